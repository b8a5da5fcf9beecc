import type { Relation } from '#contracts/measurements/book/book.rules.ts';

interface DemoGuest {
  name: string;
  note: string;
  /** The person of the naap book; null for somebody who is not in it. */
  relation: Relation | null;
  /** The design that the known shopper ordered for them. */
  design: string;
  /** Whether a link to pay the final payment was sent. */
  isShared: boolean;
}

/** A wedding for which the known shopper orders, begun some days ago. */
export const demoOccasion = {
  title: 'Kavitha’s wedding',
  city: 'Chennai',
  delivery: 'TOGETHER',
  daysAgo: 3,
  daysAhead: 52,
} as const;

export const demoGuests: readonly DemoGuest[] = [
  {
    name: 'Kavitha',
    note: 'The bride. She wears heels.',
    relation: null,
    design: 'noor-brocade-lehenga-set',
    isShared: true,
  },
  { name: 'Amma', note: '', relation: 'MOTHER', design: 'kesar-banaras-tanchoi', isShared: false },
  { name: 'Ananya', note: '', relation: 'SELF', design: 'phiroza-banaras-anarkali', isShared: false },
  {
    name: 'Appa',
    note: 'For the evening before',
    relation: null,
    design: 'brocade-kurta-and-bandi',
    isShared: false,
  },
];

/** A piece that is needed soon after it is expected. */
export const demoFunctionPiece = { design: 'phiroza-banaras-anarkali', daysAfterArrival: 2 } as const;
