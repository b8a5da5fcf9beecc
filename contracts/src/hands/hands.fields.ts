import * as z from 'zod/mini';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { handCredit, handKinds } from './credits.ts';
import { creditStates } from './hands.rules.ts';
import { handOverStates } from './hands.states.ts';

/** A photograph at either end. It may be returned before it can be shown. */
const picture = z.object({
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  placeholder: z.string(),
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
});

/** What the hand and the maker both see of a hand-over. */
const shared = {
  kind: z.enum(handKinds),
  state: z.enum(handOverStates),
  version: z.int(),
  /** Rupees for the piece. */
  rate: rupees,
  /** The day in IST by which it is back, YYYY-MM-DD. */
  due: z.string(),
  words: z.string(),
  /** What was said at the answer or at the return. */
  answer: z.string(),
  /** Working days past the due day. */
  lateDays: z.int(),
  handedOver: z.array(picture),
  broughtBack: z.array(picture),
  credit: z.enum(creditStates),
};

/** A hand-over as the maker sees it. */
export const handOver = z.object({
  id: idOut,
  ...shared,
  name: z.string(),
  /** The account that the piece was handed to; null for a hand with a link. */
  accountId: z.nullable(idOut),
  /** '' if it was not given. */
  phone: z.string(),
  /** The name that is shown with the credit; '' until the hand agrees. */
  creditName: z.string(),
  /** When the newest link ends; null if none works. */
  linkEndsAt: z.nullable(instant),
  handedOverAt: instant,
  can: z.object({
    bringBack: z.boolean(),
    takeBack: z.boolean(),
    withdraw: z.boolean(),
    /** Make a link, which ends an earlier one. */
    link: z.boolean(),
    offerCredit: z.boolean(),
    endCredit: z.boolean(),
  }),
});
export type HandOver = z.output<typeof handOver>;

const orderPiece = z.object({
  /** Null for the order itself, while it has no pieces. */
  id: z.nullable(idOut),
  name: z.string(),
  /** The place among the items of the order, from 0; null if it was not said. */
  item: z.nullable(z.int()),
  credits: z.array(handCredit),
  /** For the maker, newest first; empty for the buyer. */
  handOvers: z.array(handOver),
  can: z.object({ handOver: z.boolean(), remove: z.boolean() }),
});
export type OrderPiece = z.output<typeof orderPiece>;

/** The pieces of an order for one of its sides. */
export const orderPiecesData = z.object({
  version: z.int(),
  /** Whether the pieces are delivered together. */
  together: z.boolean(),
  pieces: z.array(orderPiece),
  /** The titles of the items of the order. */
  items: z.array(z.string()),
  can: z.object({ edit: z.boolean(), printTag: z.boolean() }),
});
export type OrderPieces = z.output<typeof orderPiecesData>;

/** What a hand sees, by the link or in the account: nothing of the buyer, the order or its price. */
export const handSheet = z.object({
  workshop: z.string(),
  /** The account of the workshop, for a hand with an account; null by a link. */
  workshopId: z.nullable(idOut),
  piece: z.string(),
  kind: z.enum(handKinds),
  /** The name that the maker wrote. */
  name: z.string(),
  credit: z.enum(creditStates),
  creditName: z.string(),
  /** When the link expires; null in an account. */
  endsAt: z.nullable(instant),
  /** Null once the link has expired; then only an agreed credit can be taken back. */
  work: z.nullable(
    z.object({
      ...shared,
      can: z.object({ accept: z.boolean(), decline: z.boolean(), bringBack: z.boolean() }),
    }),
  ),
});
export type HandSheet = z.output<typeof handSheet>;

/** A hand-over in the list of the account that it was handed to. */
export const handedWork = z.object({
  id: idOut,
  workshop: z.string(),
  piece: z.string(),
  kind: z.enum(handKinds),
  state: z.enum(handOverStates),
  /** Rupees for the piece. */
  rate: rupees,
  /** The day in IST by which it is back, YYYY-MM-DD. */
  due: z.string(),
  /** Working days past the due day. */
  lateDays: z.int(),
  /** Whether the workshop waits for an answer to a credit. */
  isCreditOffered: z.boolean(),
  /** The first photograph of the piece; null until one can be shown. */
  image: z.nullable(z.string()),
});
export type HandedWork = z.output<typeof handedWork>;
