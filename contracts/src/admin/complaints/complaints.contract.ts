import * as z from 'zod/mini';
import { complaintCategories, complaintPriorities } from '#contracts/complaints/complaint.rules.ts';
import { answerFields, complaint, complaintPictures } from '#contracts/complaints/complaints.contract.ts';
import { complaintStatuses } from '#contracts/complaints/complaints.states.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, optionalLines } from '#contracts/platform/fields.ts';
import { adminPage } from '../admin-fields.ts';
import { actReasonLimits } from '../audit/acts.rules.ts';
import { complaintActs, complaintAssignments, complaintOrders } from './complaints.rules.ts';

const person = z.object({ id: idOut, name: z.string() });
const priority = z.enum(complaintPriorities);
const status = z.enum(complaintStatuses);

const deskFacts = {
  /** The assigned admin. */
  assignee: z.nullable(person),
  /** Since when the complainant has waited for support; null if not waiting. */
  waitingSince: z.nullable(instant),
  isOverdue: z.boolean(),
};

const listedComplaint = z.object({
  id: idOut,
  ticketNumber: z.string(),
  title: z.string(),
  category: z.enum(complaintCategories),
  priority,
  status,
  complainant: person,
  createdAt: instant,
  ...deskFacts,
});
export type ListedComplaint = z.output<typeof listedComplaint>;

export const listDeskComplaints = endpoint({
  method: 'GET',
  path: '/api/admin/complaints',
  access: 'admin',
  tag: 'admin',
  summary: 'All complaints; a ticket number, words of a name or of a title find some of them',
  query: z.object({
    ...adminPage,
    status: z.optional(status),
    priority: z.optional(priority),
    assigned: z.optional(z.enum(complaintAssignments)),
    overdue: z.optional(z.enum(['yes'])),
    /** Who filed it. */
    filedBy: z.optional(id),
    /** The maker or buyer it is about. */
    about: z.optional(id),
    sort: z._default(z.enum(complaintOrders), 'newest'),
  }),
  reply: z.object({
    success: z.literal(true),
    complaints: z.array(listedComplaint),
    nextCursor: z.nullable(z.string()),
    /** Of all complaints, regardless of the filter. */
    overdue: z.int(),
  }),
});

const deskComplaint = z.object({
  complaint,
  ...deskFacts,
  /** Admins it can be assigned to. */
  admins: z.array(person),
  /** What the viewer may do now; nothing if they are a party to the complaint. */
  can: z.object({
    sort: z.boolean(),
    answer: z.boolean(),
    moveTo: z.array(status),
    /** The last message has no answer, so resolving requires a reason. */
    closeWithoutReason: z.boolean(),
  }),
});
export type DeskComplaint = z.output<typeof deskComplaint>;

const reply = z.object({ success: z.literal(true), desk: deskComplaint });

export const showComplaintToDesk = endpoint({
  method: 'GET',
  path: '/api/admin/complaints/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'A complaint with its thread, and what the desk may do with it',
  params: z.object({ id }),
  reply,
});

export const actOnComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/:id/act',
  access: 'admin',
  tag: 'admin',
  summary: 'Give a complaint to an admin, or change its priority or status',
  params: z.object({ id }),
  body: z.object({
    act: z.enum(complaintActs),
    /** Only with COMPLAINT_ASSIGNED: the admin, null for nobody. */
    assigneeId: z.optional(z.nullable(id)),
    /** Only with COMPLAINT_PRIORITISED. */
    priority: z.optional(priority),
    /** Only with COMPLAINT_MOVED. */
    status: z.optional(status),
    /** Required for resolving a complaint whose last message has no answer. */
    reason: optionalLines(actReasonLimits.longest),
    /** The state that the admin saw; CONFLICT if it has changed since. */
    seen: z.object({ assigneeId: z.nullable(id), priority, status }),
  }),
  reply,
});

export const answerAsDesk = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/:id/messages',
  access: 'admin',
  tag: 'admin',
  summary: 'Answer a complaint as the desk, with up to 5 pictures as `images`',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  multipart: true,
  files: { images: complaintPictures },
  body: z.object({
    ...answerFields,
    /** The newest message that the admin saw: if another admin has answered since, this answer is refused. */
    seenMessageId: z.optional(id),
  }),
  reply,
});
