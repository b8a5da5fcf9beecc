import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { QuoteLine } from '#contracts/quotes/quotes.rules.ts';

/** What a maker offers in one revision. */
export interface DemoOffer {
  title: string;
  words: string;
  included: string;
  lines: readonly QuoteLine[];
  /** Relative to demo/pictures. */
  pictures: readonly string[];
  freeChanges: number;
}

export type DemoStep = { hoursAgo: number } & (
  | { act: 'OFFER' | 'REVISE'; offer: DemoOffer }
  | { act: 'COUNTER'; price: number; note: string }
  | { act: 'ACCEPT' | 'PAY' }
);

/** A quote in a conversation of the demo. All its steps come after the last message of the conversation. */
export interface DemoQuote {
  key: string;
  maker: string;
  shopper: string;
  design: string;
  measuring: Measuring;
  /** The function, in days from now; null without one. */
  functionInDays: number | null;
  steps: readonly DemoStep[];
}

/** A line in rupees before tax; a negative amount is a discount. */
export const line = (label: string, amount: number, days = 0): QuoteLine => ({
  kind: amount < 0 ? 'DISCOUNT' : 'QUOTE',
  label,
  amount,
  days,
});

const boatNeckTeej: DemoOffer = {
  title: 'Teej lehenga set with a boat-neck choli',
  words: 'As we spoke, Ananya: the neck cut straight from shoulder to shoulder, and every dot left whole.',
  included: 'Lehenga, choli with cups, leheriya dupatta, and one fitting over a video call.',
  lines: [
    line('Lehenga of six tied panels', 38000, 18),
    line('Choli with a boat neck', 9500, 6),
    line('Gota on the hem, three rows', 9400, 5),
    line('Leheriya dupatta', 8600, 4),
  ],
  pictures: ['teej-bandhani-lehenga-set-full.webp', 'teej-bandhani-lehenga-set-fold.webp'],
  freeChanges: 1,
};

export const demoQuotes: readonly DemoQuote[] = [
  {
    key: 'quote-vat',
    maker: 'sumaiya-khatri',
    shopper: 'ananya-iyer',
    design: 'barsaat-ajrakh-saree',
    measuring: 'NONE',
    functionInDays: null,
    steps: [
      {
        act: 'OFFER',
        hoursAgo: 20,
        offer: {
          title: 'Barsaat saree from the next vat, madder pallu',
          words:
            'The vat is ready and the rain has held off. This is the same border, with the pallu in madder instead of black.',
          included:
            'Saree with fall and pico, a blouse piece of eighty centimetres, and a packet of washing salt.',
          lines: [
            line('Modal silk saree, sixteen steps of ajrakh', 12800, 21),
            line('Pallu in madder, two more dips', 1900, 4),
            line('Fall and pico', 450, 1),
            line('For waiting so long', -550),
          ],
          pictures: ['barsaat-ajrakh-saree-full.webp', 'barsaat-ajrakh-saree-fold.webp'],
          freeChanges: 1,
        },
      },
    ],
  },
  {
    key: 'quote-teej',
    maker: 'kavya-rathore',
    shopper: 'ananya-iyer',
    design: 'teej-bandhani-lehenga-set',
    measuring: 'MADE_TO_MEASURE',
    functionInDays: 110,
    steps: [
      { act: 'OFFER', hoursAgo: 29, offer: boatNeckTeej },
      {
        act: 'COUNTER',
        hoursAgo: 24,
        price: 58000,
        note: 'It is lovely, but fifty-eight thousand is what we have put aside. Could the gota be simpler?',
      },
      {
        act: 'REVISE',
        hoursAgo: 5,
        offer: {
          ...boatNeckTeej,
          words:
            'One row of gota instead of three, and two days less. The rest stays, because I would not make the choli cheaper.',
          lines: [
            line('Lehenga of six tied panels', 38000, 18),
            line('Choli with a boat neck', 9500, 6),
            line('Gota on the hem, one row', 4200, 3),
            line('Leheriya dupatta', 8600, 4),
            line('For the first order in our house', -1800),
          ],
          pictures: [...boatNeckTeej.pictures, 'teej-bandhani-lehenga-set-half.webp'],
          freeChanges: 2,
        },
      },
    ],
  },
  {
    key: 'quote-safas',
    maker: 'meher-ansari',
    shopper: 'rohan-deshpande',
    design: 'royal-brocade-safa',
    measuring: 'NONE',
    functionInDays: null,
    steps: [
      {
        act: 'OFFER',
        hoursAgo: 23,
        offer: {
          title: 'Eleven brocade safas from one warp',
          words:
            'Ten alike and one a shade darker for your uncle. The kalgi pins are from my cousin, at his price.',
          included: 'Nine metres each, pressed and rolled, with a kalgi pin. A cloth to carry them in.',
          lines: [
            line('Ten brocade safas', 128000, 20),
            line('One safa a shade darker', 13400, 2),
            line('Eleven kalgi pins', 3300),
            line('Eleven from one warp', -14700),
          ],
          pictures: ['royal-brocade-safa-full.webp', 'royal-brocade-safa-half.webp'],
          freeChanges: 1,
        },
      },
      { act: 'ACCEPT', hoursAgo: 2 },
      // Short enough ago that the unpaid order does not lapse before its advance is paid.
      { act: 'PAY', hoursAgo: 0.3 },
    ],
  },
];
