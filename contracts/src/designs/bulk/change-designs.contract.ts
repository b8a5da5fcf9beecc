import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { bulkSentences, faultOfChange, mostDesignsAtOnce, priceChangeKinds } from './bulk.rules.ts';

/** One per design, in the order of the request. */
const outcomes = z.array(
  z.object({
    id: idOut,
    /** Why this design was not changed; null if it was. */
    refusal: z.nullable(namedMessage),
  }),
);
const reply = z.object({ success: z.literal(true), outcomes });

export type BulkOutcome = z.output<typeof outcomes>[number];

const isOnce = (ids: readonly number[]) => new Set(ids).size === ids.length;

export const setVisibilityOfMany = endpoint({
  method: 'POST',
  path: '/api/design/setVisibilityOfMany',
  access: 'member',
  tag: 'designs',
  summary: 'Hide up to a hundred of one’s own designs, or show them again; each succeeds or fails alone',
  body: z.object({
    ids: z
      .array(id, rule(bulkSentences.none))
      .check(
        z.minLength(1, rule(bulkSentences.none)),
        z.maxLength(mostDesignsAtOnce, rule(bulkSentences.tooMany)),
        z.refine(isOnce, rule(bulkSentences.twice)),
      ),
    visible: z.boolean(rule('designs.seenOrNot')),
  }),
  reply,
});

export const changePrices = endpoint({
  method: 'POST',
  path: '/api/design/changePrices',
  access: 'member',
  tag: 'designs',
  summary: 'Change the prices of up to a hundred of one’s own designs; each succeeds or fails alone',
  body: z
    .object({
      /**
       * Each design with the price the user saw, in rupees. A design whose price has changed since is left unchanged.
       */
      designs: z
        .array(z.object({ id, price: z.number(rule('designs.seenPrice')) }), rule(bulkSentences.none))
        .check(
          z.minLength(1, rule(bulkSentences.none)),
          z.maxLength(mostDesignsAtOnce, rule(bulkSentences.tooMany)),
          z.refine((designs) => isOnce(designs.map((design) => design.id)), rule(bulkSentences.twice)),
        ),
      by: z.enum(priceChangeKinds, rule('designs.sumOrPercent')),
      /** In rupees or percent; a negative amount lowers the prices. */
      amount: z.number(rule(bulkSentences.amount)),
    })
    .check(
      z.check(({ value, issues }) => {
        const fault = faultOfChange(value);
        if (fault)
          issues.push({ code: 'custom', message: rule(fault), path: ['amount'], input: value.amount });
      }),
    ),
  reply,
});
