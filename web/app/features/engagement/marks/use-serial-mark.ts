import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type MemberAction, useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { engagementWords } from '../engagement.words.ts';
import { settleMark, showMark, type ToldMark, useMark } from './mark-overlay.ts';
import { type Mark, type SerialToggle, serialToggle } from './serial-toggle.ts';

/** Toggles under way, by mark; they outlive the card that was pressed. */
const running = new Map<string, SerialToggle>();

interface Marking {
  /** Names the mark wherever it is shown. */
  key: string;
  action: MemberAction;
  send(wanted: boolean): Promise<Mark>;
  onDone?(done: Mark): void;
  /** The title of the toast when it could not be carried out. */
  failed: string;
}

export interface SerialMark extends Mark {
  toggle(): void;
}

/** One mark of the viewer's: drawn at once, sent in order, taken back with a sentence when it fails. */
export function useSerialMark(told: ToldMark, { key, action, send, onDone, failed }: Marking): SerialMark {
  const t = useWords(engagementWords);
  const signInFirst = useSignInFirst(action);
  const mark = useMark(key, told);

  const start = (): SerialToggle =>
    serialToggle(mark, {
      send,
      show: (next) => showMark(key, next),
      onDone(done) {
        running.delete(key);
        settleMark(key, done);
        onDone?.(done);
      },
      async onFailure(error, last) {
        running.delete(key);
        settleMark(key, last);
        if (await signInFirst.isNeededAfter(error)) return;
        toast.bad(failed, sentenceOf(error, t('tryAgain')));
      },
    });

  const toggle = () => {
    if (signInFirst.isNeeded()) return;
    const own = running.get(key) ?? start();
    running.set(key, own);
    own.want(!mark.on);
  };
  return { ...mark, toggle };
}
