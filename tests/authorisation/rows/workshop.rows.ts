import { only, open, own, type RequestFor, type Rows } from './row.ts';

/** The address of a calendar shows the days of its maker to anyone who has it. */
const readByAddress: RequestFor = async (_, { act }) => {
  const { address } = await act('maker', 'POST /api/workshop/feed');
  return { query: { token: new URL(String(address)).searchParams.get('token') ?? '' } };
};

/** The calendar of a workshop and its feed. */
export const workshopRows: Rows = {
  'GET /api/workshop/calendar': own(),
  'GET /api/workshop/orders/:id/steps/:stepId/day': only(['maker'], 'plannedOrder', ({ id, stepId = 0 }) => ({
    params: { id, stepId },
    query: { on: '2031-03-03' },
  })),
  'PUT /api/workshop/orders/:id/steps/:stepId/place': only(
    ['maker'],
    'plannedOrder',
    ({ id, stepId = 0 }) => ({ params: { id, stepId }, body: { version: 1, startOn: null, who: 'Salma' } }),
  ),
  'GET /api/workshop/feed': own(),
  'POST /api/workshop/feed': own(),
  'DELETE /api/workshop/feed': own(),
  'GET /api/workshop/feed.ics': open(readByAddress),
};
