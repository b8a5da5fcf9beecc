import * as z from 'zod/mini';
import { maybeCode, typedPassword } from '#contracts/accounts/account-fields.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, instant } from '#contracts/platform/fields.ts';

const download = z.object({
  /** NONE: never requested, or expired. */
  status: z.enum(['NONE', 'WAITING', 'READY', 'FAILED']),
  askedAt: z.nullable(instant),
  /** The size in bytes, the expiry and the URL on this host; null unless READY. */
  bytes: z.nullable(z.int()),
  expiresAt: z.nullable(instant),
  url: z.nullable(z.string()),
  can: z.object({
    ask: z.boolean(),
  }),
  /** From when they may request again, if they reached the limit. */
  askFrom: z.nullable(instant),
});
export type DataDownload = z.output<typeof download>;

const reply = z.object({ success: z.literal(true), data: download });

export const getDataDownload = endpoint({
  method: 'GET',
  path: '/api/account/data-download',
  access: 'member',
  tag: 'accounts',
  summary: 'How far the file with the viewer’s own data is',
  reply,
});

export const askForData = endpoint({
  method: 'POST',
  path: '/api/account/data-download',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary:
    'Let a file with everything that is the viewer’s be made; while one is being made, answers with that',
  body: z.object({ password: typedPassword, code: maybeCode }),
  reply,
});

export const dataDownloadFile = endpoint({
  method: 'GET',
  path: '/api/account/data-download/:id/file',
  access: 'member',
  tag: 'accounts',
  summary: 'The file itself, for the person whose data it is, until it expires',
  params: z.object({ id }),
  file: 'application/zip',
  reply: z.custom<AsyncIterable<Uint8Array>>(),
});
