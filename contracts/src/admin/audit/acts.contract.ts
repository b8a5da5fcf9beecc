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
  /** Null for the operator, from its command line. */
  admin: z.nullable(z.object({ id: idOut, name: z.string() })),
  name: z.enum(actNames),
  subject: z.enum(actSubjects),
  subjectId: idOut,
  /** The name of a person, the title of a design or a complaint, the number of an order; null for all else. */
  subjectName: z.nullable(z.string()),
  /** What the act changed; who looks after a complaint is named. */
  changes: facts,
  reason: z.string(),
  createdAt: instant,
});
export type Act = z.output<typeof act>;

/** Which acts are meant; the list and the export read it alike. */
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
