import { photographOf, plannedSteps } from '../things/plans.things.ts';
import { admins, byId, only, type RequestFor, type Rows } from './row.ts';

const answer =
  (act: string): RequestFor =>
  ({ id, changeId = 0 }) => ({ params: { id, changeId }, body: { act, words: 'The cloth is cut.' } });

/** Plans of orders, their steps and the changes of them. */
export const planRows: Rows = {
  'GET /api/order/:id/plan': only(['buyer', 'maker'], 'plannedOrder', byId),
  'GET /api/order/:id/plan/approved': only(['buyer', 'maker'], 'plannedOrder', byId),
  'PUT /api/order/:id/plan': only(['maker'], 'confirmedOrder', ({ id }) => ({
    params: { id },
    body: { version: 0, steps: plannedSteps },
  })),
  'POST /api/order/:id/plan/steps/:stepId/close': only(
    ['maker'],
    'plannedOrder',
    ({ id, stepId = 0 }, world) => ({ params: { id, stepId }, body: photographOf(world, { note: '' }) }),
  ),
  'POST /api/order/:id/plan/steps/:stepId/approve': only(
    ['buyer'],
    'submittedStep',
    ({ id, stepId = 0 }) => ({ params: { id, stepId }, body: { submission: 1 } }),
  ),
  'POST /api/order/:id/plan/steps/:stepId/change': only(
    ['buyer'],
    'submittedStep',
    ({ id, stepId = 0 }, world) => ({
      params: { id, stepId },
      body: photographOf(world, { submission: '1', words: 'A deeper neck, please.' }),
    }),
  ),
  'POST /api/order/:id/plan/changes/:changeId/price': only(
    ['maker'],
    'askedChange',
    ({ id, changeId = 0 }) => ({ params: { id, changeId }, body: { price: 500, days: 1 } }),
  ),
  'POST /api/order/:id/plan/changes/:changeId/answer': [
    only(['maker'], 'askedChange', answer('REFUSE')),
    only(['buyer'], 'pricedChange', answer('ACCEPT')),
  ],
  'GET /api/admin/orders/:id/plan': admins(byId, 'plannedOrder'),
};
