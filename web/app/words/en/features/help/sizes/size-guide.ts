export const sizeGuide = {
  title: 'Size guide',
  lead: 'How to hold the tape, what each garment asks for, and what each size measures.',
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
      'It is easier for two. Measure twice; if the numbers differ, measure a third time. Centimetres and inches are both welcome, down to a millimetre or an eighth of an inch, a sixteenth for necklines.',
    ],
  },
  each: 'How to take each measurement',
  garments: 'What each garment asks for',
  garmentsLine:
    'A maker may ask for fewer. Enter what you know on the order page and leave the rest empty. Garments that come in sizes have their table below.',
  sizes: 'Sizes of children and shoes',
  part: 'Measure',
};
