/**
 * Where the buyer's own cloth of an order stands. CAME: the maker has said what came, and the buyer answers. HELD: both
 * agree on the cloth that the maker has.
 */
export const clothStates = [
  'ASKED',
  'AWAITED',
  'CAME',
  'OBJECTED',
  'TO_PRICE',
  'PRICED',
  'TO_ADAPT',
  'HELD',
  'RETURNED',
  'REFUSED',
  'WITHDRAWN',
] as const;
export type ClothState = (typeof clothStates)[number];

/** CLOCK: the time to answer ended. SYSTEM: the quote for more cloth moved. */
export const clothActors = ['BUYER', 'MAKER', 'CLOCK', 'SYSTEM'] as const;
export type ClothActor = (typeof clothActors)[number];
export type ClothSide = 'BUYER' | 'MAKER';

export const clothActs = [
  'ASK',
  'AGREE',
  'REFUSE',
  'WITHDRAW',
  'RECEIVE',
  'CONFIRM',
  'OBJECT',
  /** The buyer's three answers to cloth that is short. */
  'SEND_MORE',
  'MAKER_ADDS',
  'SMALLER',
  'PRICE',
  'ADAPT',
  'DECLINE',
  'BOOK',
  'LOSE_PRICE',
  'LAPSE',
  'RETURN',
] as const;
export type ClothAct = (typeof clothActs)[number];

interface ClothMove {
  from: readonly ClothState[];
  act: ClothAct;
  by: ClothActor;
  to: ClothState;
  /** Only for the side that asked, or for the other one. */
  only?: 'ASKER' | 'ASKED';
  /** Only if the cloth that came is short, or if it is enough. */
  cloth?: 'SHORT' | 'ENOUGH';
}

/** What was sewn last is over. */
const overStates: readonly ClothState[] = ['REFUSED', 'WITHDRAWN'];

const byEither = (move: Omit<ClothMove, 'by'>): ClothMove[] => [
  { ...move, by: 'BUYER' },
  { ...move, by: 'MAKER' },
];

/** The only transition table of the buyer's cloth. */
const clothMoves: readonly ClothMove[] = [
  ...byEither({ from: overStates, act: 'ASK', to: 'ASKED' }),
  ...byEither({ from: ['ASKED'], act: 'AGREE', to: 'AWAITED', only: 'ASKED' }),
  ...byEither({ from: ['ASKED'], act: 'REFUSE', to: 'REFUSED', only: 'ASKED' }),
  ...byEither({ from: ['ASKED'], act: 'WITHDRAW', to: 'WITHDRAWN', only: 'ASKER' }),
  { from: ['AWAITED', 'OBJECTED'], act: 'RECEIVE', by: 'MAKER', to: 'CAME' },
  { from: ['CAME'], act: 'CONFIRM', by: 'BUYER', to: 'HELD', cloth: 'ENOUGH' },
  { from: ['CAME'], act: 'LAPSE', by: 'CLOCK', to: 'HELD', cloth: 'ENOUGH' },
  { from: ['CAME'], act: 'OBJECT', by: 'BUYER', to: 'OBJECTED' },
  { from: ['CAME'], act: 'SEND_MORE', by: 'BUYER', to: 'AWAITED', cloth: 'SHORT' },
  { from: ['CAME'], act: 'MAKER_ADDS', by: 'BUYER', to: 'TO_PRICE', cloth: 'SHORT' },
  { from: ['CAME'], act: 'SMALLER', by: 'BUYER', to: 'TO_ADAPT', cloth: 'SHORT' },
  { from: ['TO_PRICE'], act: 'PRICE', by: 'MAKER', to: 'PRICED' },
  { from: ['TO_ADAPT'], act: 'ADAPT', by: 'MAKER', to: 'HELD' },
  { from: ['TO_PRICE', 'TO_ADAPT'], act: 'DECLINE', by: 'MAKER', to: 'CAME' },
  { from: ['PRICED'], act: 'BOOK', by: 'SYSTEM', to: 'HELD' },
  { from: ['PRICED'], act: 'LOSE_PRICE', by: 'SYSTEM', to: 'CAME' },
  {
    from: ['CAME', 'OBJECTED', 'TO_PRICE', 'PRICED', 'TO_ADAPT', 'HELD'],
    act: 'RETURN',
    by: 'MAKER',
    to: 'RETURNED',
  },
];

export interface ClothStanding {
  /** Null if nobody asked yet. */
  state: ClothState | null;
  askedBy: ClothSide | null;
  /** Whether the newest receipt says that the cloth is not enough. */
  isShort: boolean;
}

/** The state after an act; undefined if the table does not allow it. */
export function stateAfter(
  { state, askedBy, isShort }: ClothStanding,
  act: ClothAct,
  by: ClothActor,
): ClothState | undefined {
  // An order that nobody asked about is like one whose request is over.
  const from = state ?? 'WITHDRAWN';
  return clothMoves.find(
    (move) =>
      move.act === act &&
      move.by === by &&
      move.from.includes(from) &&
      (move.only === undefined || (move.only === 'ASKER') === (askedBy === by)) &&
      (move.cloth === undefined || (move.cloth === 'SHORT') === isShort),
  )?.to;
}

/** Whose answer the cloth waits for; null if for nobody's. */
export function turnOf(state: ClothState, askedBy: ClothSide): ClothSide | null {
  if (state === 'ASKED') return askedBy === 'BUYER' ? 'MAKER' : 'BUYER';
  if (buyersTime.includes(state)) return 'BUYER';
  return state === 'OBJECTED' || state === 'TO_PRICE' || state === 'TO_ADAPT' ? 'MAKER' : null;
}

/**
 * States in which the maker's clock stands still: the cloth is awaited, or what the buyer says of it, or a payment for
 * more of it. The statement `orders.clock` names the same.
 */
export const buyersTime: readonly ClothState[] = ['AWAITED', 'CAME', 'PRICED'];
