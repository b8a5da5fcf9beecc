import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { clothConditions, clothOfOrder, leftoverWays } from './cloth.fields.ts';
import { clothLimits, clothSentences } from './cloth.rules.ts';

const changed = z.object({ ...successMessage, data: clothOfOrder });
const params = z.object({ id });

/** The version that the reader has seen, 0 before the first. CONFLICT, with the newer cloth in `newer`, if it is later. */
const version = z.int().check(z.minimum(0));

/** Metres with centimetres. */
const metres = z
  .number(rule(clothSentences.metres))
  .check(
    z.minimum(0, rule(clothSentences.metres)),
    z.maximum(clothLimits.metres, rule(clothSentences.metres)),
    z.multipleOf(0.01, rule(clothSentences.metres)),
  );

export const orderCloth = endpoint({
  method: 'GET',
  path: '/api/order/:id/cloth',
  access: 'member',
  tag: 'cloth',
  summary: "The buyer's own cloth of an order, and how much cloth its garments usually take",
  params,
  reply: z.object({ success: z.literal(true), data: clothOfOrder }),
});

/** The acts of the two sides that need no more than words. */
export const wordActs = [
  'ASK',
  'AGREE',
  'REFUSE',
  'WITHDRAW',
  'CONFIRM',
  'OBJECT',
  'SEND_MORE',
  'MAKER_ADDS',
  'SMALLER',
  'ADAPT',
  'DECLINE',
] as const;
export type WordAct = (typeof wordActs)[number];

export const moveCloth = endpoint({
  method: 'POST',
  path: '/api/order/:id/cloth/moves',
  access: 'member',
  tag: 'cloth',
  summary:
    "Ask to sew an order from the buyer's cloth, answer it, or say what happens with cloth that is short",
  params,
  body: z.object({
    version,
    act: z.enum(wordActs),
    /** Required as `wordsNeeded` says. */
    words: optionalLines(clothLimits.words),
  }),
  reply: changed,
});

export const receiveCloth = endpoint({
  method: 'POST',
  path: '/api/order/:id/cloth/receipt',
  access: 'member',
  tag: 'cloth',
  summary: 'The maker says what came, with photographs',
  params,
  body: z.object({
    version,
    /** All of the cloth that the maker has. */
    metres,
    width: z
      .int(rule(clothSentences.width))
      .check(
        z.minimum(clothLimits.leastWidth, rule(clothSentences.width)),
        z.maximum(clothLimits.mostWidth, rule(clothSentences.width)),
      ),
    condition: z.enum(clothConditions, rule(clothSentences.condition)),
    missing: z._default(metres, 0),
    words: optionalLines(clothLimits.words),
    byDaylight: z._default(z.boolean(), false),
    /** Photographs uploaded ahead, in order. */
    mediaIds: z
      .array(id)
      .check(
        z.minLength(1, rule(clothSentences.pictures)),
        z.maxLength(clothLimits.pictures, rule(clothSentences.tooManyPictures)),
      ),
  }),
  reply: changed,
});

export const priceCloth = endpoint({
  method: 'POST',
  path: '/api/order/:id/cloth/price',
  access: 'member',
  tag: 'cloth',
  summary: 'The maker names a price for the cloth that is missing: a quote to the buyer',
  params,
  body: z.object({
    version,
    /** Rupees before tax. */
    price: z
      .number(rule(clothSentences.price))
      .check(
        z.minimum(clothLimits.leastPrice, rule(clothSentences.price)),
        z.maximum(clothLimits.mostPrice, rule(clothSentences.price)),
        z.multipleOf(0.01, rule(clothSentences.price)),
      ),
    words: optionalLines(clothLimits.words),
  }),
  reply: changed,
});

export const returnCloth = endpoint({
  method: 'POST',
  path: '/api/order/:id/cloth/leftover',
  access: 'member',
  tag: 'cloth',
  summary: 'The maker says how much cloth is left and how it goes back',
  params,
  body: z.object({
    version,
    metres,
    way: z.enum(leftoverWays, rule(clothSentences.way)),
    /** Required if it stays with the maker: how the buyer asked for that. */
    words: optionalLines(clothLimits.words),
  }),
  reply: changed,
});
