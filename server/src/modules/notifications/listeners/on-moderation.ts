import { reportsDecided } from '#server/modules/complaints/public.ts';
import { designModerated } from '#server/modules/designs/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews, type News } from '../write-notifications.queries.ts';
import { deskNews } from './occasions.queries.ts';

/**
 * Notifies makers of what admins do with their designs, admins of appeals, and reporters of the decisions on their
 * reports.
 */
export function notifyOfModeration({ db, events }: Services, announcer: Announcer): void {
  events.on(designModerated, 'notify', async ({ designId, makerId, step, happenedAt }) => {
    const subject = `design:${designId}:${step}:${happenedAt}`;
    const news = { subject, designId, data: { event: step }, happenedAt };
    if (step !== 'APPEALED') return notify({ ...news, recipientId: makerId });
    const [desk] = await deskNews(db, []);
    for (const recipientId of desk?.deskIds ?? []) {
      if (recipientId !== makerId) await notify({ ...news, recipientId, senderId: makerId });
    }
  });

  events.on(
    reportsDecided,
    'notify',
    async ({ kind: reportKind, targetId, ownerId, decision, reports, happenedAt }) => {
      for (const { id, reporterId } of reports) {
        // A reporter without an account reads the decision on the page where they reported.
        if (reporterId === null) continue;
        const subject = `report:${id}:${happenedAt}`;
        const data = { event: `REPORT_${decision}`, reportKind } as const;
        await notify({ subject, data, recipientId: reporterId, happenedAt });
      }
      // Takedowns of designs have their own notification; suspended and banned people get a letter.
      if (decision !== 'UPHELD' || ownerId === null || reportKind === 'DESIGN' || reportKind === 'USER')
        return;
      const subject = `removed:${reportKind}:${targetId}`;
      const data = { event: 'REMOVED', reportKind } as const;
      await notify({ subject, data, recipientId: ownerId, happenedAt });
    },
  );

  async function notify(news: Omit<Extract<News, { type: 'MODERATION' }>, 'type'>): Promise<void> {
    await announcer.notify(news.recipientId, (executor) =>
      insertNews(executor, { ...news, type: 'MODERATION' }),
    );
  }
}
