import {
  complaintAnswered,
  complaintFiled,
  complaintMoved,
  complaintSorted,
} from '#server/modules/complaints/public.ts';
import type { Services } from '#server/platform/services.ts';
import { allAdmins } from './complaints.queries.ts';

/** Notifies open pages of the desk of every change to a complaint. */
export function refreshDesksOnComplaints({ db, events, realtime }: Services): void {
  const refresh = async ({ complaintId }: { complaintId: number }) => {
    for (const { id } of await allAdmins(db, [])) realtime.toPerson(id, 'complaintChanged', complaintId);
  };
  events.on(complaintFiled, 'desk', refresh);
  events.on(complaintAnswered, 'desk', refresh);
  events.on(complaintMoved, 'desk', refresh);
  events.on(complaintSorted, 'desk', refresh);
}

/** Makes open pages refetch the canned answers. */
export async function refreshCannedAnswers({
  db,
  realtime,
}: Pick<Services, 'db' | 'realtime'>): Promise<void> {
  for (const { id } of await allAdmins(db, [])) realtime.toPerson(id, 'cannedAnswersChanged');
}
