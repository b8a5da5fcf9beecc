export type ToastTone = 'good' | 'bad' | 'note' | 'news';

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  line?: string;
  action?: ToastAction;
}

/** Something that may be done about it, while the toast is there. */
interface ToastAction {
  label: string;
  act: () => void;
}

type Words = Pick<Toast, 'title' | 'line' | 'action'>;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells something in passing: what happened and, in one line, what it means. */
export const toast = {
  good: (title: string, line?: string, action?: ToastAction) =>
    show('good', { title, ...(line ? { line } : {}), ...(action ? { action } : {}) }),
  bad: (title: string, line?: string) => show('bad', { title, ...(line ? { line } : {}) }),
  note: (title: string, line?: string) => show('note', { title, ...(line ? { line } : {}) }),
  /** Something arrived by itself: the bell rings. */
  news: (title: string, line?: string) => show('news', { title, ...(line ? { line } : {}) }),
};

export function dismissToast(id: number): void {
  publish(toasts.filter((one) => one.id !== id));
}

/** Before something is sent: what was told of the last time is over, but not what still offers to be done. */
export function dismissAnswers(): void {
  const staying = toasts.filter(({ tone, action }) => tone === 'news' || action !== undefined);
  if (staying.length < toasts.length) publish(staying);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function show(tone: ToastTone, words: Words): number {
  lastId += 1;
  // What a person did answers what they did before; only the bell leaves that answer standing.
  const staying = tone === 'news' ? toasts.filter((one) => one.tone !== 'news').slice(-1) : [];
  publish([...staying, { id: lastId, tone, ...words }]);
  return lastId;
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
