import { watchPendingMarks } from '#web/features/engagement/marks/watch-pending-marks.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';

// What is written without a network needs these then, and could not fetch them.
import '#web/features/engagement/comments/send-comment.ts';

const opened = new Map<number, Outbox>();

/** The outbox of a person with what it means to the screens: its likes and follows are drawn as if they had arrived. */
export function openOutbox(userId: number): Outbox {
  const known = opened.get(userId);
  if (known) return known;
  const outbox = outboxOf(userId);
  opened.set(userId, outbox);
  watchPendingMarks(userId, outbox);
  return outbox;
}
