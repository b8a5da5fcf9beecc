import { type News, newsOf, partOf } from '#contracts/news/tell.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

const help = '/help#report';

/** What an admin decided: for the maker or author, for anyone who reported it, and for the admins. */
export function newsOfModeration(row: NotificationRow): { said: News; link: string } {
  const title = row.designTitle ?? partOf('designs.yours');
  const kind = row.reportKind ?? 'THING';
  const page = `/product/${row.designId}`;
  switch (row.moderation) {
    case 'HIDDEN':
    case 'EDITED':
    case 'UPHELD':
    case 'RESTORED':
      return { said: newsOf(`moderation.${row.moderation}`, { title }), link: page };
    case 'APPEALED': {
      const name = row.senderName ?? partOf('people.maker');
      return {
        said: newsOf('moderation.APPEALED', { name, title }),
        link: `/admin/products/${row.designId}`,
      };
    }
    case 'REMOVED':
      return { said: newsOf(`removed.${kind === 'USER' ? 'THING' : kind}`), link: help };
    case 'REPORT_UPHELD':
      return { said: newsOf(`upheld.${kind}`), link: help };
    case 'REPORT_DISMISSED':
      return { said: newsOf(`dismissed.${kind}`), link: help };
    case null:
      throw new Error('news of moderation has no step');
  }
}
