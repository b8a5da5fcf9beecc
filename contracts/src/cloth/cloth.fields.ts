import * as z from 'zod/mini';
import { fitPicture } from '#contracts/fit/fit.fields.ts';
import { garmentNames } from '#contracts/measurements/garments.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { clothActors, clothActs, clothStates } from './cloth.states.ts';

export const clothConditions = ['SOUND', 'STAINED', 'TORN', 'FADED'] as const;
export type ClothCondition = (typeof clothConditions)[number];

/** What happened to the cloth that was left. */
export const leftoverWays = ['WITH_PARCEL', 'KEPT', 'NONE'] as const;
export type LeftoverWay = (typeof leftoverWays)[number];

const range = z.nullable(z.object({ least: z.number(), most: z.number() }));

const receipt = z.object({
  id: idOut,
  /** All of the cloth that the maker has, in metres; and its width in centimetres. */
  metres: z.number(),
  width: z.int(),
  condition: z.enum(clothConditions),
  /** Metres that are missing; 0 if it is enough. */
  missing: z.number(),
  words: z.string(),
  /** Photographed by daylight beside the printed reference strip. */
  byDaylight: z.boolean(),
  pictures: z.array(fitPicture),
  at: instant,
});
export type ClothReceipt = z.output<typeof receipt>;

const step = z.object({
  id: idOut,
  act: z.enum(clothActs),
  by: z.enum(clothActors),
  note: z.string(),
  at: instant,
});

const cloth = z.object({
  state: z.enum(clothStates),
  askedBy: z.enum(['BUYER', 'MAKER']),
  turn: z.nullable(z.enum(['BUYER', 'MAKER'])),
  /** When silence counts as a yes; null if nothing runs. */
  answerBy: z.nullable(instant),
  /** The newest; null before the cloth came. */
  receipt: z.nullable(receipt),
  /** The maker's quote for more cloth. */
  price: z.nullable(z.object({ quoteId: idOut, total: rupees })),
  leftover: z.nullable(z.object({ metres: z.number(), way: z.enum(leftoverWays) })),
  /** Oldest first. */
  history: z.array(step),
});
export type Cloth = z.output<typeof cloth>;

export const clothOfOrder = z.object({
  /** 0 before anybody asked. */
  version: z.int(),
  role: z.enum(['BUYER', 'MAKER']),
  /** Null before anybody asked. */
  cloth: z.nullable(cloth),
  /** What each garment of the order usually takes. */
  needs: z.array(z.object({ garment: z.enum(garmentNames), narrow: range, wide: range })),
  can: z.object({
    ask: z.boolean(),
    agree: z.boolean(),
    refuse: z.boolean(),
    withdraw: z.boolean(),
    receive: z.boolean(),
    confirm: z.boolean(),
    object: z.boolean(),
    /** Say who carries what is missing. */
    choose: z.boolean(),
    price: z.boolean(),
    adapt: z.boolean(),
    decline: z.boolean(),
    giveBack: z.boolean(),
  }),
});
export type ClothOfOrder = z.output<typeof clothOfOrder>;
