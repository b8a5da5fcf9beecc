import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { dataDownloadSettled } from '../notifications.events.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfDataDownloads({ events }: Services, announcer: Announcer): void {
  events.on(dataDownloadSettled, 'notify', async ({ downloadId, userId, outcome, happenedAt }) => {
    await announcer.notify(userId, (executor) =>
      insertNews(executor, {
        recipientId: userId,
        type: 'DATA',
        subject: `data-download:${downloadId}`,
        data: { event: outcome },
        happenedAt,
      }),
    );
  });
}
