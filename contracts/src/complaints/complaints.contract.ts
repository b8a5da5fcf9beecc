import * as z from 'zod/mini';
import { email } from '#contracts/accounts/account-fields.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, requiredLines, requiredText } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import {
  complaintCategories,
  complaintLimits,
  complaintPriorities,
  complaintSentences,
} from './complaint.rules.ts';
import { complaintSides, complaintStatuses } from './complaints.states.ts';

const status = z.enum(complaintStatuses);
const category = z.enum(complaintCategories, rule(complaintSentences.noCategory));
const priority = z.enum(complaintPriorities);
const side = z.enum(complaintSides);

const person = z.object({ id: idOut, name: z.string(), profileImage: z.nullable(z.string()) });

/** An attached picture. It may be returned before it can be shown; `state` says how far its processing is. */
const attachment = z.object({
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  placeholder: z.string(),
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
});
export type Attachment = z.output<typeof attachment>;

const summary = {
  id: idOut,
  /** For example TC-2026-000045. */
  ticketNumber: z.string(),
  title: z.string(),
  category,
  priority,
  status,
  description: z.string(),
  createdAt: instant,
  /** When the complaint last got a message or a new status. */
  updatedAt: instant,
  /** The viewer's side in the complaint. */
  side,
  /** The order that the complaint is about. */
  order: z.nullable(
    z.object({
      id: idOut,
      orderNumber: z.string(),
      title: z.string(),
      image: z.nullable(z.string()),
      /** The viewer's page of the order. */
      page: z.string(),
    }),
  ),
};

const complaintSummary = z.object({
  ...summary,
  /** The newest message by anyone but the complainant. */
  response: z.nullable(z.string()),
});
export type ComplaintSummary = z.output<typeof complaintSummary>;

const complaintMessage = z.object({
  id: idOut,
  side,
  /** Null for the desk, which does not show individual names. */
  author: z.nullable(person),
  content: z.string(),
  pictures: z.array(attachment),
  createdAt: instant,
});
export type ComplaintMessage = z.output<typeof complaintMessage>;

const complaintStep = z.object({
  id: idOut,
  side,
  /** Null for the desk. */
  actorName: z.nullable(z.string()),
  to: status,
  at: instant,
});

export const complaint = z.object({
  ...summary,
  complainant: person,
  /** The other side of the order, who can read and answer the complaint; null if only the desk can. */
  respondent: z.nullable(person),
  /** The address at which the desk may reach the complainant; null for the respondent. */
  email: z.nullable(z.string()),
  pictures: z.array(attachment),
  messages: z.array(complaintMessage),
  history: z.array(complaintStep),
  /** What the viewer may do now. */
  can: z.object({ answer: z.boolean(), moveTo: z.array(status) }),
});
export type Complaint = z.output<typeof complaint>;

/** Fields of the form; the request adds the order. */
export const complaintFields = {
  title: requiredText(rule(complaintSentences.noTitle), complaintLimits.title),
  category,
  priority: z._default(priority, 'medium'),
  description: requiredLines(rule(complaintSentences.noDescription), complaintLimits.description),
  email,
};

/** An empty form field counts as missing. */
const optionalId = z.optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value: string | number) => (value === '' ? undefined : value)),
    ),
    z.optional(id),
  ),
);

export const complaintPictures: FileRule = {
  kind: 'PICTURE',
  most: complaintLimits.pictures,
  maxBytes: complaintLimits.pictureBytes,
  tooMany: complaintSentences.tooManyPictures,
};

export const fileComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints',
  access: 'member',
  whileSuspended: true,
  tag: 'complaints',
  summary:
    'File a complaint with up to 5 pictures as `images`, about an order of one’s own or about anything else',
  idempotencyKey: 'optional',
  multipart: true,
  files: { images: complaintPictures },
  body: z.object({ ...complaintFields, orderId: optionalId }),
  reply: z.object({ ...successMessage, data: complaint }),
});

export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/complaints',
  access: 'member',
  tag: 'complaints',
  summary: 'Complaints that one has filed and those about one’s orders, newest first',
  query: z.object({
    status: z.optional(status),
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(complaintSummary),
    nextCursor: z.nullable(z.string()),
  }),
});

const reply = z.object({ ...successMessage, data: complaint });

export const getComplaint = endpoint({
  method: 'GET',
  path: '/api/complaints/:id',
  access: 'member',
  tag: 'complaints',
  summary: 'One complaint with its thread, for its two sides',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: complaint }),
});

/** Fields of an answer. */
export const answerFields = {
  content: requiredLines(rule(complaintSentences.noMessage), complaintLimits.message),
};

export const answerComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints/:id/messages',
  access: 'member',
  whileSuspended: true,
  tag: 'complaints',
  summary: 'Write into a complaint, with up to 5 pictures as `images`',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  multipart: true,
  files: { images: complaintPictures },
  body: z.object(answerFields),
  reply,
});

export const moveComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints/:id/status',
  access: 'member',
  tag: 'complaints',
  summary: 'Say that a complaint is settled, or open it again',
  params: z.object({ id }),
  body: z.object({ status }),
  reply,
});
