import * as z from 'zod/mini';
import { version } from '#contracts/fit/fit.contract.ts';
import { claimOutcomes, fitClaim, listedClaim } from '#contracts/fit/fit.fields.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { actReason, adminPage } from '../admin-fields.ts';

export const listDeskClaims = endpoint({
  method: 'GET',
  path: '/api/admin/fit',
  access: 'admin',
  tag: 'admin',
  summary: 'Fit claims: those that wait for the desk, the oldest first, or all of them',
  query: z.object({ which: z._default(z.enum(['WAITING', 'ALL']), 'WAITING'), cursor: adminPage.cursor }),
  reply: z.object({
    success: z.literal(true),
    claims: z.array(listedClaim),
    nextCursor: z.nullable(z.string()),
  }),
});

export const readDeskClaim = endpoint({
  method: 'GET',
  path: '/api/admin/fit/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'A fit claim with what both sides say',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), claim: fitClaim }),
});

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/admin/fit/:id/decide',
  access: 'admin',
  tag: 'admin',
  summary: 'Decide a fit claim: altered free, priced by its maker, or refused; both sides read the words',
  params: z.object({ id }),
  body: z.object({ version, outcome: z.enum(claimOutcomes), words: actReason }),
  reply: z.object({ ...successMessage, claim: fitClaim }),
});
