import type { HelpGroup } from '#web/features/help/help-question.ts';
import { cancellingRules } from '../cancelling.ts';

const policy = { to: '/help/returns-and-cancellation', label: 'Returns and cancellation' };
const orders = { to: '/userDashboard?tab=purchases', label: 'Your orders' };

export const cancellingAndRefunds: HelpGroup = {
  id: 'cancelling-and-refunds',
  title: 'Cancelling and refunds',
  questions: [
    {
      id: 'cancel',
      question: 'How do I cancel an order?',
      paragraphs: cancellingRules.free,
      links: [orders, policy],
      words: 'cancel cancelling cancellation order cancelled',
    },
    {
      id: 'cancel-later',
      question: 'Can I still cancel after that?',
      paragraphs: cancellingRules.later,
      links: [policy],
      words: 'cancel late cancellation after',
    },
    {
      id: 'refund',
      question: 'When is my money back?',
      paragraphs: [
        'It goes back to where it came from, within 7 working days. The order page shows each refund, and whether it is on its way or paid back. If the bank does not take it, it is tried again by itself. If you have disputed the payment with your bank, nothing of it goes back until the bank has decided.',
      ],
      links: [orders],
      words: 'refund refunds money back refunded',
    },
    {
      id: 'part-refund',
      question: 'Can the maker pay back a part?',
      paragraphs: [
        'Yes, if the two of you agree, for instance on a piece that needs mending. The maker pays it back from the order page, with the reason, and the order goes on.',
      ],
      words: 'partial refund part discount compensation',
    },
    {
      id: 'return',
      question: 'Can I send a piece back?',
      paragraphs: [
        'There is no button for returns: a piece is made for you alone. If it is damaged or not what was described, write to the maker, who can pay money back. If you cannot agree, file a complaint. What the law gives you as a buyer stays yours.',
      ],
      links: [policy, { to: '/complaints', label: 'File a complaint' }],
      words: 'return returns exchange replace replacement send back',
    },
  ],
};
