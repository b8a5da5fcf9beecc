import type { Garment } from '#contracts/measurements/garments.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { Wearer } from '#contracts/quotes/briefs/briefs.rules.ts';
import { type DemoOffer, line } from './demo-quotes.ts';

export interface DemoBid {
  key: string;
  maker: string;
  hoursAgo: number;
  measuring: Measuring;
  offer: DemoOffer;
}

/** A brief of the demo. Its bids come before the conversations of their two sides, so that cards are in order. */
export interface DemoBrief {
  key: string;
  shopper: string;
  hoursAgo: number;
  garment: Garment;
  title: string;
  words: string;
  fabric: string;
  budgetFrom: number;
  budgetTo: number;
  /** In days from now. */
  neededInDays: number;
  wearer: Wearer;
  forName: string;
  /** Relative to demo/pictures. */
  pictures: readonly string[];
  bids: readonly DemoBid[];
  /** The key of the bid that its owner took; null while the brief is open. */
  taken: { bid: string; hoursAgo: number } | null;
}

export const demoBriefs: readonly DemoBrief[] = [
  {
    key: 'brief-sixtieth',
    shopper: 'ananya-iyer',
    hoursAgo: 206,
    garment: 'kurta',
    title: 'A kurta for my father’s sixtieth birthday',
    words:
      'He owns nine white shirts and says that he needs nothing. I want one kurta that he would choose himself, if he ever chose: ivory, quiet, right for the puja in the morning and cool enough for lunch in the garden after it.\n\nHe is 178 cm tall, dislikes stiff collars, and has one old kurta that fits. I can send it to you to copy.',
    fabric: 'Mul or fine cotton, ivory',
    budgetFrom: 6000,
    budgetTo: 12000,
    neededInDays: 66,
    wearer: 'FAMILY',
    forName: 'my father',
    pictures: ['safed-khadi-kurta-full.webp'],
    bids: [
      {
        key: 'bid-sixtieth-katan',
        maker: 'meher-ansari',
        hoursAgo: 184,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Katan kurta, cream on cream',
          words:
            'For a puja I would dress him in silk. The buti is cream on a cream ground, so it shows only when he moves, and the collar is a soft band without canvas.',
          included: 'Kurta with side slits and two pockets, buttons of mother-of-pearl, and a muslin bag.',
          lines: [
            line('Katan silk with a cream buti, woven for him', 9200, 20),
            line('Cutting and stitching', 1900, 4),
          ],
          pictures: ['mathura-kurta-and-dhoti-detail.webp'],
          freeChanges: 1,
        },
      },
      {
        key: 'bid-sixtieth-mul',
        maker: 'zoya-rizvi',
        hoursAgo: 171,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Ivory mul with sixty keri along the hem',
          words:
            'Mul so fine that he will not feel it at noon. Keri run along the hem, sixty of them, one for each year; nobody counts them unless he tells. Send the old kurta, we copy its shoulder and return both in one parcel.',
          included: 'Kurta, a matching slip, four shell buttons and two spare ones.',
          lines: [
            line('Mul kurta with a soft band collar', 5400, 12),
            line('Sixty keri, worked by hand', 3300, 10),
            line('The fit copied from his old kurta', 450, 2),
          ],
          pictures: ['malmal-chikan-kurta-full.webp', 'malmal-chikan-kurta-detail.webp'],
          freeChanges: 2,
        },
      },
    ],
    taken: { bid: 'bid-sixtieth-mul', hoursAgo: 62 },
  },
  {
    key: 'brief-sangeet',
    shopper: 'ananya-iyer',
    hoursAgo: 142,
    garment: 'lehenga',
    title: 'An ivory lehenga my sister can dance in',
    words:
      'My sister dances for forty minutes at her sangeet and then greets two hundred people. It should be ivory or cream, open when she turns, and be light enough to forget. Nothing may scratch at the neck or catch her bangles.\n\nBlouse with elbow sleeves. One picture is for the colour and one for the shape; neither needs to be copied.',
    fabric: 'Silk or georgette, ivory',
    budgetFrom: 45000,
    budgetTo: 65000,
    neededInDays: 104,
    wearer: 'FAMILY',
    forName: 'my sister',
    pictures: ['mehtab-ivory-brocade-fold.webp', 'phulbagh-lehenga-set-full.webp'],
    bids: [
      {
        key: 'bid-sangeet-gajji',
        maker: 'kavya-rathore',
        hoursAgo: 126,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Ivory gajji silk, gota at the hem only',
          words:
            'Gajji falls instead of standing, so it turns when she turns. The dots are cream on ivory, tied by three sisters who work for us at home. Gota goes to the hem alone, sewn flat, where no bangle reaches it. My pictures show the cut in peacock.',
          included: 'Lehenga lined in mul, blouse with elbow sleeves, dupatta, and a fitting by video call.',
          lines: [
            line('Lehenga of 4.2 m round, dotted and dyed', 29500, 24),
            line('Blouse with elbow sleeves', 6800, 5),
            line('Dupatta with a narrow border', 7200, 4),
            line('Gota along the hem, sewn flat', 3200, 2),
          ],
          pictures: ['mor-gota-lehenga-set-full.webp', 'mor-gota-lehenga-set-fold.webp'],
          freeChanges: 1,
        },
      },
      {
        key: 'bid-sangeet-katan',
        maker: 'meher-ansari',
        hoursAgo: 104,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Undyed katan, woven light for dancing',
          words:
            'Ananya ji, this is more than you wrote, and here is why. For dancing we weave the katan at half its weight, and each buti is set in by hand, so there are no loose threads inside that could scratch. Undyed silk is ivory already and stays so. Feel your saree before you decide: it comes from the same loom.',
          included:
            'Lehenga with a mul lining, blouse with elbow sleeves, organza dupatta, and photographs from the loom each week.',
          lines: [
            line('Nine metres of undyed katan, half weight', 44000, 36),
            line('Zari buti, set in by hand', 14500, 10),
            line('Lehenga and blouse, cut and stitched', 9800, 6),
            line('Organza dupatta', 5300, 2),
            line('For our second piece for your house', -1600),
          ],
          pictures: ['mehtab-ivory-brocade-full.webp', 'noor-brocade-lehenga-set-fold.webp'],
          freeChanges: 1,
        },
      },
      {
        key: 'bid-sangeet-chikan',
        maker: 'zoya-rizvi',
        hoursAgo: 90,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Chikankari on ivory georgette, twenty-four kalis',
          words:
            'Georgette weighs next to nothing, and the stitches give it body. Twenty-four kalis open like an umbrella. The embroidery stops a hand below the waist, so the neck and arms touch only cloth. Seven women work on it, and their names come with it.',
          included:
            'Skirt with a mul lining, blouse with elbow sleeves, dupatta with a scalloped edge, and one fitting in Bengaluru.',
          lines: [
            line('Skirt of twenty-four kalis, embroidered', 38500, 30),
            line('Blouse with elbow sleeves', 7400, 6),
            line('Dupatta with a scalloped edge', 9800, 5),
            line('Fitting at your sister’s home', 2500, 1),
          ],
          pictures: ['roshan-chikan-anarkali-half.webp', 'roshan-chikan-anarkali-detail.webp'],
          freeChanges: 2,
        },
      },
    ],
    taken: null,
  },
  {
    key: 'brief-groom',
    shopper: 'kamala-sharma',
    hoursAgo: 96,
    garment: 'sherwani',
    title: 'A sherwani for my son, between wine and rust',
    words:
      'My son marries here in Varanasi. The bride wears red from her grandmother’s trunk, so his colour should stand beside it and not against it. Knee length, no shine on the shoulders, and buttons that a nervous man can open himself.\n\nHe is 181 cm tall and works in Pune. He can be measured there, or here on a Sunday.',
    fabric: 'Silk, himroo or brocade',
    budgetFrom: 40000,
    budgetTo: 75000,
    neededInDays: 118,
    wearer: 'FAMILY',
    forName: 'my son',
    pictures: ['gulab-jamdani-sherwani-full.webp', 'nizam-himroo-sherwani-full.webp'],
    bids: [
      {
        key: 'bid-groom-himroo',
        maker: 'syeda-fatima',
        hoursAgo: 88,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Rust himroo, cut long and lined in wine',
          words:
            'Himroo has cotton in it, so it does not shine under lights. Rust outside, wine satin inside, which shows when he sits beside her. Seven loops instead of buttonholes: they open with one thumb.',
          included: 'Sherwani, churidar in cream, and a stole of the same himroo.',
          lines: [
            line('Rust himroo, five metres', 21000, 16),
            line('Sherwani, cut and stitched', 24500, 14),
            line('Churidar', 3800, 3),
            line('Stole with a wine edge', 4600, 2),
          ],
          pictures: ['nizam-himroo-sherwani-full.webp'],
          freeChanges: 1,
        },
      },
      {
        key: 'bid-groom-raw-silk',
        maker: 'ishaan-merchant',
        hoursAgo: 79,
        measuring: 'MADE_TO_MEASURE',
        offer: {
          title: 'Wine raw silk on a full canvas',
          words:
            'Raw silk takes the light without throwing it back. The canvas holds the chest, so he can slouch and still stand straight. I am in Pune every second week and measure him there, first in calico, then in the cloth.',
          included: 'Sherwani, churidar, two fittings in Pune, and covered buttons on a hidden placket.',
          lines: [
            line('Wine raw silk and canvas', 23500, 10),
            line('Sherwani, cut and stitched', 36000, 22),
            line('Churidar', 4500, 3),
            line('Two fittings in Pune', 3500, 2),
            line('Both fittings on one of my trips', -1500),
          ],
          pictures: ['saanwal-midnight-sherwani-full.webp', 'durbar-ivory-sherwani-half.webp'],
          freeChanges: 2,
        },
      },
    ],
    taken: null,
  },
];
