export const help = {
  title: 'Help',
  description:
    'Answers about ordering and paying in two parts, being measured, delivery, cancelling, refunds, complaints, selling and your account.',
  lead: 'How things go here, from the first question to the parcel.',
  search: 'Search the questions',
  example: 'refund, size…',
  submit: 'Search',
  found: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
  none: 'No question holds these words',
  noneLine: 'Try one word, or tell us what is the matter.',
  all: 'Show all questions',
  groups: 'Questions about',
  contents: 'On this page',
  linkTo: 'Link to this answer',
  more: 'Read more',
  pages: [
    { to: '/help/returns-and-cancellation', label: 'Returns and cancellation' },
    { to: '/help/shipping', label: 'Shipping' },
    { to: '/help/size-guide', label: 'Size guide' },
  ],
  support: 'Something is wrong?',
  supportLine:
    'About an order, press Contact Support on its page, so that the order is filled in. About anything else, file a complaint.',
  contact: 'Contact Support',
  otherWays: 'All ways to reach somebody',
};
