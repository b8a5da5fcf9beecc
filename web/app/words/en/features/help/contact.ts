export const contact = {
  title: 'Contact',
  lead: 'Who to ask about a design, an order or the website, and how to reach them.',
  sections: [
    {
      id: 'quickest',
      heading: 'The quickest answer',
      paragraphs: [
        'Help answers the common questions about ordering, measurements, payments, delivery, refunds and your account.',
      ],
      links: [{ to: '/help', label: 'Read the answers in Help' }],
    },
    {
      id: 'design',
      heading: 'About a design',
      paragraphs: [
        'Ask its maker. Enquiry on the page of the design needs no account; with one you can also write in the chat.',
      ],
      links: [{ to: '/search', label: 'Look for a design' }],
    },
    {
      id: 'order',
      heading: 'About an order',
      paragraphs: [
        'Write to the maker with Message on the order page. If that does not help, press Contact Support there: it opens a complaint with the order filled in. The maker and the Tanabana team can both read and answer it.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
    },
    {
      id: 'website',
      heading: 'About the website, your account or anything else',
      paragraphs: [
        'File a complaint without an order. Only the Tanabana team reads it. You need an account, and the answers appear on the page of the complaint.',
      ],
      links: [
        { to: '/complaints', label: 'Contact Support' },
        { to: '/forgot-password', label: 'I cannot sign in' },
      ],
    },
    {
      id: 'rules',
      heading: 'Content that breaks the rules',
      paragraphs: [
        'Press Report on the design, review, comment, message, story or profile. Only the Tanabana team sees the report.',
      ],
      links: [{ to: '/help#report', label: 'What happens next' }],
    },
  ],
};
