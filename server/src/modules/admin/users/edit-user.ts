import { houseNameSentence, isHouseName, nameInRole } from '#contracts/accounts/house-names.ts';
import type { ActFacts } from '#contracts/admin/audit/acts.rules.ts';
import type { EditableUser, updateUser } from '#contracts/admin/users/edit-user.contract.ts';
import {
  type CorrectedFact,
  differingFacts,
  staleFactsSentence,
  userSentences,
} from '#contracts/admin/users/users.rules.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import {
  changeStanding,
  endOtherSessions,
  renameAccount,
  reopenLive,
  type Standing,
} from '#server/modules/accounts/public.ts';
import { saveProfile } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { holdPerson, refuseUnconfirmedAdmin, standingOf } from './hold-person.ts';
import { notifyOfCorrection } from './notify-person.ts';
import { actsFor, canEdit } from './user-acts.policy.ts';
import { factsOfUser } from './users.queries.ts';

type Given = Pick<Services, 'db' | 'events' | 'clock' | 'mail' | 'env'>;
type EditRequest = ParsedOf<typeof updateUser>['body'];

/** Throws NOT_FOUND, FORBIDDEN for the admin's own account, ILLEGAL_MOVE for a deleted account. */
export function loadUserToEdit(
  { db }: Pick<Given, 'db'>,
  adminId: number,
  userId: number,
): Promise<EditableUser> {
  return inTransaction(db, async (tx) => {
    const person = await holdEditable(tx, adminId, userId);
    return presentEditable(tx, person, adminId);
  });
}

/**
 * Corrects facts of an account and notifies the person by letter. The log stores which facts were corrected but not
 * their values, because it outlives the account. Throws as above, CONFLICT if a fact is not as the admin saw it,
 * INVALID_INPUT.
 */
export function editUser(
  services: Given,
  adminId: number,
  userId: number,
  request: EditRequest,
): Promise<EditableUser> {
  return inTransaction(services.db, async (tx) => {
    const person = await holdEditable(tx, adminId, userId);
    const { words: now } = await presentEditable(tx, person, adminId);
    const { reason, seen, ...wanted } = request;
    if (differingFacts(now, seen).length > 0) throw new AppError('CONFLICT', staleFactsSentence(seen, now));
    const facts = differingFacts(now, wanted);
    if (facts.length > 0) await correct(services, tx, { person, adminId, wanted, facts, reason });
    return presentEditable(tx, person, adminId);
  });
}

interface Correction {
  person: Standing;
  adminId: number;
  wanted: EditableUser['words'];
  facts: CorrectedFact[];
  reason: string;
}

async function correct(
  services: Given,
  tx: Transaction,
  { person, adminId, wanted, facts, reason }: Correction,
): Promise<void> {
  const { id: userId } = person;
  const { role, ...contact } = wanted;
  const isNewRole = facts.includes('role');
  if (isNewRole && !mayChangeRole(person, adminId)) throw invalidInput({ role: userSentences.roleHeld });
  if (isNewRole) refuseUnconfirmedAdmin(person, role);
  if (facts.includes('name') && role !== 'ADMIN' && isHouseName(wanted.name)) {
    throw invalidInput({ name: houseNameSentence });
  }
  const name = isNewRole ? nameInRole({ id: userId, name: wanted.name }, role) : wanted.name;
  const corrected = facts.includes('name') || name === person.name ? facts : [...facts, 'name' as const];
  if (name !== person.name) await renameAccount(tx, [userId, name]);
  if (isNewRole) await changeStanding(tx, userId, { role });
  if (facts.some((fact) => fact !== 'name' && fact !== 'role')) await saveProfile(tx, userId, contact);

  const lostSeal = person.isVerified && name.toLowerCase() !== person.name.toLowerCase();
  const before: ActFacts = {
    ...(isNewRole && { role: person.role }),
    ...(lostSeal && { isVerified: true }),
  };
  const after: ActFacts = {
    ...(isNewRole && { role }),
    ...(lostSeal && { isVerified: false }),
    corrected: corrected.join(', '),
  };
  await recordAct(services, tx, {
    adminId,
    name: 'USER_EDITED',
    subject: 'USER',
    subjectId: userId,
    before,
    after,
    reason,
  });
  await notifyOfCorrection(services, tx, { userId, facts: corrected, lostSeal, reason });
  if (isNewRole && role === 'ADMIN') await endOtherSessions(tx, services.events, userId);
  else await reopenLive(tx, services.events, userId);
}

async function holdEditable(tx: Transaction, adminId: number, userId: number): Promise<Standing> {
  const person = await holdPerson(tx, adminId, userId);
  if (adminId === userId) throw new AppError('FORBIDDEN', userSentences.self);
  if (!canEdit({ standing: standingOf(person) }, false)) {
    throw new AppError('ILLEGAL_MOVE', userSentences.deleted);
  }
  return person;
}

function mayChangeRole(person: Standing, adminId: number): boolean {
  const judged = { isVerified: person.isVerified, standing: standingOf(person) };
  return actsFor(judged, person.id === adminId).includes('ROLE_CHANGED');
}

/** The person must be locked. */
async function presentEditable(tx: Transaction, person: Standing, adminId: number): Promise<EditableUser> {
  const [row] = await factsOfUser(tx, [person.id]);
  if (!row) throw personNotFound();
  const { email, isVerified, ...words } = row;
  return { id: person.id, email, isVerified, words, can: { changeRole: mayChangeRole(person, adminId) } };
}
