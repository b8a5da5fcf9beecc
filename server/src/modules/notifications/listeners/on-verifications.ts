import { verificationDecided } from '#server/modules/verifications/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

/** The desk is not named as sender. */
export function notifyOfVerifications({ events }: Services, announcer: Announcer): void {
  events.on(verificationDecided, 'notify', async ({ requestId, userId, decision, happenedAt }) => {
    await announcer.notify(userId, (executor) =>
      insertNews(executor, {
        recipientId: userId,
        type: 'VERIFICATION',
        subject: `verification:${requestId}:${decision}`,
        data: { event: decision },
        happenedAt,
      }),
    );
  });
}
