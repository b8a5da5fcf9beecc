export const about = {
  title: 'About',
  lead: 'Tana-bana is Hindi for warp and weft. Here the makers of India’s clothes and the people who wear them are woven into one cloth.',
  sections: [
    {
      heading: 'What this is',
      paragraphs: [
        'Tanabana is a marketplace for fashion that is made to order. Designers, master cutters, zari makers, workshops, vendors and artists show what they make. You look, follow, ask, and have a piece made for you.',
        'Nothing hangs in a warehouse. A piece is begun when you order it.',
      ],
      links: [
        { to: '/', label: 'See the newest designs' },
        { to: '/explore', label: 'Meet the makers' },
      ],
    },
    {
      heading: 'Who makes it',
      paragraphs: [
        'The maker named on the design. The agreement for a piece is between you and them; the order, the payments and the papers run through Tanabana, so that both of you see the same.',
      ],
      links: [
        { to: '/terms', label: 'Terms' },
        { to: '/upload-product', label: 'Show a design of your own' },
      ],
    },
    {
      heading: 'What it is not',
      paragraphs: ['There are no advertisements here, and what you look at is not sold to anybody.'],
      links: [{ to: '/privacy', label: 'Privacy' }],
    },
  ],
  how: {
    heading: 'How it goes',
    steps: [
      { name: 'Choose', text: 'You look, ask the maker what you like, and order with 40% in advance.' },
      {
        name: 'Be measured',
        text: 'Where a piece is made to your measure, the maker visits you, or phones you with the tape in your hand.',
      },
      { name: 'See it made', text: 'You follow each step on the order page, with the maker’s photographs.' },
      { name: 'Receive it', text: 'You pay the rest when the piece is made, and then it is sent.' },
    ],
    links: [{ to: '/help', label: 'How things go, question by question' }],
  },
};
