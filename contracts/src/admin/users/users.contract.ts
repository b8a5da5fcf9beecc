import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { session } from '#contracts/accounts/sessions.contract.ts';
import { signInEntry } from '#contracts/accounts/sign-ins.contract.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { rule } from '#contracts/words/rule.ts';
import { actReason, adminPage } from '../admin-fields.ts';
import { standings, userActs, userSentences, userSorts } from './users.rules.ts';

/** An admin's decision about a person. */
const decided = {
  role: z.enum(roles),
  isVerified: z.boolean(),
  standing: z.enum(standings),
};

const listedUser = z.object({
  id: idOut,
  name: z.string(),
  email: z.string(),
  profileImage: z.nullable(z.string()),
  /** '' if not given. */
  city: z.string(),
  ...decided,
  joinedAt: instant,
});
export type ListedUser = z.output<typeof listedUser>;

const order = z.object({
  id: idOut,
  orderNumber: z.string(),
  /** Title of the first design. */
  title: z.string(),
  image: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  side: z.enum(['BUYER', 'MAKER']),
  /** Name of the other party. */
  /** Nothing of the final payment is left to pay. */
  finalPaid: z.boolean(),
  other: z.string(),
  total: rupees,
});

const user = z.extend(listedUser, {
  /** The reason the person reads, and when the suspension ends by itself. */
  suspension: z.nullable(z.object({ reason: z.string(), until: z.nullable(instant) })),
  counts: z.object({
    bought: z.int(),
    sold: z.int(),
    designs: z.int(),
    /** Open reports about the person or something of theirs. */
    reports: z.int(),
    complaintsFiled: z.int(),
    complaintsAbout: z.int(),
  }),
  /** Live sessions, the fifty used last. */
  sessions: z.array(session),
  /** Open orders, the newest fifty: somebody must look after them if this person cannot act. */
  openOrders: z.array(order),
  /** The last ten sign-in attempts. */
  signIns: z.array(signInEntry),
  /** Actions available to the viewer now. */
  can: z.array(z.enum(userActs)),
  canEdit: z.boolean(),
});
export type AdminUser = z.output<typeof user>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  tag: 'admin',
  summary: 'Everybody who has an account; words of a name, an e-mail, a phone or a number find some of them',
  query: z.object({
    ...adminPage,
    role: z.optional(z.enum(roles)),
    standing: z.optional(z.enum(standings)),
    isVerified: z.optional(z.enum(['yes', 'no'])),
    sort: z._default(z.enum(userSorts), 'newest'),
  }),
  reply: z.object({
    success: z.literal(true),
    users: z.array(listedUser),
    nextCursor: z.nullable(z.string()),
  }),
});

export const findUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'A person, and what an admin may do about them',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), user }),
});

export const actOnUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/act',
  access: 'admin',
  tag: 'admin',
  summary: 'Change the role, verify, suspend, ban or restore a person, or end their sessions',
  params: z.object({ id }),
  body: z.object({
    act: z.enum(userActs),
    reason: actReason,
    /** Only with ROLE_CHANGED. */
    role: z.optional(z.enum(roles)),
    /** With USER_SUSPENDED only: its last day (IST); left out for an open end. */
    until: z.optional(z.string().check(z.refine(isIstDay, rule(userSentences.until)))),
    /** The state that the admin saw; CONFLICT if it has changed since. */
    seen: z.object(decided),
  }),
  reply: z.object({ success: z.literal(true), user }),
});
