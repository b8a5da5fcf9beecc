import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { inEachLocale } from '#contracts/platform/locales.ts';
import { rule } from '#contracts/words/rule.ts';
import { uploadLimits } from '../design.rules.ts';
import { editableDesign } from '../edit-design.contract.ts';
import { noTypedOptions, typedOptions } from '../options/typed-options.ts';
import { typedText } from './typed-text.ts';

const ofDraft = z.object({ id });

const typedTranslation = z.optional(
  z.object({
    title: typedText(500),
    description: typedText(10_000),
    materialOne: typedText(200),
    materialTwo: typedText(200),
    color: typedText(200),
  }),
);

/** The text of a design so far; it need not be valid for publishing. */
const draftWords = z.object({
  title: typedText(500),
  description: typedText(10_000),
  language: typedText(10),
  translations: z._default(z.object(inEachLocale(() => typedTranslation)), {}),
  category: typedText(100),
  price: typedText(100),
  discount: typedText(100),
  completionTime: typedText(200),
  materialOne: typedText(200),
  materialTwo: typedText(200),
  brand: typedText(200),
  size: typedText(100),
  measuring: typedText(100),
  color: typedText(200),
  condition: typedText(100),
  options: z._default(typedOptions, noTypedOptions),
});
export type DraftWords = z.output<typeof draftWords>;

const draftContent = z.object({
  words: draftWords,
  /** Ids of the pictures in order: existing ones and newly uploaded ones. */
  pictures: z.array(id).check(
    z.maxLength(uploadLimits.pictures),
    z.refine((ids) => new Set(ids).size === ids.length, rule('designs.pictureTwice')),
  ),
  videoId: z.nullable(id),
});

/** Increases with every change. The next change sends it back, to detect a change made in another window. */
const version = z.int().check(z.minimum(1));
const saved = z.object({ success: z.literal(true), draft: z.object({ id: idOut, version }) });

const draft = z.object({
  id: idOut,
  version,
  words: draftWords,
  /** In order, without unreadable pictures. */
  pictures: editableDesign.shape.pictures,
  video: editableDesign.shape.video,
});
export type DesignDraft = z.output<typeof draft>;

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/design/drafts',
  access: 'member',
  tag: 'designs',
  summary: 'One’s own unfinished designs, those written in last first',
  reply: z.object({
    success: z.literal(true),
    drafts: z.array(
      z.object({
        id: idOut,
        /** '' if none was typed yet. */
        title: z.string(),
        /** The first picture; null until one is ready. */
        image: z.nullable(z.string()),
        pictureCount: z.int(),
        updatedAt: instant,
        /** When the draft is deleted, unless it is changed before. */
        goesAt: instant,
      }),
    ),
  }),
});
export type ListedDraft = z.output<(typeof listDrafts)['reply']>['drafts'][number];

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/design/drafts/:id',
  access: 'member',
  tag: 'designs',
  summary: 'One’s own unfinished design, to be continued',
  params: ofDraft,
  reply: z.object({ success: z.literal(true), draft }),
});

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/design/drafts',
  access: 'member',
  tag: 'designs',
  summary: 'Keep an unfinished design; at most twenty, each for ninety days after its last change',
  idempotencyKey: 'required',
  body: draftContent,
  reply: saved,
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/design/drafts/:id',
  access: 'member',
  tag: 'designs',
  summary: 'Write an unfinished design anew: all of its words, its pictures in order and its video',
  params: ofDraft,
  body: z.extend(draftContent, { version }),
  reply: saved,
});

export const deleteDraft = endpoint({
  method: 'POST',
  path: '/api/design/drafts/:id/delete',
  access: 'member',
  tag: 'designs',
  summary: 'Delete an unfinished design with its pictures',
  params: ofDraft,
  reply: z.object({ success: z.literal(true) }),
});

export const duplicateDesign = endpoint({
  method: 'POST',
  path: '/api/design/duplicate/:id',
  access: 'member',
  tag: 'designs',
  summary: 'Begin a draft with the words and the pictures of one’s own design',
  idempotencyKey: 'required',
  params: ofDraft,
  reply: saved,
});
