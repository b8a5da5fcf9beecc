import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { AdminUser, ListedUser, listUsers } from '#contracts/admin/users/users.contract.ts';
import type { UserSort } from '#contracts/admin/users/users.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { loadSessions, loadSignIns } from '#server/modules/accounts/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { findUserIds, mostGathered, readCommon, readUsers, type UserRow } from './list-users.queries.ts';
import { readSearch } from './search-users.ts';
import { actsFor, canEdit } from './user-acts.policy.ts';
import { openOrdersOf, userDetails } from './users.queries.ts';

const first: Record<UserSort, number> = { newest: Number.MAX_SAFE_INTEGER, oldest: 0, name: 0 };

/** A page of everybody. Throws INVALID_INPUT for an unknown cursor. */
export async function loadUsers(
  executor: Executor,
  { q, role, standing, isVerified, sort, cursor }: ParsedOf<typeof listUsers>['query'],
): Promise<{ users: ListedUser[]; nextCursor: string | null }> {
  const search = readSearch(q);
  const ids = q === '' ? [] : await findUserIds(executor, search);
  const beginning = q.toLowerCase();
  const selection = {
    sort,
    role: role ?? null,
    standing: standing ?? null,
    isVerified: isVerified === undefined ? null : isVerified === 'yes',
    id: cursor === undefined ? first[sort] : idCursor.read(cursor).id,
    ids,
    words: search.words,
    emailFrom: search.emailFrom,
    emailUntil: search.emailUntil,
    nameFrom: beginning,
    nameUntil: `${beginning}\u{10ffff}`,
    limit: adminPageSize + 1,
  };
  const rows = await (ids.length > mostGathered
    ? readCommon(executor, selection)
    : readUsers(executor, { ...selection, searched: q === '' ? 'none' : 'gathered' }));
  const { shown, nextCursor } = cutPage(rows, adminPageSize, idCursor);
  return { users: shown.map(presentUser), nextCursor };
}

/** Throws NOT_FOUND. */
export async function loadUser(executor: Executor, adminId: number, userId: number): Promise<AdminUser> {
  const [[row], openOrders, signIns, sessions] = await Promise.all([
    userDetails(executor, [userId]),
    openOrdersOf(executor, [userId]),
    loadSignIns(executor, userId),
    loadSessions(executor, { id: userId, sessionId: 0 }),
  ]);
  if (!row) throw personNotFound();
  const { bought, sold, designs, reports, complaintsFiled, complaintsAbout } = row;
  const { suspensionReason, suspendedUntil } = row;
  return {
    ...presentUser(row),
    suspension:
      suspensionReason === null
        ? null
        : { reason: suspensionReason, until: suspendedUntil?.toISOString() ?? null },
    counts: { bought, sold, designs, reports, complaintsFiled, complaintsAbout },
    openOrders: openOrders.map(({ createdAt, totalPaise, ...order }) => ({
      ...order,
      orderNumber: orderNumber(order.id, createdAt),
      total: toRupees(totalPaise),
    })),
    signIns: signIns.data,
    sessions,
    can: actsFor(row, row.id === adminId),
    canEdit: canEdit(row, row.id === adminId),
  };
}

function presentUser({ id, name, email, role, isVerified, standing, createdAt }: UserRow): ListedUser {
  return { id, name, email, role, isVerified, standing, joinedAt: createdAt.toISOString() };
}
