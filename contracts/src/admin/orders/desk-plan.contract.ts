import * as z from 'zod/mini';
import { approvedStep, plan } from '#contracts/plans/plans.fields.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';

export const readDeskPlan = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/plan',
  access: 'admin',
  tag: 'admin',
  summary: 'The plan of an order, and what its buyer approved',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    plan: z.nullable(plan),
    approved: z.array(approvedStep),
  }),
});
