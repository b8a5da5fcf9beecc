import type { HelpGroup } from '#web/features/help/help-question.ts';

export const making: HelpGroup = {
  id: 'making',
  title: 'Following the making',
  questions: [
    {
      id: 'follow-an-order',
      question: 'Where do I see how far it is?',
      paragraphs: [
        'On the order page. Each step shows who took it and when, with what the maker wrote and the pictures they took. A step that nobody took is shown as passed over.',
        'News of your order also comes as a notification.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
      words: 'order status progress follow where is my order',
    },
    {
      id: 'how-long',
      question: 'How long does the making take?',
      paragraphs: [
        'Each design says its days of making. They are counted from the day you are measured, or from the advance where nothing is measured. The order page shows the day by which it should arrive; while something waits for you, that day moves on.',
        'Holidays that the maker had named when you ordered are counted in.',
      ],
      words: 'making time days long late delay',
    },
    {
      id: 'change-the-order',
      question: 'Can I change something after ordering?',
      paragraphs: [
        'An order keeps its design, size, address and price. Write to the maker from the order page: what the two of you agree about colour, neck or length is between you. If it must be another piece or another address, cancel while that is free and order again.',
      ],
      links: [{ to: '/help#cancel', label: 'How do I cancel an order?' }],
      words: 'change order edit modify',
    },
    {
      id: 'maker-is-silent',
      question: 'The maker does not answer',
      paragraphs: [
        'Write to them from the order page first. If nothing comes, press Contact Support there: the complaint names the order, and the people who run Tanabana can read it as well as the maker.',
      ],
      words: 'maker designer silent no reply answer',
    },
  ],
};
