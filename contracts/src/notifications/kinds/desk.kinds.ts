import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { type News, newsOf, newsPart } from '#contracts/words/render-news.ts';
import { type About, always, kind, nameOf } from './kind.ts';
import { orderOf } from './order.kinds.ts';

interface ComplaintData {
  /** What happened, or the new status. */
  event: 'FILED' | 'ANSWERED' | 'OPEN' | 'IN_PROGRESS' | 'RESOLVED';
}

/** A step of a design's takedown, or the outcome for content that a person wrote or reported. */
interface ModerationData {
  event:
    | 'HIDDEN'
    | 'EDITED'
    | 'APPEALED'
    | 'UPHELD'
    | 'RESTORED'
    | 'REMOVED'
    | `REPORT_${'UPHELD' | 'DISMISSED'}`;
  reportKind?: ReportKind;
}

/** Decisions of the desk, and news about the account. */
export const deskKinds = {
  COMPLAINT: kind<ComplaintData>({
    icon: 'circle-alert',
    switchOf: always(null),
    push: always({ title: 'titles.COMPLAINT', urgency: 'normal' }),
    says: saysComplaint,
    leadsTo: ({ isForDesk, complaintId }) => `${isForDesk ? '/admin' : ''}/complaints/${complaintId}`,
  }),
  MODERATION: kind<ModerationData>({
    icon: 'shield',
    switchOf: always(null),
    push: always({ title: 'titles.MODERATION', urgency: 'normal' }),
    says: saysModeration,
    leadsTo: ({ data: { event }, designId }) => {
      if (event === 'APPEALED') return `/admin/products/${designId}`;
      return event === 'REMOVED' || event.startsWith('REPORT_') ? '/help#report' : `/product/${designId}`;
    },
  }),
  VERIFICATION: kind<{ event: 'VERIFIED' | 'REFUSED' }>({
    icon: 'badge-check',
    switchOf: always(null),
    push: always({ title: 'titles.VERIFICATION', urgency: 'normal' }),
    says: ({ data: { event } }) => newsOf(`verification.${event}`),
    leadsTo: always('/profile?tab=verification'),
  }),
  DATA: kind<{ event: 'READY' | 'FAILED' }>({
    icon: 'file-down',
    switchOf: always(null),
    push: always({ title: 'titles.DATA', urgency: 'normal' }),
    says: ({ data: { event } }) => newsOf(`data.${event}`),
    leadsTo: always('/settings?tab=data'),
  }),
  /** An email is sent a week before drafts are deleted; nothing is pushed. */
  DRAFT: kind<{ day: IstDay }>({
    icon: 'file-pen',
    switchOf: always(null),
    push: always(null),
    says: ({ data: { day }, count }) => newsOf('drafts.goOn', { count, day }),
    leadsTo: always('/userDashboard'),
  }),
} as const;

/** The desk does not show individual names. */
function saysComplaint(about: About<ComplaintData>): News {
  const isDesk = about.senderId === null;
  const name = isDesk ? newsPart('people.desk') : nameOf(about);
  if (about.complaintId === null || about.complainedAt === null)
    throw new Error('a complaint of a notification has gone');
  const ticket = ticketNumber(about.complaintId, about.complainedAt);
  switch (about.data.event) {
    case 'FILED':
      return about.orderId === null
        ? newsOf('complaints.filed', { name, ticket })
        : newsOf('complaints.filedAboutOrder', { name, order: orderOf(about) });
    case 'ANSWERED':
      return isDesk
        ? newsOf('complaints.deskAnswered', { ticket })
        : newsOf('complaints.answered', { name, ticket });
    case 'OPEN':
      return isDesk
        ? newsOf('complaints.deskOpened', { ticket })
        : newsOf('complaints.opened', { name, ticket });
    case 'IN_PROGRESS':
      return isDesk
        ? newsOf('complaints.deskTook', { ticket })
        : newsOf('complaints.taken', { name, ticket });
    case 'RESOLVED':
      return isDesk
        ? newsOf('complaints.deskSettled', { ticket })
        : newsOf('complaints.settled', { name, ticket });
  }
}

/** Sent to the maker or author, to people who reported it, and to the admins. */
function saysModeration({ data, designTitle, senderName }: About<ModerationData>): News {
  const title = designTitle ?? newsPart('designs.yours');
  const thing = data.reportKind ?? 'THING';
  switch (data.event) {
    case 'APPEALED':
      return newsOf('moderation.APPEALED', { name: senderName ?? newsPart('people.maker'), title });
    case 'REMOVED':
      return newsOf(`removed.${thing === 'USER' ? 'THING' : thing}`);
    case 'REPORT_UPHELD':
      return newsOf(`upheld.${thing}`);
    case 'REPORT_DISMISSED':
      return newsOf(`dismissed.${thing}`);
    default:
      return newsOf(`moderation.${data.event}`, { title });
  }
}
