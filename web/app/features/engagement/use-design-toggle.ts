import { useSyncExternalStore } from 'react';
import { sentenceOf } from '../../platform/api/api-error.ts';
import { useWords } from '../../platform/i18n/use-words.ts';
import { useSignInFirst } from '../../shell/use-sign-in-first.ts';
import { toast } from '../../ui/toast.ts';
import { type MarkKind, setMark } from './engagement.api.ts';
import {
  markToShow,
  overlaid,
  settleMark,
  showMark,
  subscribeToMarks,
  type ToldMark,
} from './mark-overlay.ts';
import { type Mark, type SerialToggle, serialToggle } from './serial-toggle.ts';

/** Toggles under way, by mark; they outlive the card that was pressed. */
const running = new Map<string, SerialToggle>();

interface DesignToggle extends Mark {
  toggle(): void;
}

/** Likes or saves a design: drawn at once, sent in order, taken back with a sentence when it fails. */
export function useDesignToggle(kind: MarkKind, designId: number, told: ToldMark): DesignToggle {
  const t = useWords('engagement');
  const signInFirst = useSignInFirst(kind);
  const key = `${kind}:${designId}`;
  const over = useSyncExternalStore(
    subscribeToMarks,
    () => overlaid(key),
    () => undefined,
  );
  const mark = markToShow(told, over);

  const start = (): SerialToggle => {
    let message = '';
    return serialToggle(mark, {
      async send(wanted) {
        const answer = await setMark(kind, designId, wanted);
        message = answer.message;
        return { on: answer.on, count: answer.count };
      },
      show: (next) => showMark(key, next),
      onDone(done) {
        running.delete(key);
        settleMark(key, done);
        if (kind === 'save') toast.good(message || t('save.done'));
      },
      async onFailure(error, last) {
        running.delete(key);
        settleMark(key, last);
        if (await signInFirst.isNeededAfter(error)) return;
        toast.bad(t(`${kind}.failed`), sentenceOf(error, t('tryAgain')));
      },
    });
  };

  const toggle = () => {
    if (signInFirst.isNeeded()) return;
    const own = running.get(key) ?? start();
    running.set(key, own);
    own.want(!mark.on);
  };
  return { ...mark, toggle };
}
