export interface DemoStory {
  key: string;
  maker: string;
  /** Relative to demo/pictures. */
  file: string;
  caption: string;
  /** How many hours before the start of the demo the story was posted. */
  hoursAgo: number;
  /** The share of the demo's people who have seen it when the demo starts. */
  seenBy: number;
}

/** The stories of the demo's makers, oldest first. */
export const demoStories: readonly DemoStory[] = [
  {
    key: 'razai',
    maker: 'farida-chhipa',
    file: 'jaipuri-winter-razai-detail.webp',
    caption: 'A hundred grams of cotton, and it is still warmer than the big one.',
    hoursAgo: 19,
    seenBy: 0.7,
  },
  {
    key: 'phulkari-bagh',
    maker: 'harpreet-gill',
    file: 'bagh-phulkari-dupatta-hang.webp',
    caption: 'Four months, three sisters, one dupatta. It goes to Amritsar for a February wedding.',
    hoursAgo: 16.5,
    seenBy: 0.6,
  },
  {
    key: 'patola-frame',
    maker: 'hetal-salvi',
    file: 'patan-navratna-patola-fold.webp',
    caption: 'Both faces alike, so nobody can say which is the right one.',
    hoursAgo: 14,
    seenBy: 0.55,
  },
  {
    key: 'warp',
    maker: 'meher-ansari',
    file: 'gulnaar-katan-silk-saree-detail.webp',
    caption: 'Row 2,140 of the konia. My father checks the corner before I may go on.',
    hoursAgo: 12,
    seenBy: 0.5,
  },
  {
    key: 'kani',
    maker: 'bilal-wani',
    file: 'chashme-kani-shawl-fold.webp',
    caption: 'First snow over Kanihama. The looms are by the stove now.',
    hoursAgo: 11,
    seenBy: 0.4,
  },
  {
    key: 'mirrors',
    maker: 'jivaben-rabari',
    file: 'kutch-mirror-shawl-detail.webp',
    caption: '',
    hoursAgo: 9,
    seenBy: 0.35,
  },
  {
    key: 'jamdani',
    maker: 'arindam-basak',
    file: 'nilambari-jamdani-saree-hang.webp',
    caption: 'Starched with rice water at four this morning; it dried before the fog came.',
    hoursAgo: 7.5,
    seenBy: 0.3,
  },
  {
    key: 'blocks',
    maker: 'farida-chhipa',
    file: 'phool-block-lehenga-set-fold.webp',
    caption: 'The third colour is on. Two more, then the river.',
    hoursAgo: 6,
    seenBy: 0.25,
  },
  {
    key: 'curtain-of-vines',
    maker: 'lakshmi-kalahasti',
    file: 'kalahasti-vine-cushions-detail.webp',
    caption: 'Drawn with a bamboo kalam and no pencil beneath. The hand must not stop in a leaf.',
    hoursAgo: 5,
    seenBy: 0.25,
  },
  {
    key: 'sherwani',
    maker: 'ishaan-merchant',
    file: 'durbar-ivory-sherwani-detail.webp',
    caption: 'Second fitting in Bandra today. Nothing to let out, for once.',
    hoursAgo: 4,
    seenBy: 0.2,
  },
  {
    key: 'indigo-vat',
    maker: 'sumaiya-khatri',
    file: 'ajrakh-stole-dupatta-detail.webp',
    caption: 'The vat smells right again. Sixteen steps; this is the eleventh.',
    hoursAgo: 3,
    seenBy: 0.15,
  },
  {
    key: 'rod',
    maker: 'meher-ansari',
    file: 'gulnaar-katan-silk-saree-hang.webp',
    caption: 'Washed, starched, and out on the rod. Tomorrow it travels to Bengaluru.',
    hoursAgo: 2.2,
    seenBy: 0.15,
  },
  {
    key: 'teej',
    maker: 'kavya-rathore',
    file: 'teej-bandhani-saree-fold.webp',
    caption: 'Untied today: eleven thousand knots, and not one dot has run.',
    hoursAgo: 1.1,
    seenBy: 0.1,
  },
];
