import * as z from 'zod/mini';
import { measurings } from '#contracts/measurements/measuring.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { designConditions, designSizes } from './attributes.ts';
import { categories } from './categories.ts';
import { pictureCountSentences, uploadLimits } from './design.rules.ts';
import { designWords } from './design-words.ts';
import { shownStatus } from './designs.contract.ts';
import { ownLanguage, translations } from './languages/translations.ts';
import { designOptions } from './options/options.contract.ts';
import { typedOptions } from './options/typed-options.ts';

const ofDesign = z.object({ id });

/** What the edit form needs: the text as its maker typed it, and the files by id. */
export const editableDesign = z.object({
  id: idOut,
  status: shownStatus,
  /** Increases with every change. The next change sends it back, to detect a change by another person. */
  revision: z.int(),
  words: z.object({
    title: z.string(),
    description: z.string(),
    /** '' if it matches the language detected from the script. */
    language: ownLanguage,
    translations,
    category: z.enum(categories),
    /** In rupees, as typed. */
    price: z.string(),
    discount: z.string(),
    completionTime: z.string(),
    materialOne: z.string(),
    materialTwo: z.string(),
    brand: z.string(),
    size: z.enum(['', ...designSizes]),
    measuring: z.enum(measurings),
    color: z.string(),
    condition: z.enum(['', ...designConditions]),
    /** Prices and days as typed. */
    options: typedOptions,
  }),
  /** In order, without unreadable pictures. */
  pictures: z.array(z.object({ id: idOut, isReady: z.boolean(), picture: z.nullable(picture) })),
  video: z.nullable(z.object({ id: idOut, url: z.string() })),
  updatedAt: instant,
});
export type EditableDesign = z.output<typeof editableDesign>;

export const editDesign = endpoint({
  method: 'GET',
  path: '/api/design/editDesign/:id',
  access: 'member',
  tag: 'designs',
  summary: 'One’s own design, as the form for changing it needs it',
  params: ofDesign,
  reply: z.object({ success: z.literal(true), design: editableDesign }),
});

/** Ids of the pictures in order: existing ones and newly uploaded ones. */
const pictureIds = z.array(id, rule(pictureCountSentences.none)).check(
  z.minLength(1, rule(pictureCountSentences.none)),
  z.maxLength(uploadLimits.pictures, rule(pictureCountSentences.tooMany)),
  z.refine((ids) => new Set(ids).size === ids.length, rule('designs.pictureTwiceRemove')),
);

/**
 * If omitted, they stay unchanged, except that the language is detected again if the script of the new text implies
 * another one.
 */
export const laterWords = {
  language: z.optional(ownLanguage),
  translations: z.optional(translations),
  options: z.optional(designOptions),
};

export const updateDesign = endpoint({
  method: 'PUT',
  path: '/api/design/updateDesign/:id',
  access: 'member',
  tag: 'designs',
  summary: 'Change one’s own design: all of its words, its pictures in order and its video',
  params: ofDesign,
  body: z.extend(designWords, {
    ...laterWords,
    /** The revision that the change is based on. */
    revision: z.int(rule('designs.loadAgain')).check(z.minimum(1)),
    pictures: pictureIds,
    /** Null removes the video; if omitted, it stays unchanged. */
    videoId: z.optional(z.nullable(id)),
  }),
  reply: z.object({ ...successMessage, design: editableDesign }),
});

export const setDesignVisibility = endpoint({
  method: 'POST',
  path: '/api/design/setVisibility/:id',
  access: 'member',
  tag: 'designs',
  summary: 'Hide one’s own design from everybody else, or show it again',
  params: ofDesign,
  body: z.object({ visible: z.boolean(rule('designs.oneSeenOrNot')) }),
  reply: z.object({ ...successMessage, status: shownStatus }),
});

export const deleteSingleDesign = endpoint({
  method: 'POST',
  path: '/api/design/deleteSingleDesign/:id',
  access: 'member',
  tag: 'designs',
  summary: 'Take one’s own design away for good; its orders go on',
  params: ofDesign,
  reply: z.object({ ...successMessage }),
});
