import * as z from 'zod/mini';
import { garmentNames, partNames } from '#contracts/measurements/garments.ts';
import { units } from '#contracts/measurements/lengths.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';
import { claimActors, claimActs, claimStates, claimTimers } from './fit.states.ts';
import { fitCauses, measurers } from './propose-cause.ts';
import { fitDirections } from './zones.ts';

export const claimSides = ['BUYER', 'MAKER', 'DESK'] as const;
export type ClaimSide = (typeof claimSides)[number];

export const claimOutcomes = ['FREE', 'PRICED', 'REFUSED'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** A length in the unit of the claim; null where nobody knows. */
const length = z.nullable(z.number());

export const fitZone = z.object({
  part: z.enum(partNames),
  direction: z.enum(fitDirections),
  /** By how much, in the unit of the claim. */
  amount: z.number(),
  words: z.string(),
  /** What the order says, and what it was taken from. */
  frozen: length,
  frozenOf: z.nullable(z.enum(['body', 'garment'])),
  /** What the buyer signed when sharing their book. */
  signed: length,
  /** What the buyer measures now. */
  remeasured: length,
  /** What the maker sewed, and what they added for ease. */
  sewn: length,
  ease: z.number(),
  /** What the figures suggest for this zone. */
  cause: z.enum(fitCauses),
});
export type FitZone = z.output<typeof fitZone>;

/** A picture of a claim. It may be returned before it can be shown. */
export const fitPicture = z.object({
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  placeholder: z.string(),
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
});
export type FitPicture = z.output<typeof fitPicture>;

const step = z.object({
  id: idOut,
  act: z.enum(claimActs),
  by: z.enum(claimActors),
  actorName: z.nullable(z.string()),
  to: z.enum(claimStates),
  note: z.string(),
  at: instant,
});
export type ClaimStep = z.output<typeof step>;

const person = z.object({ id: idOut, name: z.string() });

export const fitClaim = z.object({
  id: idOut,
  orderId: idOut,
  /** For example TB-2026-000123. */
  orderNumber: z.string(),
  title: z.string(),
  garment: z.enum(garmentNames),
  /** The unit in which the buyer wrote it. */
  unit: z.enum(units),
  state: z.enum(claimStates),
  version: z.int(),
  role: z.enum(claimSides),
  buyer: person,
  maker: person,
  words: z.string(),
  zones: z.array(fitZone),
  pictures: z.array(fitPicture),
  /** Who took the measure that the piece was made from. `name` and `on` are those of the measurement. */
  measured: z.object({
    by: z.enum(measurers),
    name: z.string(),
    on: z.nullable(z.string()),
    size: z.string(),
  }),
  /** What the maker sewed; null until the maker has answered with it. */
  sewn: z.nullable(z.object({ words: z.string(), pictures: z.array(fitPicture) })),
  /** What the figures suggest. */
  proposal: z.object({
    cause: z.enum(fitCauses),
    settlement: z.nullable(z.enum(['FREE', 'PRICED'])),
  }),
  decision: z.nullable(
    z.object({
      outcome: z.enum(claimOutcomes),
      by: z.enum(['MAKER', 'DESK']),
      words: z.string(),
      at: instant,
    }),
  ),
  /** The maker's quote for a paid alteration, and its order once it is paid. */
  price: z.nullable(z.object({ quoteId: idOut, total: rupees, orderId: z.nullable(idOut) })),
  alteration: z.nullable(
    z.object({
      /** Working days. */
      days: z.int(),
      /** The day by which the piece is back, YYYY-MM-DD; null when it is. */
      promisedBy: z.nullable(z.string()),
      pictures: z.array(fitPicture),
    }),
  ),
  /** The timer that runs now. */
  timer: z.nullable(z.object({ kind: z.enum(claimTimers), endsAt: instant })),
  turn: z.nullable(z.enum(claimSides)),
  history: z.array(step),
  /** After DONE, the people of the buyer's book for whom the differences can be remembered; null if not asked. */
  remember: z.nullable(z.object({ people: z.array(person), personId: z.nullable(idOut) })),
  createdAt: instant,
  can: z.object({
    sewn: z.boolean(),
    acceptFree: z.boolean(),
    price: z.boolean(),
    refuse: z.boolean(),
    takeToDesk: z.boolean(),
    withdraw: z.boolean(),
    send: z.boolean(),
    receive: z.boolean(),
    alter: z.boolean(),
    sendBack: z.boolean(),
    confirm: z.boolean(),
    decide: z.boolean(),
  }),
});
export type FitClaim = z.output<typeof fitClaim>;

export const listedClaim = z.object({
  id: idOut,
  orderId: idOut,
  orderNumber: z.string(),
  title: z.string(),
  buyerName: z.string(),
  makerName: z.string(),
  garment: z.enum(garmentNames),
  zones: z.int(),
  state: z.enum(claimStates),
  turn: z.nullable(z.enum(claimSides)),
  createdAt: instant,
});
export type ListedClaim = z.output<typeof listedClaim>;

/** What the form of a new claim starts from. */
export const claimBasis = z.object({
  garment: z.enum(garmentNames),
  unit: z.enum(units),
  /** The parts of the garment with what the order says of them, in the unit. */
  parts: z.array(z.object({ part: z.enum(partNames), frozen: length })),
});
export type ClaimBasis = z.output<typeof claimBasis>;

export const claimsOfOrder = z.object({
  /** Newest first. */
  claims: z.array(listedClaim),
  /** One for each garment of the order; empty unless the viewer is its buyer. */
  basis: z.array(claimBasis),
  /** The last day on which a claim can be made, YYYY-MM-DD; null before the delivery and for what is not fitted. */
  until: z.nullable(z.string()),
  can: z.object({ claim: z.boolean() }),
  /** Why the buyer cannot make a claim; null if they can. */
  why: z.nullable(namedMessage),
});
export type ClaimsOfOrder = z.output<typeof claimsOfOrder>;
