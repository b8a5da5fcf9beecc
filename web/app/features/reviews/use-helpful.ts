import { useSyncExternalStore } from 'react';
import { sentenceOf } from '../../platform/api/api-error.ts';
import { useWords } from '../../platform/i18n/use-words.ts';
import { useSignInFirst } from '../../shell/use-sign-in-first.ts';
import { toast } from '../../ui/toast.ts';
import { markToShow, overlaid, settleMark, showMark, subscribeToMarks } from '../engagement/mark-overlay.ts';
import { type Mark, type SerialToggle, serialToggle } from '../engagement/serial-toggle.ts';
import { setHelpful } from './reviews.api.ts';
import type { ToldReview } from './told-review.ts';

/** Toggles under way, by review; they outlive the card that was pressed. */
const running = new Map<string, SerialToggle>();

/** Marks a review as helpful: drawn at once, sent in order, taken back with a sentence when it fails. */
export function useHelpful({ id, helpful }: ToldReview): Mark & { toggle(): void } {
  const t = useWords('reviews');
  const signInFirst = useSignInFirst('helpful');
  const key = `helpful:${id}`;
  const over = useSyncExternalStore(
    subscribeToMarks,
    () => overlaid(key),
    () => undefined,
  );
  const mark = markToShow(helpful, over);

  const start = (): SerialToggle =>
    serialToggle(mark, {
      send: (wanted) => setHelpful(id, wanted),
      show: (next) => showMark(key, next),
      onDone(done) {
        running.delete(key);
        settleMark(key, done);
      },
      async onFailure(error, last) {
        running.delete(key);
        settleMark(key, last);
        if (await signInFirst.isNeededAfter(error)) return;
        toast.bad(t('helpfulFailed'), sentenceOf(error, t('tryAgain')));
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
