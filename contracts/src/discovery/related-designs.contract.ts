import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { foundDesign } from './search.contract.ts';

/** The most designs of each kind. */
export const relatedCount = 6;

export const getRelatedDesigns = endpoint({
  method: 'GET',
  path: '/api/design/:id/related',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'discovery',
  summary:
    'Where to look on from a design: the newest others of its maker, and designs of others that are like it',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    fromMaker: z.array(foundDesign),
    /** The most similar first. */
    similar: z.array(foundDesign),
  }),
});
