import type { ActFacts } from '#contracts/admin/audit/acts.rules.ts';
import type { actOnComplaint } from '#contracts/admin/complaints/complaints.contract.ts';
import { deskSentences } from '#contracts/admin/complaints/complaints.rules.ts';
import { labelOfComplaint } from '#contracts/complaints/complaints.states.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { sentence } from '#contracts/words/sentence.ts';
import {
  assignComplaint,
  holdForDesk,
  moveHeldComplaint,
  prioritiseComplaint,
} from '#server/modules/complaints/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { allAdmins } from './complaints.queries.ts';

type ActRequest = ParsedOf<typeof actOnComplaint>['body'];
type Held = Awaited<ReturnType<typeof holdForDesk>>;

interface Acting {
  complaintId: number;
  adminId: number;
  request: ActRequest;
}

/**
 * Assigns a complaint, or changes its priority or status, and logs it. Throws NOT_FOUND, FORBIDDEN to a side of it,
 * CONFLICT if the field is not as the admin saw it, ILLEGAL_MOVE, INVALID_INPUT for a missing value or reason or an
 * assignee who is not an admin.
 */
export async function actOn(
  services: Pick<Services, 'db' | 'events' | 'clock'>,
  { complaintId, adminId, request }: Acting,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const held = await holdForDesk(tx, complaintId, adminId);
    await refuseOutOfDate(tx, held, request);
    const { before, after } = await carryOut(services, tx, held, { adminId, request });
    const { act: name, reason } = request;
    await recordAct(services, tx, {
      adminId,
      name,
      subject: 'COMPLAINT',
      subjectId: complaintId,
      before,
      after,
      reason,
    });
  });
}

async function carryOut(
  services: Pick<Services, 'events' | 'clock'>,
  tx: Transaction,
  held: Held,
  { adminId, request }: Pick<Acting, 'adminId' | 'request'>,
): Promise<{ before: ActFacts; after: ActFacts }> {
  const { id, assigneeId, priority, status } = held;
  switch (request.act) {
    case 'COMPLAINT_ASSIGNED': {
      const to = request.assigneeId;
      if (to === undefined || to === assigneeId) throw invalidInput({ assigneeId: deskSentences.noChange });
      await assignComplaint(services, tx, held, to);
      return { before: { assigneeId }, after: { assigneeId: to } };
    }
    case 'COMPLAINT_PRIORITISED': {
      const to = request.priority;
      if (to === undefined || to === priority) throw invalidInput({ priority: deskSentences.noChange });
      await prioritiseComplaint(services, tx, id, to);
      return { before: { priority }, after: { priority: to } };
    }
    case 'COMPLAINT_MOVED': {
      const to = request.status;
      if (to === undefined) throw invalidInput({ status: deskSentences.noChange });
      await moveHeldComplaint(services, tx, { complaint: held, actor: { id: adminId, isDesk: true }, to });
      if (to === 'RESOLVED' && held.isWaiting && request.reason === '') {
        throw invalidInput({ reason: deskSentences.reasonToClose });
      }
      return { before: { status }, after: { status: to } };
    }
  }
}

/** Compares only the field to be changed, so that two admins may sort and answer at once. */
async function refuseOutOfDate(tx: Transaction, held: Held, { act, seen }: ActRequest): Promise<void> {
  const versions = await versionsOf(tx, held, { act, seen });
  if (versions.seen === versions.now) return;
  throw new AppError('CONFLICT', sentence('admin.complaintChanged', versions));
}

async function versionsOf(tx: Transaction, held: Held, { act, seen }: Pick<ActRequest, 'act' | 'seen'>) {
  if (act === 'COMPLAINT_PRIORITISED') return { seen: seen.priority, now: held.priority };
  if (act === 'COMPLAINT_MOVED') {
    return { seen: labelOfComplaint(seen.status), now: labelOfComplaint(held.status) };
  }
  if (seen.assigneeId === held.assigneeId) return { seen: 'the same', now: 'the same' };
  const admins = await allAdmins(tx, []);
  const nameOf = (id: number | null) =>
    id === null ? 'nobody' : (admins.find((admin) => admin.id === id)?.name ?? `user ${id}`);
  return { seen: nameOf(seen.assigneeId), now: nameOf(held.assigneeId) };
}
