import {
  followAgreed,
  followRequested,
  followRequestGone,
  makerFollowed,
  makerUnfollowed,
} from '#server/modules/engagement/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { hideFollower, hideRequest, showAgreed, showFollower, showRequest } from './follow-news.queries.ts';

/**
 * Reads the current followers, so the order of events does not matter. A follower is announced once; following again
 * after unfollowing is not.
 */
export function notifyOfFollowers({ db, events, realtime }: Services, announcer: Announcer): void {
  events.on(makerFollowed, 'notify', async ({ makerId, followerId }) => {
    await show(showFollower, makerId, followerId);
    const about = {
      subject: `follow:${followerId}`,
      senderId: followerId,
      path: `/publicProfile/${followerId}`,
    };
    await keepForLetter(db, { kind: 'FOLLOW', recipientId: makerId, ...about });
  });

  events.on(followRequested, 'notify', async ({ makerId, followerId }) => {
    await show(showRequest, makerId, followerId);
    // Requests are answered on the notifications page.
    const about = { subject: `follow-request:${followerId}`, senderId: followerId, path: '/notifications' };
    await keepForLetter(db, { kind: 'FOLLOW', recipientId: makerId, ...about });
  });

  const hideAnswered = async ({ makerId, followerId }: { makerId: number; followerId: number }) => {
    const [row] = await hideRequest(db, [makerId, followerId]);
    if (row) realtime.toPerson(makerId, 'notificationsRead');
  };
  events.on(followRequestGone, 'notify', hideAnswered);
  events.on(followAgreed, 'notify', async (pair) => {
    await hideAnswered(pair);
    await announcer.notify(pair.followerId, async (executor) => {
      const [row] = await showAgreed(executor, [pair.makerId, pair.followerId]);
      return row?.id;
    });
    const { makerId, followerId } = pair;
    const path = `/publicProfile/${makerId}`;
    const about = { subject: `follow-agreed:${makerId}`, senderId: makerId, path };
    await keepForLetter(db, { kind: 'FOLLOW', recipientId: followerId, ...about });
  });

  events.on(makerUnfollowed, 'notify', async ({ makerId, followerId }) => {
    const [row] = await hideFollower(db, [makerId, followerId]);
    if (row) realtime.toPerson(makerId, 'notificationsRead');
  });

  /** A returning follower or request is listed again without an announcement. */
  async function show(
    write: typeof showFollower | typeof showRequest,
    makerId: number,
    followerId: number,
  ): Promise<void> {
    let isBack = false;
    await announcer.notify(makerId, async (executor) => {
      const [row] = await write(executor, [makerId, followerId]);
      isBack = row?.isNew === false;
      return row?.isNew ? row.id : undefined;
    });
    if (isBack) realtime.toPerson(makerId, 'notificationsRead');
  }
}
