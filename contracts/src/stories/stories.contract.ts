import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { manyLines } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { storyLimits, storySentences } from './story.rules.ts';

const storyCaption = z._default(
  z.string().check(manyLines, z.maxLength(storyLimits.captionLetters, rule(storySentences.longCaption))),
  '',
);

export const storyMaker = z.object({
  id: idOut,
  name: z.string(),
  city: z.string(),
  profileImage: z.nullable(z.string()),
  isVerified: z.boolean(),
});
export type StoryMaker = z.output<typeof storyMaker>;

export const trayMaker = z.object({
  maker: storyMaker,
  /** The 1080 px picture of the newest story. */
  cover: z.string(),
  /** Oldest first, in viewing order. */
  storyIds: z.array(idOut),
  /** Whether the viewer has seen all of them. For visitors only the browser knows this. */
  isSeen: z.boolean(),
  isOwn: z.boolean(),
});
export type TrayMaker = z.output<typeof trayMaker>;

export const storyTray = endpoint({
  method: 'GET',
  path: '/api/stories/tray',
  access: 'anyone',
  mayBeStale: true,
  tag: 'stories',
  summary: 'Who has stories up: the viewer first, then those with unseen ones, newest first',
  reply: z.object({ success: z.literal(true), data: z.array(trayMaker) }),
});

export const story = z.object({
  id: idOut,
  caption: z.string(),
  picture,
  createdAt: instant,
  expiresAt: instant,
  isSeen: z.boolean(),
  /** Number of people who saw it; null for everyone but its maker. */
  seenCount: z.nullable(z.int()),
  can: z.object({ delete: z.boolean() }),
});
export type Story = z.output<typeof story>;

export const storiesOf = endpoint({
  method: 'GET',
  path: '/api/stories/of/:userId',
  access: 'anyone',
  mayBeStale: true,
  tag: 'stories',
  summary: 'The stories of one person that are up, oldest first',
  params: z.object({ userId: id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ maker: storyMaker, stories: z.array(story) }),
  }),
});

const photo: FileRule = {
  kind: 'PICTURE',
  most: 1,
  maxBytes: storyLimits.pictureBytes,
  tooMany: storySentences.onePicture,
};

export const postStory = endpoint({
  method: 'POST',
  path: '/api/stories',
  access: 'member',
  tag: 'stories',
  summary: 'Put up a story: one `image` and a caption. It is seen once its picture is prepared, for 24 hours',
  idempotencyKey: 'optional',
  multipart: true,
  files: { image: photo },
  body: z.object({ caption: storyCaption }),
  reply: z.object({ ...successMessage, data: z.object({ id: idOut }) }),
});

/** Whether a newly posted story is visible yet; polled by the upload screen. */
export const storyStatus = endpoint({
  method: 'GET',
  path: '/api/stories/:id/status',
  access: 'member',
  tag: 'stories',
  summary: 'How far one’s own story is',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      status: z.enum(['PROCESSING', 'LIVE', 'FAILED', 'HIDDEN']),
      /** Why it cannot be shown. */
      failure: z.nullable(namedMessage),
    }),
  }),
});

export const seeStory = endpoint({
  method: 'POST',
  path: '/api/stories/:id/seen',
  access: 'member',
  whileSuspended: true,
  tag: 'stories',
  summary: 'Say that one has seen a story; saying it again changes nothing',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
});

export const storyViewersPageSize = 30;

export const storyViewers = endpoint({
  method: 'GET',
  path: '/api/stories/:id/viewers',
  access: 'member',
  tag: 'stories',
  summary: 'Who has seen one’s own story, latest first',
  params: z.object({ id }),
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(80))) }),
  reply: z.object({
    success: z.literal(true),
    total: z.int(),
    data: z.array(
      z.object({
        id: idOut,
        name: z.string(),
        profileImage: z.nullable(z.string()),
        seenAt: instant,
      }),
    ),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/stories/:id',
  access: 'member',
  tag: 'stories',
  summary: 'Take down one’s own story',
  params: z.object({ id }),
  reply: z.object({ ...successMessage }),
});
