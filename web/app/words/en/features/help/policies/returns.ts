import { cancellingRules } from '../cancelling.ts';

export const returns = {
  title: 'Returns and cancellation',
  lead: 'Every piece is made for one person. What happens when you change your mind, and when something is wrong with it.',
  sections: [
    {
      id: 'free',
      heading: 'Cancelling on the first day',
      paragraphs: cancellingRules.free,
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
    },
    {
      id: 'later',
      heading: 'Cancelling later',
      paragraphs: cancellingRules.later,
    },
    {
      id: 'unpaid',
      heading: 'Orders that are not paid',
      paragraphs: [
        'An order whose advance has not arrived lapses after 24 hours. If the final payment is late, the order stays; the parcel waits for it.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      paragraphs: [
        'Money goes back to where it came from, within 7 working days. The order page lists each refund with its cause and where it stands, and has a voucher or credit note for it as PDF.',
        'The maker can also pay back a part that the two of you agreed on. The order then goes on.',
      ],
    },
    {
      id: 'returns',
      heading: 'Sending a piece back',
      paragraphs: [
        'Pieces are cut for you, so there is no return for a change of mind after delivery.',
        'If a piece is damaged, is not what was described, or does not arrive, write to the maker with a photo. They can mend it, as the two of you agree, or pay money back. If you cannot agree, press Contact Support on the order page.',
        'Nothing here takes away rights that the law gives you as a buyer.',
      ],
      links: [
        { to: '/complaints', label: 'File a complaint' },
        { to: '/help#refund', label: 'When is my money back?' },
      ],
    },
  ],
};
