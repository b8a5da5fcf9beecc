import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines, optionalText, requiredText } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { choiceNames, garmentNames, partNames } from '../garments.ts';
import { units } from '../lengths.ts';
import { bookOverlay, bookPerson, bookPreference, bookShare, bookVersion, garment } from './book.fields.ts';
import { bookBodies, measuredThings, relations, writtenSources } from './book.rules.ts';
import { refuseDifferences, refuseValues } from './book-values.rules.ts';

const nameOfPerson = requiredText(rule('naap.namePerson'), 80);
const relation = z.enum(relations, rule('naap.chooseRelation'));
const body = z.enum(bookBodies, rule('naap.chooseBody'));
const unit = z.enum(units, rule('measurements.chooseUnit'));
/** Only of a child; the server refuses years of adults. */
const birthYear = z._default(z.nullable(z.int(rule('naap.birthYear'))), null);
const day = z
  .string(rule('measurements.chooseDay'))
  .check(z.refine(isIstDay, rule('measurements.chooseDay')));

const peopleReply = { people: z.array(bookPerson), can: z.object({ add: z.boolean() }) };

export const readNaapBook = endpoint({
  method: 'GET',
  path: '/api/naap',
  access: 'member',
  tag: 'measurements',
  summary: 'The people of one’s own naap book with their garments; SELF first, then by name',
  reply: z.object({ success: z.literal(true), ...peopleReply }),
});

const personFields = { relation, body, birthYear, unit };

const birthYearFits = (words: { body: string; birthYear: number | null }) =>
  words.body === 'child' || words.birthYear === null;
const onlyOfChild = { error: rule('naap.birthYearOfChild'), path: ['birthYear'] };

/** A person of the book. The name may be missing only for SELF, who then has the name of the account. */
export const newPerson = z.object({ name: optionalText(80), ...personFields }).check(
  z.refine(birthYearFits, onlyOfChild),
  z.refine(({ name, relation: who }) => name !== '' || who === 'SELF', {
    error: rule('naap.namePerson'),
    path: ['name'],
  }),
);

export const addPerson = endpoint({
  method: 'POST',
  path: '/api/naap/people',
  access: 'member',
  tag: 'measurements',
  summary: 'Add a person to one’s own naap book',
  idempotencyKey: 'optional',
  body: newPerson,
  reply: z.object({ ...successMessage, data: bookPerson }),
});

export const changedPerson = z
  .object({ name: nameOfPerson, ...personFields })
  .check(z.refine(birthYearFits, onlyOfChild));

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/naap/people/:id',
  access: 'member',
  tag: 'measurements',
  summary: 'Rename a person of one’s own book, or change their unit',
  params: z.object({ id }),
  body: changedPerson,
  reply: z.object({ ...successMessage, data: bookPerson }),
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/naap/people/:id',
  access: 'member',
  whileSuspended: true,
  tag: 'measurements',
  summary: 'Remove a person and their measurements; open shares are revoked, what an order froze stays there',
  params: z.object({ id }),
  reply: z.object({ ...successMessage, ...peopleReply }),
});

const garmentParams = z.object({ id, garment: z.enum(garmentNames) });

const garmentOfBook = z.object({
  person: bookPerson,
  garment,
  /** Newest first, including earlier versions. */
  versions: z.array(bookVersion),
  overlays: z.array(bookOverlay),
  /** Learned from alterations. Later shares copy them when making starts. */
  preferences: z.array(bookPreference),
  /** Newest first, including revoked ones. */
  shares: z.array(bookShare),
  can: z.object({ write: z.boolean(), confirm: z.boolean(), addOverlay: z.boolean() }),
});
export type GarmentOfBook = z.output<typeof garmentOfBook>;

const garmentReply = z.object({ ...successMessage, data: garmentOfBook });

export const readGarment = endpoint({
  method: 'GET',
  path: '/api/naap/people/:id/garments/:garment',
  access: 'member',
  tag: 'measurements',
  summary: 'The versions, overlays and shares of one garment of a person in one’s own book',
  params: garmentParams,
  reply: z.object({ success: z.literal(true), data: garmentOfBook }),
});

/** The values of a garment; the parts that it does not need are dropped. */
export const versionWords = z
  .object({
    garment: z.enum(garmentNames, rule('measurements.chooseGarment')),
    /** The unit of the lengths in `values`. It does not change the person's unit. */
    unit,
    values: z.partialRecord(
      z.enum(partNames),
      z.object({
        /** A length in `unit`, a count, or the name of a choice, as the part demands. */
        value: z.union([z.number(), z.enum(choiceNames)], rule('measurements.number')),
        /** Only counts for parts that are taken from either. */
        of: z.enum(measuredThings),
      }),
    ),
    source: z.enum(writtenSources, rule('naap.chooseSource')),
    measuredBy: requiredText(rule('measurements.whoMeasured'), 80),
    /** A day such as 2026-11-21. */
    measuredOn: day,
    /** Required from version 2: why the values changed. */
    reason: optionalText(300),
    preferences: optionalLines(500),
    notes: optionalLines(1000),
    /** The version shown on the screen, 0 for none. CONFLICT if another version was saved since. */
    basedOn: z.int().check(z.minimum(0), z.maximum(100_000)),
  })
  .check((context) => {
    const words = context.value;
    for (const { part, refusal } of refuseValues(words)) {
      const path = part === null ? ['values'] : ['values', part];
      context.issues.push({ code: 'custom', message: rule(refusal), path, input: words.values });
    }
    if (words.basedOn > 0 && words.reason === '') {
      const message = rule('naap.giveReason');
      context.issues.push({ code: 'custom', message, path: ['reason'], input: words.reason });
    }
  });
export type VersionWords = z.output<typeof versionWords>;

export const writeVersion = endpoint({
  method: 'POST',
  path: '/api/naap/people/:id/versions',
  access: 'member',
  tag: 'measurements',
  summary:
    'Write the measurements of a garment of a person. A stale `basedOn` is a CONFLICT whose `figures` are the newer `versionId` and `version`',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: versionWords,
  reply: garmentReply,
});

export const confirmVersion = endpoint({
  method: 'POST',
  path: '/api/naap/versions/:id/confirm',
  access: 'member',
  tag: 'measurements',
  summary: 'Say that the newest version was measured again with the same result',
  params: z.object({ id }),
  body: z.object({ measuredBy: requiredText(rule('measurements.whoMeasured'), 80), confirmedOn: day }),
  reply: garmentReply,
});

export const overlayWords = z
  .object({
    garment: z.enum(garmentNames, rule('measurements.chooseGarment')),
    name: requiredText(rule('naap.nameOverlay'), 60),
    unit,
    /** Length to add, in `unit`; negative to take away. At most 15 cm. Only parts that are lengths. */
    differences: z.partialRecord(z.enum(partNames), z.number(rule('measurements.number'))),
  })
  .check((context) => {
    const words = context.value;
    for (const { part, refusal } of refuseDifferences(words)) {
      const path = part === null ? ['differences'] : ['differences', part];
      context.issues.push({ code: 'custom', message: rule(refusal), path, input: words.differences });
    }
  });
export type OverlayWords = z.output<typeof overlayWords>;

export const addOverlay = endpoint({
  method: 'POST',
  path: '/api/naap/people/:id/overlays',
  access: 'member',
  tag: 'measurements',
  summary: 'Add an overlay, such as heels, to a garment of a person',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: overlayWords,
  reply: garmentReply,
});

export const removeOverlay = endpoint({
  method: 'DELETE',
  path: '/api/naap/overlays/:id',
  access: 'member',
  tag: 'measurements',
  summary: 'Remove an overlay; what was shared with it stays as it is',
  params: z.object({ id }),
  reply: garmentReply,
});

export const removePreference = endpoint({
  method: 'DELETE',
  path: '/api/naap/preferences/:id',
  access: 'member',
  tag: 'measurements',
  summary: 'Forget how a person likes a part; what orders froze stays as it is',
  params: z.object({ id }),
  reply: garmentReply,
});
