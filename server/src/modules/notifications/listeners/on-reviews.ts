import { reviewPosted } from '#server/modules/reviews/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { insertNews } from '../write-notifications.queries.ts';
import { makerOfDesign } from './occasions.queries.ts';

export function notifyOfReviews({ db, events }: Services, announcer: Announcer): void {
  events.on(reviewPosted, 'notify', async ({ reviewId, designId, userId, happenedAt }) => {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design || design.makerId === userId) return;
    await announcer.notify(design.makerId, (executor) =>
      insertNews(executor, {
        recipientId: design.makerId,
        type: 'REVIEW',
        data: {},
        subject: `review:${reviewId}`,
        senderId: userId,
        designId,
        happenedAt,
      }),
    );
    const about = {
      subject: `review:${reviewId}`,
      senderId: userId,
      designId,
      path: `/product/${designId}/reviews`,
    };
    await keepForLetter(db, { kind: 'REVIEW', recipientId: design.makerId, ...about });
  });
}
