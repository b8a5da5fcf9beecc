import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type ComplaintReader, sideOf } from './complaint-reader.ts';
import { presentComplaint } from './present-complaint.ts';
import {
  complaintForReader,
  historyOfComplaint,
  messagesOfComplaint,
  picturesOfComplaint,
} from './read-complaints.queries.ts';

/** One complaint as a side of it or the desk sees it. Throws NOT_FOUND to others. */
export async function loadComplaint(
  { env, clock }: Services,
  executor: Executor,
  complaintId: number,
  reader: ComplaintReader,
): Promise<Complaint> {
  const [row] = await complaintForReader(executor, [complaintId, reader.id, reader.isDesk]);
  if (!row) throw notFound('complaints.complaintMissing');
  const [attached] = await picturesOfComplaint(executor, [complaintId]);
  return presentComplaint(
    {
      row,
      pictures: attached?.pictures ?? [],
      messages: await messagesOfComplaint(executor, [complaintId]),
      history: await historyOfComplaint(executor, [complaintId]),
    },
    { side: sideOf(row, reader), readerId: reader.id, mediaUrl: env.MEDIA_URL, now: clock.now() },
  );
}
