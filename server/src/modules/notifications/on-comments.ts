import type { Services } from '../../platform/services.ts';
import { commentDeleted, commentPosted } from '../engagement/public.ts';
import type { Announcer } from './announce.ts';
import { forgetNews, insertNews, makerOfDesign } from './notifications.queries.ts';

export function tellOfComments({ db, events, realtime }: Services, announcer: Announcer): void {
  events.on(commentPosted, 'notify', async ({ commentId, designId, userId }) => {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design || design.makerId === userId) return;
    const id = await insertNews(db, {
      recipientId: design.makerId,
      type: 'COMMENT',
      subject: subjectOf(commentId),
      senderId: userId,
      designId,
    });
    if (id !== undefined) await announcer.announce(id);
  });

  events.on(commentDeleted, 'notify', async ({ commentId, designId }) => {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design) return;
    await forgetNews(db, [design.makerId, 'COMMENT', subjectOf(commentId), designId]);
    realtime.toPerson(design.makerId, 'notificationsRead');
  });
}

const subjectOf = (commentId: number) => `comment:${commentId}`;
