import { watchPendingMarks } from '#web/features/engagement/marks/watch-pending-marks.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';

// Loaded together with the outbox, because screens need it offline, when it could not be loaded.
import '#web/features/engagement/comments/send-comment.ts';

const opened = new Map<number, Outbox>();

/** A person's outbox, connected to the screens: its likes and follows are shown as if already sent. */
export function openOutbox(userId: number): Outbox {
  const known = opened.get(userId);
  if (known) return known;
  const outbox = outboxOf(userId);
  opened.set(userId, outbox);
  watchPendingMarks(userId, outbox);
  return outbox;
}
