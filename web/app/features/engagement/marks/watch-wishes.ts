import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { isOwner } from '#web/platform/outbox/outbox-owner.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { setWishes } from '#web/platform/outbox/wishes.ts';
import { type FollowReply, followIn } from '../follows/follow-in.ts';
import { type MarkReply, markIn } from './engagement.api.ts';
import { settleMark } from './mark-overlay.ts';
import type { AboutWish } from './use-serial-mark.ts';

/** Draws the likes, saves and follows that wait in a person's outbox as if they had arrived, and then what came of them. */
export function watchWishes(userId: number, outbox: Outbox): void {
  const show = () => {
    if (!isOwner(userId)) return;
    const waiting = outbox
      .list()
      .filter((one) => isWish(one) && one.refusal === null) as Waiting<AboutWish>[];
    setWishes(new Map(waiting.map(({ about: { key, on } }) => [key, on])));
  };
  outbox.subscribe(show);
  outbox.onSent((one, reply) => {
    if (!isWish(one)) return;
    const { key } = one.about;
    const isFollow = key.startsWith('follow:');
    const mark = isFollow ? followIn(reply as FollowReply, 0) : markIn(reply as MarkReply);
    settleMark(key, mark);
  });
  show();
}

const isWish = (one: Waiting): one is Waiting<AboutWish> => one.kind === 'wish';
