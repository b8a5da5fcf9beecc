import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { type FileRule, fileSentences } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { pictureCountSentences, uploadLimits } from '../design.rules.ts';
import { designWords } from '../design-words.ts';
import { translations } from '../languages/translations.ts';
import { noOptions } from '../options/design-options.ts';
import { designOptions } from '../options/options.contract.ts';

/** Ids sent as a repeated field, as one JSON text or separated by commas. */
const mediaIds = z._default(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.union([z.string(), z.number()]))]),
      z.transform((value: string | (string | number)[]) =>
        (Array.isArray(value) ? value : value.split(/[\s,[\]"]+/)).filter((part) => part !== ''),
      ),
    ),
    z.array(id, rule('designs.picturesGone')),
  ),
  [],
);

/** A multipart form sends translations as JSON text. */
const translationsOfForm = z._default(
  z.pipe(
    z.pipe(
      z.union([z.string(), translations]),
      z.transform(
        (value: string | z.output<typeof translations>): z.input<typeof translations> =>
          typeof value === 'string' ? readJson(value) : value,
      ),
    ),
    translations,
  ),
  {},
);

function readJson<Sent>(text: string): Sent {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON is passed on, so that the schema rejects it with the same error.
    return text as never;
  }
}

/** A multipart form sends options as JSON text. */
const optionsOfForm = z._default(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.looseObject({})], rule('designs.optionsAgain')),
      z.transform(
        (value): z.input<typeof designOptions> => (typeof value === 'string' ? readJson(value) : value),
      ),
    ),
    designOptions,
  ),
  noOptions,
);

const stagedFile = z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) });

const pictures: FileRule = {
  kind: 'PICTURE',
  most: uploadLimits.pictures,
  maxBytes: uploadLimits.pictureBytes,
  tooMany: pictureCountSentences.tooMany,
};
const video: FileRule = {
  kind: 'VIDEO',
  most: 1,
  maxBytes: uploadLimits.videoBytes,
  tooMany: fileSentences.tooManyVideos,
};

/**
 * Uploads one file before the design is published, so that each file has its own progress and error. Unused files are
 * deleted after a day.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/design/uploadPicture',
  access: 'member',
  tag: 'designs',
  summary: 'Send one `image` ahead of its design',
  multipart: true,
  files: { image: { ...pictures, most: 1 } },
  reply: stagedFile,
});

export const uploadVideo = endpoint({
  method: 'POST',
  path: '/api/design/uploadVideo',
  access: 'member',
  tag: 'designs',
  summary: 'Send one `video` ahead of its design',
  multipart: true,
  files: { video },
  reply: stagedFile,
});

export const uploadDesign = endpoint({
  method: 'POST',
  path: '/api/design/uploadDesign',
  access: 'member',
  tag: 'designs',
  summary:
    'Publish a design: its words, 1–10 pictures as `images` or `mediaIds` and at most one `video` or `videoId`',
  idempotencyKey: 'optional',
  multipart: true,
  files: { images: pictures, video },
  body: z.extend(designWords, {
    translations: translationsOfForm,
    options: optionsOfForm,
    mediaIds,
    videoId: z.optional(id),
    /**
     * The draft being published; publishing deletes it. A draft is published only once, whatever the idempotency key.
     */
    draftId: z.optional(id),
  }),
  reply: z.object({
    ...successMessage,
    design: z.object({ id: idOut, title: z.string() }),
  }),
});

/** Whether a newly uploaded design is visible yet; polled by the upload screen. */
export const designStatus = endpoint({
  method: 'GET',
  path: '/api/design/uploadStatus/:id',
  access: 'member',
  tag: 'designs',
  summary: 'How far the pictures of one’s own design are',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      status: z.enum(['PROCESSING', 'PUBLISHED', 'WITHDRAWN', 'HIDDEN', 'DELETED']),
      pictures: z.int(),
      ready: z.int(),
      failures: z.array(namedMessage),
    }),
  }),
});
