/** The boards of the known shopper and their designs, newest last. */
export const demoBoards: readonly { shopper: string; name: string; designs: readonly string[] }[] = [
  {
    shopper: 'ananya-iyer',
    name: 'Divya’s wedding',
    designs: [
      'zari-deep-back-blouse',
      'meenakari-wedding-jhumka',
      'rani-maang-tikka',
      'teej-bandhani-lehenga-set',
      'gulnaar-katan-silk-saree',
    ],
  },
  {
    shopper: 'ananya-iyer',
    name: 'The new flat',
    designs: ['kannur-wide-curtains', 'ajrakh-table-runner', 'bolpur-kantha-cushions', 'vine-table-lamp'],
  },
  {
    shopper: 'ananya-iyer',
    name: 'Appa’s birthday',
    designs: ['badaam-kani-stole'],
  },
];

/** The makers that the known shopper follows. Other people follow makers chosen at random. */
export const demoFollows: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'ananya-iyer',
    ['meher-ansari', 'sumaiya-khatri', 'ramesh-soni', 'revathi-subramaniam', 'mamata-paul', 'bilal-wani'],
  ],
]);
