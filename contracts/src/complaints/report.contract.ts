import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { reportReasons } from './complaint.rules.ts';

/** ANSWER is an answer to an enquiry, reported through the link in an email. */
export const reportKinds = [
  'USER',
  'MESSAGE',
  'COMMENT',
  'DESIGN',
  'STORY',
  'REVIEW',
  'ENQUIRY',
  'ANSWER',
] as const;
export type ReportKind = (typeof reportKinds)[number];

export type ReportReason = (typeof reportReasons)[number];

export const reportWords = { reason: z.enum(reportReasons), note: optionalLines(1000) };

export const report = endpoint({
  method: 'POST',
  path: '/api/complaints/report',
  access: 'member',
  tag: 'complaints',
  summary: 'Tell the people behind Tanabana about something that should not be here',
  body: z.object({ kind: z.enum(reportKinds), targetId: id, ...reportWords }),
  reply: z.object({ ...successMessage }),
});
