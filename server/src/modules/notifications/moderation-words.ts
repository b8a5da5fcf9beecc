import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import type { NotificationRow } from './read-notifications.queries.ts';
import type { Moderation } from './write-notifications.queries.ts';

const things: Record<ReportKind, string> = {
  USER: 'person',
  MESSAGE: 'message',
  COMMENT: 'comment',
  DESIGN: 'design',
  STORY: 'story',
  REVIEW: 'review',
};

const help = '/help#report';

/** What an admin decided, in words: for the maker or author, for whoever reported it, and for the admins. */
export function wordsOfModeration(row: NotificationRow): { lead: string; message: string; link: string } {
  const title = row.designTitle ?? 'Your design';
  const thing = row.reportKind === null ? 'thing' : things[row.reportKind];
  const page = `/product/${row.designId}`;
  const person = row.senderName ?? 'A maker';
  const sentences: Record<Moderation, { lead: string; message: string; link: string }> = {
    HIDDEN: {
      lead: title,
      message: `${title} was hidden by our team. Read why, and how to appeal`,
      link: page,
    },
    EDITED: { lead: title, message: `${title} was changed by our team`, link: page },
    UPHELD: {
      lead: title,
      message: `${title} stays hidden. Read what we answered to your appeal`,
      link: page,
    },
    RESTORED: { lead: title, message: `${title} is back where it stood before`, link: page },
    APPEALED: {
      lead: person,
      message: `${person} appeals: ${title} was hidden`,
      link: `/admin/products/${row.designId}`,
    },
    REMOVED: {
      lead: 'Our team',
      message: `Our team removed a ${thing} of yours. The letter to you says why`,
      link: help,
    },
    REPORT_UPHELD: {
      lead: 'Your report',
      message:
        row.reportKind === 'USER'
          ? 'We have looked at your report and acted. Thank you'
          : `Your report was right: we took the ${thing} down. Thank you`,
      link: help,
    },
    REPORT_DISMISSED: {
      lead: 'Your report',
      message:
        row.reportKind === 'USER'
          ? 'Your report was looked at, and nothing was changed'
          : `Your report was looked at, and the ${thing} stays as it is`,
      link: help,
    },
  };
  if (row.moderation === null) throw new Error('news of moderation has no step');
  return sentences[row.moderation];
}
