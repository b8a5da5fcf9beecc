export const contactEn = {
  title: 'Contact',
  lead: 'Who answers depends on the question. Here is the shortest way to each of them.',
  sections: [
    {
      heading: 'About a design',
      paragraphs: [
        'Ask its maker. Enquiry on the page of the design needs no account; with one you can also write in the chat.',
      ],
      links: [{ to: '/search', label: 'Look for a design' }],
    },
    {
      heading: 'About an order',
      paragraphs: [
        'Write to the maker with Message on the order page. If that does not help, press Contact Support there: it opens a complaint with the order filled in, which the maker and the people who run Tanabana can read and answer.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
    },
    {
      heading: 'About the website, your account or anything else',
      paragraphs: [
        'File a complaint without an order. Only the people who run Tanabana read it. You need an account for this, and follow the answers on the complaint’s own page.',
      ],
      links: [
        { to: '/complaints', label: 'Contact Support' },
        { to: '/forgot-password', label: 'I cannot sign in' },
      ],
    },
    {
      heading: 'Something that should not be here',
      paragraphs: [
        'Press Report at the design, review, comment, message, story or person. The report goes to the people who run Tanabana alone.',
      ],
      links: [{ to: '/help#report', label: 'What happens then' }],
    },
    {
      heading: 'First, perhaps',
      paragraphs: ['Most questions have been asked before.'],
      links: [{ to: '/help', label: 'Help' }],
    },
  ],
};
