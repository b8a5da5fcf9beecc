import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';

export interface DemoEnquiry {
  key: string;
  design: string;
  /** Of the demo's people, or somebody who only passed by. */
  asker: { person: string } | { name: string; email: string; phone: string };
  words: string;
  hoursAgo: number;
  status: EnquiryStatus;
  /** '' where there is none yet. Only those without an account have been answered: a chat would tell of it, too. */
  answer: string;
}

const passerBy = (name: string, phone = '') => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@visitors.example`,
  phone,
});

/** The one that was asked longest ago first. */
export const demoEnquiries: readonly DemoEnquiry[] = [
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
