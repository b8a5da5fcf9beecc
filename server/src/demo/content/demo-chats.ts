/** One message of a demo conversation. */
export interface DemoLine {
  /** The sender: the maker or the shopper. */
  from: 'maker' | 'shopper';
  words: string;
  /** Minutes after the previous message. */
  after: number;
  /** The design that the message is about. */
  design?: string;
  /** The last picture of this design is attached to the message. */
  pictureOf?: string;
}

export interface DemoChat {
  key: string;
  maker: string;
  shopper: string;
  /** How long ago the last message was written, in hours. */
  endedHoursAgo: number;
  lines: readonly DemoLine[];
  /** Number of messages at the end that their recipient has not read. */
  unread: number;
}

const shopper = (words: string, after: number, more: Partial<DemoLine> = {}): DemoLine => ({
  from: 'shopper',
  words,
  after,
  ...more,
});
const maker = (words: string, after: number, more: Partial<DemoLine> = {}): DemoLine => ({
  from: 'maker',
  words,
  after,
  ...more,
});

export const demoChats: readonly DemoChat[] = [
  {
    key: 'gulnaar',
    maker: 'meher-ansari',
    shopper: 'ananya-iyer',
    endedHoursAgo: 0.1,
    unread: 2,
    lines: [
      shopper('Namaste Meher ji. Is the zari on this one tested, or the imitation kind?', 0, {
        design: 'gulnaar-katan-silk-saree',
      }),
      maker('Namaste. Tested zari, silver under the gold. I can send you the slip from the market.', 14),
      shopper('That would put my mother at rest. She burns a thread to be sure.', 6),
      maker('A wise woman. I will put a few threads in the parcel so she need not cut the pallu.', 9),
      shopper('And how long is the blouse piece?', 1320),
      maker('Eighty centimetres, woven in one with the saree. Enough for elbow sleeves.', 22),
      shopper('Elbow sleeves are what I want. Ordering tonight.', 5),
      maker('Ananya ji, the border is finished. Here it is before we cut it from the loom.', 2880),
      maker('', 1, { pictureOf: 'gulnaar-katan-silk-saree' }),
      shopper('It glows. Is the indigo of the pallu as dark in daylight?', 4),
      maker('A little lighter. I will show you at the window. Ek minute.', 2),
      shopper('No hurry. See you on Saturday at eleven.', 3),
      maker('On the loom until Thursday, then the ironing.', 160),
      maker('Saturday at eleven is written on the wall. My son will hold the tape at your end?', 2),
    ],
  },
  {
    key: 'teej',
    maker: 'kavya-rathore',
    shopper: 'ananya-iyer',
    endedHoursAgo: 31,
    unread: 0,
    lines: [
      shopper('Hello Kavya. Could the choli of this set have a boat neck?', 0, {
        design: 'teej-bandhani-lehenga-set',
      }),
      maker(
        'Boat neck, round or sweetheart, whichever you like. The bandhani dots stop two inches below.',
        31,
      ),
      shopper('Then the dots stay whole. Lovely.', 4),
      maker('Exactly. Shall I draw it for you first?', 3),
      shopper('Boat neck, please, and no drawing needed.', 12),
    ],
  },
  {
    key: 'patola',
    maker: 'hetal-salvi',
    shopper: 'ananya-iyer',
    endedHoursAgo: 27,
    unread: 1,
    lines: [
      shopper('Is the Patan navratna a double ikat? My cousin says most are single.', 0, {
        design: 'patan-navratna-patola',
      }),
      maker('Double. Warp and weft are tied before weaving, so both sides are the right side.', 45),
      shopper('I would love to see the back then.', 8),
      maker('', 60, { pictureOf: 'patan-navratna-patola' }),
    ],
  },
  {
    key: 'ajrakh',
    maker: 'sumaiya-khatri',
    shopper: 'ananya-iyer',
    endedHoursAgo: 76,
    unread: 0,
    lines: [
      shopper('Does the Barsaat saree bleed in the first wash?', 0, { design: 'barsaat-ajrakh-saree' }),
      maker('The indigo gives a little for two washes. Cold water, alone, with a spoon of salt.', 52),
      shopper('Understood. And the next one from the vat?', 15),
      maker('The indigo needs one more dip. A week, if the rain allows.', 20),
    ],
  },
  {
    key: 'safa',
    maker: 'meher-ansari',
    shopper: 'rohan-deshpande',
    endedHoursAgo: 26,
    unread: 0,
    lines: [
      shopper('We are eleven men in one baraat. Can you make eleven safas of the same brocade?', 0, {
        design: 'royal-brocade-safa',
      }),
      maker('Eleven, yes, from one warp. They will match like brothers. When is the day?', 18),
      shopper('The 14th of February. Too tight?', 7),
      maker('If you decide this week, they leave Varanasi on the 2nd.', 11),
      shopper('Deciding tonight. My uncle wants to know if his can be a shade darker.', 95),
    ],
  },
  {
    key: 'anarkali',
    maker: 'meher-ansari',
    shopper: 'priya-venkatesh',
    endedHoursAgo: 22,
    unread: 0,
    lines: [
      shopper('Is the lining of the Phiroza anarkali cotton? I cannot wear polyester in Chennai.', 0, {
        design: 'phiroza-banaras-anarkali',
      }),
      maker('Mulmul, washed twice before we cut it. It will not shrink on you.', 26),
      shopper('Thank you for not laughing at the question.', 3),
      maker('In May nobody in Varanasi laughs at that question.', 2),
    ],
  },
  {
    key: 'child-kurta',
    maker: 'meher-ansari',
    shopper: 'fatima-sheikh',
    endedHoursAgo: 51,
    unread: 0,
    lines: [
      shopper('My son is four and as tall as a six-year-old. Which measure do I give you?', 0, {
        design: 'banaras-festival-kurta-child',
      }),
      maker('Collar to knee, and round the chest over a vest. Leave the age to the school.', 33),
      shopper('Fifty-eight and sixty-one centimetres.', 14),
      maker('I will leave two fingers in the hem, for next Eid.', 5),
      shopper('You have done this before.', 2),
      maker('Four sons, eleven nephews.', 1),
    ],
  },
];
