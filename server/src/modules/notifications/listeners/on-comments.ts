import { commentDeleted, commentPosted } from '#server/modules/engagement/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { deleteComment, insertComment, makerOfDesign } from '../notifications.queries.ts';

/** Both look at whether the comment is there, as the news of a deletion may overtake that of the comment. */
export function tellOfComments({ db, events, realtime }: Services, announcer: Announcer): void {
  events.on(commentPosted, 'notify', async ({ commentId, designId }) => {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design) return;
    const [row] = await insertComment(db, [design.makerId, commentId]);
    if (row) await announcer.announce(row.id);
  });

  events.on(commentDeleted, 'notify', async ({ commentId, designId }) => {
    const [design] = await makerOfDesign(db, [designId]);
    if (!design) return;
    const [row] = await deleteComment(db, [design.makerId, commentId]);
    if (row) realtime.toPerson(design.makerId, 'notificationsRead');
  });
}
