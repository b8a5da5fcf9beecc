export const sizeGuideEn = {
  title: 'Size guide',
  lead: 'How to hold the tape, what each garment asks for, and what each size measures.',
  above: { to: '/help', label: 'Help' },
  ways: {
    heading: 'Which of the three is mine?',
    facts: [
      { name: 'To your measure', value: 'The maker visits or phones you once the advance has arrived' },
      { name: 'In sizes', value: 'You choose one on the page of the design; nobody is measured' },
      { name: 'Nothing to fit', value: 'Sarees, dupattas, jewellery, bags, furnishings' },
    ],
    links: [{ to: '/help#book-a-measuring', label: 'Book a home visit or a phone call' }],
  },
  tape: {
    heading: 'How to hold the tape',
    paragraphs: [
      'Use a soft tape. Wear what you will wear beneath the piece, and for lehengas and trousers the shoes, too. Stand straight and breathe as always. The tape lies flat and level, close but not tight: one finger fits under it.',
      'It is easier for two. Measure twice; if the numbers differ, measure a third time. Centimetres and inches are both welcome, down to a millimetre or an eighth of an inch.',
    ],
  },
  garments: 'What each garment asks for',
  garmentsLine:
    'The maker may ask for fewer. Write down what you know on the order page; what was not measured is left out. Where a piece comes in sizes, its chart stands beneath.',
  sizes: 'Sizes of children and shoes',
  part: 'Measure',
};
