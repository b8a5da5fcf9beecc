import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { documentKinds, verificationStatuses } from '#contracts/verifications/verification.rules.ts';
import { actReason, adminPage } from '../admin-fields.ts';
import { verificationDecisions } from './verification-queue.rules.ts';

const queuedVerification = z.object({
  id: idOut,
  maker: z.object({ id: idOut, name: z.string(), role: z.enum(roles) }),
  status: z.enum(verificationStatuses),
  kind: z.enum(documentKinds),
  /** The maker's comment; may be empty. */
  note: z.string(),
  /** Empty once the documents were deleted. */
  documents: z.array(z.object({ id: idOut, name: z.string(), bytes: z.int(), isPicture: z.boolean() })),
  sentAt: instant,
  /** Null while the request is open. */
  decision: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
  /** The viewer may decide it. */
  canDecide: z.boolean(),
});
export type QueuedVerification = z.output<typeof queuedVerification>;

export const listVerifications = endpoint({
  method: 'GET',
  path: '/api/admin/verifications',
  access: 'admin',
  tag: 'admin',
  summary: 'Makers who asked to be verified, the oldest first',
  query: z.object({
    ...adminPage,
    status: z._default(z.enum(verificationStatuses), 'WAITING'),
  }),
  reply: z.object({
    success: z.literal(true),
    verifications: z.array(queuedVerification),
    nextCursor: z.nullable(z.string()),
  }),
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/admin/verifications/:id/documents/:documentId',
  access: 'admin',
  tag: 'admin',
  summary: 'A document of a maker, to be looked at and never kept',
  params: z.object({ id, documentId: id }),
  /** The bytes of the file. */
  reply: z.custom<Uint8Array>(),
});

export const decideVerification = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id/decide',
  access: 'admin',
  tag: 'admin',
  summary: 'Verify a maker, or refuse it with a reason that the maker reads',
  params: z.object({ id }),
  body: z.object({
    decision: z.enum(verificationDecisions),
    reason: actReason,
    /** The maker's name as the admin saw it, because the seal vouches for that name. */
    seenName: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ ...successMessage }),
});
