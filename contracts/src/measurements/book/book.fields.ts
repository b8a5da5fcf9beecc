import * as z from 'zod/mini';
import { idOut, instant } from '#contracts/platform/fields.ts';
import { choiceNames, garmentNames, partNames } from '../garments.ts';
import { units } from '../lengths.ts';
import { bookBodies, measuredThings, relations, versionSources } from './book.rules.ts';

export const garment = z.enum(garmentNames);
export const unit = z.enum(units);

/** A measured value in a reply. */
export const bookValue = z.object({
  part: z.enum(partNames),
  /** Whether it was measured on the body or on the finished garment. */
  of: z.enum(measuredThings),
  /** A length in the person's unit, a count, or the name of a choice. */
  value: z.union([z.number(), z.enum(choiceNames)]),
  /** The length in tenths of a millimetre; null for counts and choices. */
  tenths: z.nullable(z.int()),
});
export type BookValue = z.output<typeof bookValue>;

const garmentOfPerson = z.object({
  garment,
  /** The newest version. */
  versionId: idOut,
  version: z.int(),
  measuredOn: z.string(),
  /** The last day on which it was measured again with the same result; null if never. */
  confirmedOn: z.nullable(z.string()),
});

export const bookPerson = z.object({
  id: idOut,
  name: z.string(),
  relation: z.enum(relations),
  body: z.enum(bookBodies),
  /** Only of a child. */
  birthYear: z.nullable(z.int()),
  /** The unit in which lengths of this person are shown; only its owner changes it. */
  unit,
  /** Garments with at least one version, by their usual order. */
  garments: z.array(garmentOfPerson),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type BookPerson = z.output<typeof bookPerson>;

/** A version never changes; a correction is a new version. */
export const bookVersion = z.object({
  id: idOut,
  personId: idOut,
  garment,
  /** Counts from 1 for each garment of a person; the highest one is valid. */
  version: z.int(),
  unit,
  /** In the order of measuring. */
  values: z.array(bookValue),
  source: z.enum(versionSources),
  measuredBy: z.string(),
  /** A day such as 2026-11-21. */
  measuredOn: z.string(),
  /** The last day on which it was measured again with the same result; null if never. */
  confirmedOn: z.nullable(z.string()),
  /** Why it replaces the version before; '' for version 1 and for MAKER_VISIT. */
  reason: z.string(),
  /** How the person likes it to fit, in words. */
  preferences: z.string(),
  notes: z.string(),
  /** The order at which a maker measured; null for other sources. */
  orderId: z.nullable(idOut),
  createdAt: instant,
});
export type BookVersion = z.output<typeof bookVersion>;

/** A small named difference, such as heels, that is added to a version when it is shared. */
export const bookOverlay = z.object({
  id: idOut,
  name: z.string(),
  /** `difference` is in the person's unit, `tenths` in tenths of a millimetre; both may be negative. */
  differences: z.array(z.object({ part: z.enum(partNames), difference: z.number(), tenths: z.int() })),
});
export type BookOverlay = z.output<typeof bookOverlay>;

/** How a person likes a part to differ from its measure: positive for looser or longer, in their unit. */
export const bookPreference = z.object({
  id: idOut,
  part: z.enum(partNames),
  difference: z.number(),
  tenths: z.int(),
});
export type BookPreference = z.output<typeof bookPreference>;

/** SHARED: the maker of the order sees it. FROZEN: making has started, and the order keeps its copy. */
const shareStates = ['SHARED', 'FROZEN', 'REVOKED'] as const;

export const bookShare = z.object({
  id: idOut,
  orderId: idOut,
  /** For example TB-2026-000123. */
  orderNumber: z.string(),
  makerName: z.string(),
  personId: idOut,
  personName: z.string(),
  garment,
  versionId: idOut,
  version: z.int(),
  /** The name of the overlay that was added to the version; null if none. */
  overlay: z.nullable(z.string()),
  state: z.enum(shareStates),
  /** When the owner said yes. */
  sharedAt: instant,
  /** When it was revoked or frozen; null while it is shared. */
  endedAt: z.nullable(instant),
  can: z.object({ revoke: z.boolean() }),
});
export type BookShare = z.output<typeof bookShare>;
