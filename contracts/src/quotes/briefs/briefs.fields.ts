import * as z from 'zod/mini';
import { garmentNames } from '#contracts/measurements/garments.ts';
import {
  id,
  idOut,
  instant,
  optionalText,
  requiredLines,
  requiredText,
  rupees,
} from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';
import { usualCountry } from '#contracts/profiles/country.ts';
import { fitsCountry, pincodeSentence } from '#contracts/profiles/pincode.ts';
import { pincodeText } from '#contracts/profiles/postal-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { quotePicture, quotePrice, quoteRevisionLine } from '../quotes.fields.ts';
import { quoteStates } from '../quotes.states.ts';
import { briefLimits, briefSentences, wearers } from './briefs.rules.ts';
import { briefStates } from './briefs.states.ts';

const garment = z.enum(garmentNames, rule(briefSentences.garment));

/** Whole rupees. */
const budget = z
  .int(rule(briefSentences.budget))
  .check(
    z.minimum(briefLimits.leastBudget, rule(briefSentences.budget)),
    z.maximum(briefLimits.mostBudget, rule(briefSentences.budget)),
  );

/** A brief as its owner writes it. */
export const briefWords = z
  .object({
    garment,
    title: requiredText(rule(briefSentences.title), briefLimits.title),
    words: requiredLines(rule(briefSentences.words), briefLimits.words),
    fabric: optionalText(briefLimits.fabric),
    /** Whole rupees for the finished piece, tax included. */
    budgetFrom: budget,
    budgetTo: budget,
    /** A day in IST, YYYY-MM-DD. */
    neededBy: z
      .string(rule(briefSentences.neededBy))
      .check(z.refine(isIstDay, rule(briefSentences.neededBy))),
    /** Where the piece is sent. Makers see its town and the distance. */
    pincode: pincodeText().check(
      z.refine((pincode) => fitsCountry({ pincode, country: usualCountry }), rule(pincodeSentence)),
    ),
    wearer: z.enum(wearers, rule(briefSentences.wearer)),
    /** The person in words, such as "my sister"; dropped if the brief is for its owner or a child. */
    forName: optionalText(briefLimits.forName),
    /** Pictures sent to `/api/quotes/pictures`, or pictures of the brief itself, in order. */
    mediaIds: z._default(
      z.array(id).check(z.maxLength(briefLimits.pictures, rule(briefSentences.pictures))),
      [],
    ),
  })
  .check(
    z.refine(({ budgetFrom, budgetTo }) => budgetFrom <= budgetTo, {
      error: rule(briefSentences.budgetOrder),
      path: ['budgetTo'],
    }),
    z.refine(({ wearer, forName }) => wearer !== 'FAMILY' || forName !== '', {
      error: rule(briefSentences.forName),
      path: ['forName'],
    }),
  );
export type BriefWords = z.output<typeof briefWords>;

const day = z.string();

/** A town and a state; empty for a PIN code whose town is not known. */
const place = z.object({ city: z.string(), state: z.string() });

const facts = {
  id: idOut,
  state: z.enum(briefStates),
  garment: z.enum(garmentNames),
  title: z.string(),
  fabric: z.string(),
  budgetFrom: rupees,
  budgetTo: rupees,
  neededBy: day,
  wearer: z.enum(wearers),
  forName: z.string(),
  place,
  createdAt: instant,
  /** When an open brief ends. */
  endsAt: instant,
};

/** The bid of the viewer on a brief. */
const ownBid = z.object({
  quoteId: idOut,
  state: z.enum(quoteStates),
  /** False for a draft, and for one that ended with the brief. */
  wasOffered: z.boolean(),
});

export const brief = z.object({
  ...facts,
  role: z.enum(['OWNER', 'MAKER']),
  owner: z.object({ id: idOut, name: z.string() }),
  words: z.string(),
  pictures: z.array(quotePicture),
  /** Shown to the owner alone. */
  pincode: z.nullable(z.string()),
  /** Kilometres between the maker's town and the brief's; null for the owner and for unknown towns. */
  distanceKm: z.nullable(z.int()),
  /** Bids that were offered and stand; null for makers, because bids are sealed. */
  bidsCount: z.nullable(z.int()),
  /** No further bid is taken. False for a maker who has bid, because bids are sealed. */
  isFull: z.boolean(),
  /** The quote that the owner accepted; for makers only if it is their own. */
  acceptedQuoteId: z.nullable(idOut),
  ownBid: z.nullable(ownBid),
  can: z.object({ edit: z.boolean(), end: z.boolean(), bid: z.boolean() }),
  /** Why a maker cannot bid now. */
  whyNot: z.nullable(namedMessage),
});
export type Brief = z.output<typeof brief>;

/** A brief of the viewer in a list. */
export const ownBrief = z.object({ ...facts, image: z.nullable(z.string()), bidsCount: z.int() });
export type OwnBrief = z.output<typeof ownBrief>;

/** A brief in the worklist of a maker. */
export const workBrief = z.object({
  ...facts,
  image: z.nullable(z.string()),
  distanceKm: z.nullable(z.int()),
  /** The maker has published this garment, not only something of its category. */
  isOwnGarment: z.boolean(),
  /** The maker's usual time and the way fit before the day it is needed by. */
  isInTime: z.boolean(),
  isFull: z.boolean(),
  ownBid: z.nullable(ownBid),
});
export type WorkBrief = z.output<typeof workBrief>;

/** A bid beside the others, as the owner of the brief compares them. */
export const bid = z.object({
  quoteId: idOut,
  state: z.enum(quoteStates),
  /** The revision to accept. */
  revision: z.int(),
  title: z.string(),
  words: z.string(),
  included: z.string(),
  lines: z.array(quoteRevisionLine),
  price: quotePrice,
  /** Working days of all lines. */
  days: z.int(),
  freeChanges: z.int(),
  /** The delivery day if the advance is paid today. */
  promise: z.object({ by: day, isAfterNeeded: z.boolean() }),
  isInBudget: z.boolean(),
  validUntil: z.nullable(instant),
  pictures: z.array(quotePicture),
  maker: z.object({
    id: idOut,
    name: z.string(),
    image: z.nullable(z.string()),
    city: z.string(),
    isVerified: z.boolean(),
    /** Average stars, one decimal; null without a review. */
    rating: z.nullable(z.number()),
    reviewsCount: z.int(),
    /** Orders delivered. */
    ordersDone: z.int(),
    distanceKm: z.nullable(z.int()),
  }),
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
});
export type Bid = z.output<typeof bid>;
