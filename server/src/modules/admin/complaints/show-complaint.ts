import type { DeskComplaint } from '#contracts/admin/complaints/complaints.contract.ts';
import { loadComplaint } from '#server/modules/complaints/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { allAdmins, deskFacts } from './complaints.queries.ts';
import { overdueSince, presentDeskFacts } from './list-complaints.ts';

/**
 * A complaint as the desk sees it. An admin who is a side of it sees it as that side and cannot act on it here.
 * Throws NOT_FOUND.
 */
export async function showComplaintToAdmin(
  services: Services,
  complaintId: number,
  adminId: number,
): Promise<DeskComplaint> {
  const { db, clock } = services;
  const [[facts], admins, complaint] = await Promise.all([
    deskFacts(db, [complaintId]),
    allAdmins(db, []),
    loadComplaint(services, db, complaintId, { id: adminId, isDesk: true }),
  ]);
  if (!facts) throw notFound('complaints.complaintMissing');
  const isDesk = complaint.side === 'DESK';
  return {
    complaint,
    ...presentDeskFacts(facts, overdueSince(clock.now())),
    admins: admins.filter(({ id }) => id !== facts.complainantId && id !== facts.respondentId),
    can: {
      sort: isDesk,
      answer: isDesk && complaint.can.answer,
      moveTo: isDesk ? complaint.can.moveTo : [],
      closeWithoutReason: facts.waitingSince === null,
    },
  };
}
