import type { Message } from '#web/platform/sentences/sentences.ts';
import { makeStore } from '#web/platform/store/store.ts';

export type ToastTone = 'good' | 'bad' | 'note' | 'news';

export interface Toast {
  id: number;
  tone: ToastTone;
  /** A sentence such as “Images required: please …” has its line within it. */
  title: Message;
  line?: Message;
  action?: ToastAction;
}

/** Something that may be done about it, while the toast is there. */
interface ToastAction {
  label: string;
  act: () => void;
}

type Words = Pick<Toast, 'title' | 'line' | 'action'>;

export const toasts = makeStore<readonly Toast[]>([]);
/** The tones that wait, once for each part of the page that holds them. */
export const heldTones = makeStore<readonly ToastTone[]>([]);
let lastId = 0;

/** Tells something in passing: what happened and, in one line, what it means. */
export const toast = {
  good: (title: Message, line?: Message, action?: ToastAction) =>
    show('good', { title, ...(line ? { line } : {}), ...(action ? { action } : {}) }),
  bad: (title: Message, line?: Message) => show('bad', { title, ...(line ? { line } : {}) }),
  note: (title: Message, line?: Message) => show('note', { title, ...(line ? { line } : {}) }),
  /** Something arrived by itself: the bell rings. */
  news: (title: Message, line?: Message) => show('news', { title, ...(line ? { line } : {}) }),
};

/** Toasts of these tones are not shown until the answer is called; what comes meanwhile waits. */
export function holdToasts(tones: readonly ToastTone[]): () => void {
  heldTones.set([...heldTones.get(), ...tones]);
  return () => {
    const left = [...heldTones.get()];
    for (const tone of tones) left.splice(left.indexOf(tone), 1);
    heldTones.set(left);
  };
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id));
}

/** Before something is sent: what was told of the last time is over, but not what still offers to be done. */
export function dismissAnswers(): void {
  const staying = toasts.get().filter(({ tone, action }) => tone === 'news' || action !== undefined);
  if (staying.length < toasts.get().length) toasts.set(staying);
}

function show(tone: ToastTone, words: Words): number {
  lastId += 1;
  // What a person did answers what they did before; only the bell leaves that answer standing.
  const staying =
    tone === 'news'
      ? toasts
          .get()
          .filter((one) => one.tone !== 'news')
          .slice(-1)
      : toasts.get().filter((one) => one.tone === 'news' && heldTones.get().includes('news'));
  toasts.set([...staying, { id: lastId, tone, ...words }]);
  return lastId;
}
