export const sizeGuideEn = {
  title: 'Size guide',
  lead: 'How to hold the tape, what each garment asks for, and the sizes that are on offer.',
  above: { to: '/help', label: 'Help' },
  sections: [
    {
      id: 'which',
      heading: 'Which of the three is mine?',
      paragraphs: ['The page of a design says how it is fitted.'],
      facts: [
        { name: 'To your measure', value: 'The maker visits or phones you once the advance has arrived' },
        { name: 'In sizes', value: 'You choose one at the checkout; nobody is measured' },
        { name: 'Nothing to fit', value: 'Sarees, dupattas, jewellery, bags, furnishings' },
      ],
      links: [{ to: '/help#book-a-measuring', label: 'Book a home visit or a phone call' }],
    },
    {
      id: 'tape',
      heading: 'How to hold the tape',
      paragraphs: [
        'Use a soft tape. Wear what you will wear beneath the piece, and for lehengas and trousers the shoes, too. Stand straight and breathe as always. The tape lies flat and level, close but not tight: one finger fits under it.',
        'It is easier for two. Measure twice; if the numbers differ, measure a third time. Centimetres and inches are both welcome, down to a millimetre or an eighth of an inch.',
      ],
    },
  ],
  garments: 'What each garment asks for',
  garmentsLine:
    'The maker may ask for fewer. Write down what you know on the order page; what was not measured is left out.',
  sizes: 'Sizes on offer',
  sizesLine:
    'What a size measures is up to its maker. Ask by Enquiry on the page of the design, or say it in the special instructions at the checkout.',
  sizesCaption: 'The sizes that can be chosen, by kind of piece',
  kind: 'Kind of piece',
  size: 'Sizes',
  clothes: 'Clothes for grown-ups',
  part: 'Measure',
  how: 'How',
};
