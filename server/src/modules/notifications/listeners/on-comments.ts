import { commentDeleted, commentPosted } from '#server/modules/engagement/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { deleteComment, insertComment } from '../write-notifications.queries.ts';
import { readersOfComment } from './occasions.queries.ts';

/** Notifies of comments. Checks that the comment still exists, because the event of its deletion may arrive first. */
export function notifyOfComments({ db, events, realtime }: Services, announcer: Announcer): void {
  events.on(commentPosted, 'notify', async ({ commentId, designId, userId }) => {
    const [readers] = await readersOfComment(db, [commentId]);
    if (!readers) return;
    const { makerId, answeredId, mentionedIds } = readers;
    // Each reader is notified once, so the most specific notification goes first.
    if (answeredId !== null) await notify(answeredId, 'REPLY', 'COMMENT');
    for (const mentionedId of mentionedIds) await notify(mentionedId, 'MENTION', 'MENTION');
    await notify(makerId, 'COMMENT', 'COMMENT');

    async function notify(
      readerId: number,
      type: 'COMMENT' | 'REPLY' | 'MENTION',
      kind: 'COMMENT' | 'MENTION',
    ) {
      await announcer.notify(readerId, async (executor) => {
        const [row] = await insertComment(executor, { readerId, commentId, type, kind });
        return row?.id;
      });
      await keepForLetter(db, {
        kind,
        recipientId: readerId,
        subject: `comment:${commentId}`,
        senderId: userId,
        designId,
        path: pathOfComment(designId, commentId),
      });
    }
  });

  events.on(commentDeleted, 'notify', async ({ gone }) => {
    for (const { id, peopleIds } of gone) {
      for (const { recipientId } of await deleteComment(db, [peopleIds, id])) {
        realtime.toPerson(recipientId, 'notificationsRead');
      }
    }
  });
}

const pathOfComment = (designId: number, commentId: number) => `/product/${designId}?comment=${commentId}`;
