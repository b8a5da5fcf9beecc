import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { adminPage } from '../admin-fields.ts';
import { actNames, actSubjects, shownActFields } from './acts.rules.ts';

const facts = z.array(
  z.object({
    field: z.enum(shownActFields),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
);

export const act = z.object({
  id: idOut,
  /** Null for the operator, who acts from the command line. */
  admin: z.nullable(z.object({ id: idOut, name: z.string() })),
  name: z.enum(actNames),
  subject: z.enum(actSubjects),
  subjectId: idOut,
  /** A person's name, the title of a design or complaint, an order's number; null otherwise. */
  subjectName: z.nullable(z.string()),
  /** What the action changed; an assigned admin is given by name. */
  changes: facts,
  reason: z.string(),
  createdAt: instant,
});
export type Act = z.output<typeof act>;

/** The filter of the audit log, shared by the list and the export. */
const selection = {
  q: adminPage.q,
  name: z.optional(z.enum(actNames)),
  subject: z.optional(z.enum(actSubjects)),
  subjectId: z.optional(id),
};

export const listActs = endpoint({
  method: 'GET',
  path: '/api/admin/acts',
  access: 'admin',
  tag: 'admin',
  summary: 'What admins have done, the newest first',
  query: z.object({ ...selection, cursor: adminPage.cursor }),
  reply: z.object({ success: z.literal(true), acts: z.array(act), nextCursor: z.nullable(z.string()) }),
});

export const exportActs = endpoint({
  method: 'GET',
  path: '/api/admin/acts.csv',
  access: 'admin',
  tag: 'admin',
  summary: 'The same as a table',
  query: z.object(selection),
  file: 'text/csv',
  reply: z.unknown(),
});
