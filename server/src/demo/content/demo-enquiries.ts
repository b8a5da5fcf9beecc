import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { askedOften } from '#demo/talk/asked-often.ts';
import { ageOf } from '../design-age.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { demoOrders } from './demo-orders.ts';

export interface DemoEnquiry {
  key: string;
  design: string;
  /** One of the demo's people, or a visitor without an account. */
  asker: { person: string } | { name: string; email: string; phone: string };
  words: string;
  hoursAgo: number;
  status: EnquiryStatus;
  /**
   * Empty if there is no answer yet. Only visitors have been answered: an answer to a person with an account would
   * also appear in a chat.
   */
  answer: string;
}

const passerBy = (name: string, phone = '') => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@visitors.example`,
  phone,
});

const written: readonly DemoEnquiry[] = [
  {
    key: 'saree-fall',
    design: 'gulnaar-katan-silk-saree',
    asker: passerBy('Sudha Raghunathan', '+91 98840 55102'),
    words: 'Does the saree come with fall and pico done, or do I have it stitched here in Chennai?',
    hoursAgo: 310,
    status: 'CLOSED',
    answer:
      'We send it with fall and pico, in silk that matches the border. Nothing is left to do but drape it.',
  },
  {
    key: 'safa-child',
    design: 'royal-brocade-safa',
    asker: passerBy('Vikram Shekhawat', '+91 94140 33871'),
    words: 'Can the same safa be made for a boy of six? The groom’s nephew wants to match.',
    hoursAgo: 122,
    status: 'RESPONDED',
    answer:
      'Gladly. For a child we cut four metres instead of nine and sew it on a cap, so that it stays on while he runs.',
  },
  {
    key: 'anarkali-length',
    design: 'phiroza-banaras-anarkali',
    asker: { person: 'fatima-sheikh' },
    words: 'I am 175 cm tall. How long can you make the Phiroza, and does it change the price?',
    hoursAgo: 44,
    status: 'IN_PROGRESS',
    answer: '',
  },
  {
    key: 'saree-blouse',
    design: 'gulnaar-katan-silk-saree',
    asker: passerBy('Nandita Bose'),
    words: 'Is the blouse piece of the same brocade, or plain? And is 90 cm possible for a long blouse?',
    hoursAgo: 20,
    status: 'PENDING',
    answer: '',
  },
  {
    key: 'lehenga-dye',
    design: 'teej-bandhani-lehenga-set',
    asker: passerBy('Pooja Malhotra', '+91 99100 21764'),
    words: 'Would the red of the Teej set go with an ivory dupatta that I have from my mother?',
    hoursAgo: 9,
    status: 'PENDING',
    answer: '',
  },
  {
    key: 'kurta-twins',
    design: 'banaras-festival-kurta-child',
    asker: { person: 'rohan-deshpande' },
    words: 'For twins of three, one kurta in two sizes apart: the younger is a head smaller. By Holi?',
    hoursAgo: 2.5,
    status: 'PENDING',
    answer: '',
  },
];

const visitors = [
  'Kiran Bhat',
  'Radhika Menon',
  'Anjum Sayed',
  'Suresh Pillai',
  'Mitali Ghosh',
  'Jaya Prakash',
  'Zubin Mistry',
  'Harini Suresh',
  'Lata Deshmukh',
  'Farhan Ali',
  'Parvathi Nambiar',
  'Gaurav Khanna',
  'Sunita Rathi',
] as const;
const knownMaker = 'meher-ansari';
const month = 30 * 24;

/** More people ask about the known maker's designs than order them. */
const often: readonly DemoEnquiry[] = demoDesigns
  .filter(({ maker }) => maker === knownMaker)
  .flatMap(({ key }, place) => {
    const chance = seededNumbers(`${key}/asked`);
    const orders = demoOrders.filter(({ design, daysAgo }) => design === key && daysAgo <= 30).length;
    const age = Math.min(month, ageOf(key) / 3_600_000);
    return Array.from({ length: Math.min(orders + 1, askedOften.length) }, (_, nth): DemoEnquiry => {
      const asked = askedOften[(place * 3 + nth) % askedOften.length] ?? { words: '', answer: '' };
      const name = visitors[(place * 5 + nth) % visitors.length] ?? '';
      const hoursAgo = age * (0.08 + 0.88 * chance());
      const isOld = hoursAgo > 4 * 24;
      return {
        key: `${key}-${nth}`,
        design: key,
        asker: passerBy(name),
        words: asked.words,
        hoursAgo,
        status: isOld ? (chance() < 0.4 ? 'CLOSED' : 'RESPONDED') : 'IN_PROGRESS',
        answer: isOld ? asked.answer : '',
      };
    });
  });

/** Oldest first. */
export const demoEnquiries: readonly DemoEnquiry[] = [...written, ...often].sort(
  (one, other) => other.hoursAgo - one.hoursAgo,
);
