import type { Message } from '#web/platform/sentences/sentences.ts';
import { makeStore } from '#web/platform/store/store.ts';

export type ToastTone = 'good' | 'bad' | 'note' | 'news';

export interface Toast {
  id: number;
  tone: ToastTone;
  /** A sentence such as “Images required: please …” includes its line. */
  title: Message;
  line?: Message;
  action?: ToastAction;
}

/** An action offered while the toast is shown. */
interface ToastAction {
  label: string;
  act: () => void;
}

type Words = Pick<Toast, 'title' | 'line' | 'action'>;

export const toasts = makeStore<readonly Toast[]>([]);
/** The tones held back, one entry for each component that holds them. */
export const heldTones = makeStore<readonly ToastTone[]>([]);
let lastId = 0;

/** Shows a toast: what happened and, in one line, what it means. */
export const toast = {
  good: (title: Message, line?: Message, action?: ToastAction) =>
    show('good', { title, ...(line ? { line } : {}), ...(action ? { action } : {}) }),
  bad: (title: Message, line?: Message) => show('bad', { title, ...(line ? { line } : {}) }),
  note: (title: Message, line?: Message) => show('note', { title, ...(line ? { line } : {}) }),
  /** For a notification that has arrived; shown with a bell. */
  news: (title: Message, line?: Message) => show('news', { title, ...(line ? { line } : {}) }),
};

/** Holds back toasts of these tones until the returned function is called; they are queued meanwhile. */
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

/**
 * Call before a form is sent: dismisses results of earlier actions, but not notifications or toasts with an action.
 */
export function dismissAnswers(): void {
  const staying = toasts.get().filter(({ tone, action }) => tone === 'news' || action !== undefined);
  if (staying.length < toasts.get().length) toasts.set(staying);
}

function show(tone: ToastTone, words: Words): number {
  lastId += 1;
  // A new result replaces earlier toasts; a notification leaves the last result in place.
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
