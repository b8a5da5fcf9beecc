import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { isOwner } from '#web/platform/outbox/outbox-owner.ts';
import { setPendingMarks } from '#web/platform/outbox/pending-marks.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { type FollowReply, followIn } from '../follows/follow-in.ts';
import { type MarkReply, markIn } from './engagement.api.ts';
import { settleMark } from './mark-overlay.ts';
import type { AboutMark } from './use-serial-mark.ts';

/** Shows likes, saves and follows that wait in a person's outbox optimistically, and then their results. */
export function watchPendingMarks(userId: number, outbox: Outbox): void {
  const show = () => {
    if (!isOwner(userId)) return;
    const waiting = outbox
      .list()
      .filter((one) => isMark(one) && one.refusal === null) as Waiting<AboutMark>[];
    setPendingMarks(new Map(waiting.map(({ about: { key, on } }) => [key, on])));
  };
  outbox.subscribe(show);
  outbox.onSent((one, reply) => {
    if (!isMark(one)) return;
    const { key } = one.about;
    const isFollow = key.startsWith('follow:');
    const mark = isFollow ? followIn(reply as FollowReply, 0) : markIn(reply as MarkReply);
    settleMark(key, mark);
  });
  show();
}

const isMark = (one: Waiting): one is Waiting<AboutMark> => one.kind === 'mark';
