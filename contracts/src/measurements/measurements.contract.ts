import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, optionalLines, optionalText, requiredText } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { choiceNames, garmentNames, partNames, partsOf } from './garments.ts';
import { units } from './lengths.ts';
import { refuseValue } from './part-values.ts';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime());

/** A length in `unit`, to the mark of its part's tape; a whole number where a part is counted; a choice by its name. */
const value = z.union([z.number(), z.enum(choiceNames)], rule('measurements.number'));
const lengths = z.partialRecord(z.enum(partNames), value);

const garment = z.enum(garmentNames, rule('measurements.chooseGarment'));
const unit = z.enum(units, rule('measurements.chooseUnit'));

/** Measurements recorded by the buyer or the maker. */
export const measurementWords = z
  .object({
    garment,
    unit,
    /** By part. Parts that the garment does not need are dropped. */
    lengths,
    /** The name of the person measured, if not the buyer. */
    person: optionalText(80),
    measuredBy: requiredText(rule('measurements.whoMeasured'), 80),
    /** A day such as 2026-11-21. */
    measuredOn: z
      .string(rule('measurements.chooseDay'))
      .check(z.refine(isDay, rule('measurements.chooseDay'))),
    notes: optionalLines(1000),
    /** The version shown on the screen, 0 for none. CONFLICT if another version was saved since. */
    basedOn: z.int().check(z.minimum(0), z.maximum(100_000)),
  })
  .check((context) => {
    const words = context.value;
    const asked = partsOf(words.garment);
    const given = asked.filter((part) => words.lengths[part] !== undefined);
    if (given.length === 0) {
      context.issues.push({
        code: 'custom',
        message: rule('measurements.writeOne'),
        path: ['lengths'],
        input: words.lengths,
      });
    }
    for (const part of given) {
      const length = words.lengths[part];
      const refusal = length === undefined ? null : refuseValue(part, length, words.unit);
      if (refusal !== null) {
        context.issues.push({
          code: 'custom',
          message: rule(refusal),
          path: ['lengths', part],
          input: length,
        });
      }
    }
  });
export type MeasurementWords = z.output<typeof measurementWords>;

/** How a person likes a part to differ from its measure: positive for looser or longer. */
const likedDifference = z.object({ part: z.enum(partNames), difference: z.number(), tenths: z.int() });

export const measurement = z.object({
  id: idOut,
  garment,
  /** Counts from 1 for each garment of the order; the highest one is valid. */
  version: z.int(),
  /** The unit in which it was recorded. */
  unit,
  /** In the order of measuring. */
  lengths: z.array(
    z.object({
      part: z.enum(partNames),
      length: value,
      /** Only of a copy from the buyer's naap book: what it was taken from. */
      of: z.optional(z.enum(['body', 'garment'])),
    }),
  ),
  person: z.string(),
  measuredBy: z.string(),
  measuredOn: z.string(),
  notes: z.string(),
  recordedBy: z.object({ id: idOut, name: z.string(), side: z.enum(['buyer', 'maker']) }),
  recordedAt: instant,
  /** Only of a copy from the buyer's naap book: when the buyer agreed to it. */
  signedAt: z.optional(instant),
  /** Only of such a copy: how the person likes parts to differ. */
  likes: z.optional(z.array(likedDifference)),
});
export type Measurement = z.output<typeof measurement>;

const measurementBook = z.object({
  /** Newest first, including earlier versions. */
  versions: z.array(measurement),
  can: z.object({ record: z.boolean() }),
  /** Why measurements cannot be recorded now; null if they can. */
  why: z.nullable(namedMessage),
});
export type MeasurementBook = z.output<typeof measurementBook>;

/** The most versions per order, all garments together. */
export const mostVersions = 60;

export const orderMeasurements = endpoint({
  method: 'GET',
  path: '/api/order/:id/measurements',
  access: 'member',
  tag: 'measurements',
  summary: 'The measurements of an order, for its buyer and its maker only',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: measurementBook }),
});

export const recordMeasurements = endpoint({
  method: 'POST',
  path: '/api/order/:id/measurements',
  access: 'member',
  tag: 'measurements',
  summary: 'Write down the measurements for a garment; a later one is a new version',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: measurementWords,
  reply: z.object({ ...successMessage, data: measurementBook }),
});
