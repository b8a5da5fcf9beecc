import { nameInRole } from '#contracts/accounts/house-names.ts';
import type { ActFacts } from '#contracts/admin/audit/acts.rules.ts';
import type { actOnUser } from '#contracts/admin/users/users.contract.ts';
import { userSentences } from '#contracts/admin/users/users.rules.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import {
  changeStanding,
  endOtherSessions,
  renameAccount,
  reopenLive,
  type Standing,
} from '#server/modules/accounts/public.ts';
import { settleVerification } from '#server/modules/verifications/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { settleReports } from '../reports/settle-reports.ts';
import { holdPerson, refuseUnconfirmedAdmin, standingOf } from './hold-person.ts';
import { notifyOfAct } from './notify-person.ts';
import { actsFor } from './user-acts.policy.ts';

type ActRequest = ParsedOf<typeof actOnUser>['body'];

interface Decided {
  /** Changes to the person; null if only their sessions end. */
  changes: Parameters<typeof changeStanding>[2] | null;
  before: ActFacts;
  after: ActFacts;
}

/**
 * Applies an admin's decision about a person and logs it. Locks both, so that two admins cannot lock each other out.
 * Throws NOT_FOUND, CONFLICT if the person is not as the admin saw them, FORBIDDEN for acts on oneself, ILLEGAL_MOVE,
 * INVALID_INPUT.
 */
export async function actOn(
  services: Pick<Services, 'db' | 'events' | 'clock' | 'mail' | 'env'>,
  adminId: number,
  userId: number,
  request: ActRequest,
): Promise<void> {
  await inTransaction(services.db, (tx) => actWithin(services, tx, { adminId, userId, ...request }));
}

/** Callers that already hold the person's lock omit `seen`. */
type CheckedRequest = Omit<ActRequest, 'seen'> & {
  seen?: ActRequest['seen'];
  adminId: number;
  userId: number;
};

/** The same within a transaction. Also decides a waiting request to be verified. */
export async function actWithin(
  services: Pick<Services, 'events' | 'clock' | 'mail' | 'env'>,
  tx: Transaction,
  { adminId, userId, seen, ...request }: CheckedRequest,
): Promise<void> {
  const { events, clock } = services;
  const person = await holdPerson(tx, adminId, userId);
  if (seen) refuseOutOfDate(person, seen);
  const judged = { isVerified: person.isVerified, standing: standingOf(person) };
  if (!actsFor(judged, adminId === userId).includes(request.act)) {
    if (adminId === userId) throw new AppError('FORBIDDEN', userSentences.self);
    throw new AppError('ILLEGAL_MOVE', userSentences.outOfDate);
  }
  if (request.role !== undefined) refuseUnconfirmedAdmin(person, request.role);
  const { changes, before, after } = decide(person, request, clock.now());
  if (changes) await changeStanding(tx, userId, changes);
  const name = changes?.role ? nameInRole(person, changes.role) : person.name;
  if (name !== person.name) {
    await renameAccount(tx, [userId, name]);
    after.corrected = 'name';
  }
  const { act, reason } = request;
  await recordAct(services, tx, {
    adminId,
    name: act,
    subject: 'USER',
    subjectId: userId,
    before,
    after,
    reason,
  });
  // A waiting request is answered by its own letter.
  let isTold = false;
  if (act === 'USER_VERIFIED') {
    isTold =
      (await settleVerification(services, tx, { userId, adminId, decision: 'VERIFIED', reason })) !==
      undefined;
  }
  if (act === 'USER_SUSPENDED' || act === 'USER_BANNED') {
    const thing = { kind: 'USER', targetId: userId, ownerId: userId } as const;
    await settleReports(services, tx, thing, { adminId, reason, decision: 'UPHELD' });
  }
  if (!isTold)
    await notifyOfAct(services, tx, { userId, act, role: request.role, until: request.until, reason });
  if (changes === null || changes.status === 'BANNED' || changes.role === 'ADMIN') {
    await endOtherSessions(tx, events, userId);
  } else {
    await reopenLive(tx, events, userId);
  }
}

function decide(
  person: Standing,
  { act, role, until, reason }: Omit<ActRequest, 'seen'>,
  now: Date,
): Decided {
  const standing = standingOf(person);
  switch (act) {
    case 'ROLE_CHANGED':
      if (role === undefined || role === person.role) throw invalidInput({ role: userSentences.role });
      return { changes: { role }, before: { role: person.role }, after: { role } };
    case 'USER_VERIFIED':
    case 'USER_UNVERIFIED': {
      const isVerified = act === 'USER_VERIFIED';
      return { changes: { isVerified }, before: { isVerified: !isVerified }, after: { isVerified } };
    }
    case 'USER_SUSPENDED':
      if (until !== undefined && until < istDayOf(now)) throw invalidInput({ until: userSentences.until });
      return {
        changes: {
          suspensionReason: reason,
          suspendedUntil: until === undefined ? null : startOfDay(addDays(until, 1)),
        },
        before: { standing },
        after: { standing: 'SUSPENDED', suspendedUntil: until ?? null },
      };
    case 'USER_BANNED':
      return {
        changes: { status: 'BANNED', suspensionReason: null, suspendedUntil: null },
        before: { standing },
        after: { standing: 'BANNED' },
      };
    case 'USER_RESTORED':
      return {
        changes: { status: 'ACTIVE', suspensionReason: null, suspendedUntil: null },
        before: { standing },
        after: { standing: 'ACTIVE' },
      };
    case 'SESSIONS_ENDED':
      return { changes: null, before: {}, after: {} };
  }
}

function refuseOutOfDate(person: Standing, seen: ActRequest['seen']): void {
  const now = { role: person.role, isVerified: person.isVerified, standing: standingOf(person) };
  const inWords = ({ role, isVerified, standing }: ActRequest['seen']) =>
    `${role}, ${isVerified ? 'verified' : 'not verified'}, ${standing}`;
  if (inWords(now) === inWords(seen)) return;
  throw new AppError('CONFLICT', sentence('admin.userOutOfDate', { seen: inWords(seen), now: inWords(now) }));
}
