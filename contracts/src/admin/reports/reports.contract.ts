import * as z from 'zod/mini';
import { reportReasons } from '#contracts/complaints/complaint.rules.ts';
import { reportKinds } from '#contracts/complaints/report.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { voiceNote } from '#contracts/platform/voice-note.ts';
import { actReason, adminPage } from '../admin-fields.ts';
import { reportQueues } from './reports.rules.ts';

const person = z.object({ id: idOut, name: z.string() });

/** One person's report. */
const filedReport = z.object({
  id: idOut,
  /** Null for a report made through an email link. */
  reporter: z.nullable(person),
  reason: z.enum(reportReasons),
  /** The reporter's comment; may be empty. */
  note: z.string(),
  createdAt: instant,
});
export type FiledReport = z.output<typeof filedReport>;

const queuedReport = z.extend(filedReport, {
  kind: z.enum(reportKinds),
  targetId: idOut,
  /** The design of a comment, review, enquiry or answer; null if it is gone, and for other kinds. */
  design: z.nullable(z.object({ id: idOut, title: z.string(), image: z.nullable(z.string()) })),
  /** Pictures: the first of a design, those of a story or review; those of a message while its report is open. */
  pictures: z.array(z.string()),
  /** The owner; null if the thing is gone or its owner has no account. */
  owner: z.nullable(z.extend(person, { profileImage: z.nullable(z.string()) })),
  /** While the report is open: other open reports about the same thing, oldest first, at most `mostOtherReports`. */
  others: z.array(filedReport),
  /** How many other open reports there are about it. */
  othersCount: z.int(),
  /** Its text, or the title of a design; null for a person, a story and what is gone. */
  words: z.nullable(namedMessage),
  /** The voice note of a message, enquiry or answer, while its report is open. */
  voice: z.nullable(voiceNote),
  isOverdue: z.boolean(),
  /** The viewer may dismiss it. */
  canDismiss: z.boolean(),
  /** It is about a person whom the viewer may suspend or ban, which upholds the report. */
  canSuspend: z.boolean(),
  /** The viewer may take down the reported thing. */
  canTakeDown: z.boolean(),
});
export type QueuedReport = z.output<typeof queuedReport>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  tag: 'admin',
  summary: 'What people have reported, the oldest first; of open reports about one thing only the first',
  query: z.object({
    ...adminPage,
    kind: z.optional(z.enum(reportKinds)),
    status: z._default(z.enum(reportQueues), 'OPEN'),
    /** The owner of what was reported. */
    ownerId: z.optional(id),
  }),
  reply: z.object({
    success: z.literal(true),
    reports: z.array(queuedReport),
    nextCursor: z.nullable(z.string()),
  }),
});

export const getReportedVoice = endpoint({
  method: 'GET',
  path: '/api/admin/reports/:id/voice',
  access: 'admin',
  tag: 'admin',
  summary: 'The recording of a reported message, while the report is open, whole or a range of it',
  params: z.object({ id }),
  /** The bytes of the file. */
  reply: z.custom<unknown>(),
});

export const dismissReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/dismiss',
  access: 'admin',
  tag: 'admin',
  summary: 'Leave what was reported as it is; settles every open report about the same thing',
  params: z.object({ id }),
  body: z.object({ reason: actReason }),
  reply: z.object({ ...successMessage }),
});

export const takeDownReported = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:id/takedown',
  access: 'admin',
  tag: 'admin',
  summary:
    'Hide the design or remove the comment, review, message or story that was reported; settles every open report about it. A person must be suspended or banned already',
  params: z.object({ id }),
  body: z.object({ reason: actReason }),
  reply: z.object({ ...successMessage }),
});
