import type { DraftWords } from '#contracts/designs/drafts/drafts.contract.ts';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import type { KeptShares } from '#contracts/orders/endings/kept-shares.ts';

interface DemoShop {
  maker: string;
  about: string;
  specialities: readonly string[];
  leadDays: string;
  ordersAMonth: string;
  /** Days from now; the first may be in the past. */
  holidays: readonly { from: number; to: number }[];
  /** For how many days no orders are taken; null if orders are taken. */
  pause: { days: number; note: string } | null;
  /** What is kept of the advance when an order is cancelled; null for the usual shares. */
  shares: KeptShares | null;
}

export const demoShops: readonly DemoShop[] = [
  {
    maker: 'meher-ansari',
    about:
      'Four looms stand in our house in Madanpura: two for sarees, one for brocade by the metre, and my grandfather’s, which is older than the street lamp outside.\n\nWhat you order is warped for you. You see the yarn dyed, the first span woven and the last knot, each as a photograph. Mondays are for visitors; there is tea.',
    specialities: ['Sarees', 'Handloom', 'Bridal', 'Katan silk', 'Tanchoi'],
    leadDays: '28',
    ordersAMonth: '60',
    holidays: [
      { from: 19, to: 22 },
      { from: 64, to: 75 },
    ],
    pause: null,
    shares: { DESIGN: 10, MAKING: 40, MADE: 90 },
  },
  {
    maker: 'gopal-meher',
    about:
      'Bandha is tied before it is woven. My wife ties, I weave, and our daughter does the sums, so that the fish swim the right way.',
    specialities: ['Sarees', 'Handloom', 'Double ikat'],
    leadDays: '60',
    ordersAMonth: '',
    holidays: [],
    pause: { days: 18, note: 'The new warp takes until then. Whoever writes meanwhile gets an answer.' },
    shares: null,
  },
  {
    maker: 'devika-nair',
    about: 'Five women and seven looms in Kannur. We weave what hangs, lies and is folded in a house.',
    specialities: ['Handloom', 'Furnishing'],
    leadDays: '21',
    ordersAMonth: '40',
    holidays: [{ from: -2, to: 5 }],
    pause: null,
    shares: null,
  },
  {
    maker: 'kavya-rathore',
    about:
      'Bandhani from Jaipur, tied by eleven women at home and dyed in our yard. Wedding sets want six weeks; everything else three.',
    specialities: ['Lehengas', 'Sarees', 'Bridal', 'Bandhani'],
    leadDays: '24',
    ordersAMonth: '80',
    holidays: [],
    pause: null,
    shares: null,
  },
  {
    maker: 'zoya-rizvi',
    about: 'Thirty-two stitches, and the names of the women who sew them stand on the card in your parcel.',
    specialities: ['Chikankari', 'Kurtas', 'Gowns'],
    leadDays: '35',
    ordersAMonth: '',
    holidays: [{ from: 30, to: 37 }],
    pause: null,
    shares: { DESIGN: 0, MAKING: 50, MADE: 100 },
  },
];

const noWords: DraftWords = {
  title: '',
  description: '',
  language: '',
  translations: {},
  category: '',
  price: '',
  discount: '',
  completionTime: '',
  materialOne: '',
  materialTwo: '',
  brand: '',
  size: '',
  measuring: '',
  color: '',
  condition: '',
  options: noTypedOptions,
};

/** Drafts of the known maker, with files from demo/pictures. */
export const demoDrafts: readonly {
  key: string;
  maker: string;
  words: DraftWords;
  pictures: readonly string[];
  hoursAgo: number;
}[] = [
  {
    key: 'draft-0',
    maker: 'meher-ansari',
    words: {
      ...noWords,
      title: 'Kesar tanchoi, the narrow border',
      description: 'The same ground as the wide one, with the border of the sample that hangs by the door.',
      category: "Women's Fashion",
      price: '46000',
      completionTime: '40 days',
      materialOne: 'Katan silk',
    },
    pictures: ['kesar-banaras-tanchoi-full.webp'],
    hoursAgo: 27,
  },
  {
    key: 'draft-1',
    maker: 'meher-ansari',
    words: { ...noWords, title: 'Clutch from the last metre' },
    pictures: [],
    hoursAgo: 200,
  },
];

/** The known maker's saved replies. */
export const demoReplies: readonly { maker: string; title: string; content: string }[] = [
  {
    maker: 'meher-ansari',
    title: 'How long it takes',
    content:
      'Dear {name}, from your measurements it takes four weeks, and I send photographs while it is made. A parcel is with you three or four days later.',
  },
  {
    maker: 'meher-ansari',
    title: 'Care of katan',
    content:
      'Dear {name}, dry clean it twice a year at most, refold it along other lines every few months, and keep it in muslin, never in plastic.',
  },
  {
    maker: 'meher-ansari',
    title: 'Real zari',
    content:
      'Dear {name}, the zari is tested, on silk. Real zari can be had: tell me the length you want and I write you the price.',
  },
];
