import * as z from 'zod/mini';
import { garmentNames, partNames } from '#contracts/measurements/garments.ts';
import { units } from '#contracts/measurements/lengths.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, optionalLines, optionalText, requiredLines } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { claimsOfOrder, fitClaim } from './fit.fields.ts';
import { fitLimits, fitSentences } from './fit.rules.ts';
import { fitDirections } from './zones.ts';

const changed = z.object({ ...successMessage, claim: fitClaim });

/** The version that the reader has seen. CONFLICT, with the newer claim in `newer`, if there is a later one. */
export const version = z.int();

const photograph: FileRule = {
  kind: 'PICTURE',
  most: 1,
  maxBytes: fitLimits.pictureBytes,
  tooMany: fitSentences.tooManyPictures,
};

const pictures = z.array(id).check(z.maxLength(fitLimits.pictures, rule(fitSentences.tooManyPictures)));

/** A length in the unit of the claim. The server refuses what no body or garment measures. */
const measure = z.optional(z.nullable(z.number(rule('measurements.number'))));

const workingDays = z
  .int(rule(fitSentences.days))
  .check(z.minimum(1, rule(fitSentences.days)), z.maximum(fitLimits.mostAlterDays, rule(fitSentences.days)));

export const uploadFitPicture = endpoint({
  method: 'POST',
  path: '/api/fit/pictures',
  access: 'member',
  tag: 'fit',
  summary:
    'Send one `image` ahead of a claim, an answer or a receipt of cloth; unused pictures are deleted after a day',
  multipart: true,
  files: { image: photograph },
  reply: z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) }),
});

export const orderFit = endpoint({
  method: 'GET',
  path: '/api/order/:id/fit',
  access: 'member',
  tag: 'fit',
  summary: 'The fit claims of an order, and whether its buyer can make one',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: claimsOfOrder }),
});

export const claimWords = z.object({
  garment: z.enum(garmentNames, rule('measurements.chooseGarment')),
  unit: z.enum(units, rule('measurements.chooseUnit')),
  zones: z
    .array(
      z.object({
        part: z.enum(partNames),
        direction: z.enum(fitDirections, rule(fitSentences.direction)),
        /** By how much, in the unit. */
        amount: z.number(rule(fitSentences.amount)).check(z.positive(rule(fitSentences.amount))),
        words: optionalText(fitLimits.zoneWords),
        /** What the buyer measures now, on what the order measured. */
        remeasured: measure,
      }),
    )
    .check(z.minLength(1, rule(fitSentences.zones)), z.maxLength(fitLimits.zones, rule(fitSentences.zones))),
  words: requiredLines(rule(fitSentences.words), fitLimits.words),
  /** Photographs uploaded ahead, in order. */
  mediaIds: z
    .array(id)
    .check(
      z.minLength(1, rule(fitSentences.pictures)),
      z.maxLength(fitLimits.pictures, rule(fitSentences.pictures)),
    ),
});

export const makeClaim = endpoint({
  method: 'POST',
  path: '/api/order/:id/fit',
  access: 'member',
  tag: 'fit',
  summary: 'The buyer claims, within 14 days of the delivery, that a piece does not fit',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: claimWords,
  inReadersLanguage: true,
  reply: changed,
});

export const readClaim = endpoint({
  method: 'GET',
  path: '/api/fit/:id',
  access: 'member',
  tag: 'fit',
  summary: 'A fit claim, for the buyer and the maker of its order',
  params: z.object({ id }),
  inReadersLanguage: true,
  reply: z.object({ success: z.literal(true), claim: fitClaim }),
});

export const stateSewn = endpoint({
  method: 'PUT',
  path: '/api/fit/:id/sewn',
  access: 'member',
  tag: 'fit',
  summary: 'The maker states what they sewed at each part, before the claim is decided',
  params: z.object({ id }),
  body: z.object({
    version,
    zones: z
      .array(
        z.object({
          part: z.enum(partNames),
          /** In the unit of the claim. */
          sewn: z.number(rule('measurements.number')),
          /** What was added to the measure for ease, in the unit of the claim. */
          ease: z._default(z.number(rule('measurements.number')), 0),
        }),
      )
      .check(
        z.minLength(1, rule(fitSentences.zones)),
        z.maxLength(fitLimits.zones, rule(fitSentences.zones)),
      ),
    words: optionalLines(fitLimits.words),
    mediaIds: z._default(pictures, []),
  }),
  inReadersLanguage: true,
  reply: changed,
});

/** The acts of the two sides that need no more than words, photographs or days. */
export const sideActs = [
  'ACCEPT_FREE',
  'REFUSE',
  'TAKE_TO_DESK',
  'WITHDRAW',
  'SEND',
  'RECEIVE',
  'ALTER',
  'SEND_BACK',
  'CONFIRM',
] as const;
export type SideAct = (typeof sideActs)[number];

export const moveClaim = endpoint({
  method: 'POST',
  path: '/api/fit/:id/moves',
  access: 'member',
  tag: 'fit',
  summary: 'Move a claim along its table, as its buyer or its maker',
  params: z.object({ id }),
  body: z.object({
    version,
    act: z.enum(sideActs),
    /** Required as `wordsNeeded` says; the parcel of SEND and SEND_BACK; what was altered. */
    words: optionalLines(fitLimits.words),
    /** Of ALTER, required. */
    mediaIds: z._default(pictures, []),
    /** Working days, of ACCEPT_FREE. */
    days: z._default(workingDays, fitLimits.alterDays),
  }),
  inReadersLanguage: true,
  reply: changed,
});

export const priceClaim = endpoint({
  method: 'POST',
  path: '/api/fit/:id/price',
  access: 'member',
  tag: 'fit',
  summary: 'The maker names a price: a quote to the buyer, whose payment begins the alteration',
  params: z.object({ id }),
  body: z.object({
    version,
    /** Rupees before tax. */
    price: z
      .number(rule(fitSentences.price))
      .check(
        z.minimum(fitLimits.leastPrice, rule(fitSentences.price)),
        z.maximum(fitLimits.mostPrice, rule(fitSentences.price)),
        z.multipleOf(0.01, rule(fitSentences.price)),
      ),
    days: workingDays,
    words: optionalLines(fitLimits.words),
  }),
  inReadersLanguage: true,
  reply: changed,
});

export const rememberFit = endpoint({
  method: 'POST',
  path: '/api/fit/:id/remember',
  access: 'member',
  tag: 'fit',
  summary: 'After an alteration, write the differences into the naap book of a person, or do not',
  params: z.object({ id }),
  body: z.object({
    /** A person of one's own book; null to remember nothing. */
    personId: z.nullable(id),
    parts: z._default(z.array(z.enum(partNames)).check(z.maxLength(fitLimits.zones)), []),
  }),
  inReadersLanguage: true,
  reply: changed,
});
