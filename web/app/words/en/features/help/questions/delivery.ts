import type { HelpGroup } from '#web/features/help/help-question.ts';

export const delivery: HelpGroup = {
  id: 'delivery',
  title: 'Delivery',
  questions: [
    {
      id: 'when-it-arrives',
      question: 'When does it arrive?',
      paragraphs: [
        'The page of a design says by when, if you order today. It adds the days of making and the days on the way from the maker’s PIN code to yours. The order page keeps that day up to date.',
      ],
      links: [{ to: '/help/shipping', label: 'Shipping' }],
      words: 'delivery shipping arrive deliver days when',
    },
    {
      id: 'shipping-cost',
      question: 'What does shipping cost?',
      paragraphs: ['Nothing. It is free, wherever the checkout lets you send it.'],
      links: [{ to: '/help/shipping#where', label: 'Where we ship' }],
      words: 'shipping cost charges free delivery abroad international',
    },
    {
      id: 'track-a-parcel',
      question: 'How do I track the parcel?',
      paragraphs: [
        'When the maker sends it, the order page shows who carries it and, where the carrier gives one, the tracking number, with a link to the carrier’s own page if it has one.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
      words: 'track tracking parcel courier shipped package',
    },
    {
      id: 'wrong-address',
      question: 'I gave the wrong address',
      paragraphs: [
        'An order keeps the address it was placed with. Tell the maker at once with Message on the order page, before the parcel is sent. While cancelling is free you can also cancel and order again.',
      ],
      words: 'address change wrong pin pincode',
    },
    {
      id: 'confirm-delivery',
      question: 'What do I do when it is here?',
      paragraphs: [
        'Press Confirm delivery on the order page. The order ends with this, so look at the piece first. You can then review the design, with photos if you like.',
      ],
      words: 'confirm delivery received arrived review',
    },
    {
      id: 'never-arrived',
      question: 'The parcel has not come, or came damaged',
      paragraphs: [
        'Take a photo, write to the maker, and press Contact Support on the order page. The complaint takes up to five pictures.',
      ],
      links: [{ to: '/complaints', label: 'File a complaint' }],
      words: 'damaged lost missing parcel broken defective late',
    },
  ],
};
