import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { instant } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { manyLines } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import {
  documentKinds,
  verificationLimits,
  verificationSentences,
  verificationStatuses,
} from './verification.rules.ts';

const request = z.object({
  status: z.enum(verificationStatuses),
  kind: z.enum(documentKinds),
  sentAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was refused; null otherwise. */
  reason: z.nullable(z.string()),
  /** Names of the files; empty once they are deleted. */
  documents: z.array(z.string()),
});

const verification = z.object({
  isVerified: z.boolean(),
  /** The latest request; null if none was ever sent. */
  request: z.nullable(request),
  /** Why documents cannot be sent now; null if they can. */
  refusal: z.nullable(namedMessage),
});
export type Verification = z.output<typeof verification>;

/** Fields of the form besides the files. */
export const verificationFields = {
  kind: z.enum(documentKinds, rule(verificationSentences.noKind)),
  note: z._default(
    z.string().check(manyLines, z.maxLength(verificationLimits.note, rule(verificationSentences.longNote))),
    '',
  ),
};

const documents: FileRule = {
  kind: 'DOCUMENT',
  most: verificationLimits.documents,
  maxBytes: verificationLimits.documentBytes,
  tooMany: verificationSentences.tooManyDocuments,
};

const reply = z.object({ success: z.literal(true), verification });

export const getVerification = endpoint({
  method: 'GET',
  path: '/api/verification',
  access: 'member',
  tag: 'verifications',
  summary: 'Whether one is verified, and what became of the documents that one has sent',
  reply,
});

export const sendDocuments = endpoint({
  method: 'POST',
  path: '/api/verification',
  access: 'member',
  tag: 'verifications',
  summary: 'Ask to be verified, with 1 to 5 pictures or PDF files as `documents`',
  multipart: true,
  files: { documents },
  body: z.object(verificationFields),
  reply: z.object({ ...successMessage, verification }),
});
