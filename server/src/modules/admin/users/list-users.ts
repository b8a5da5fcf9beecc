import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { AdminUser, ListedUser, listUsers } from '#contracts/admin/users/users.contract.ts';
import type { UserSort } from '#contracts/admin/users/users.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { loadSessions, loadSignIns } from '#server/modules/accounts/public.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { findUserIds, mostGathered, readCommon, readUsers, type UserRow } from './list-users.queries.ts';
import { readSearch } from './search-users.ts';
import { actsFor, canEdit } from './user-acts.policy.ts';
import { facesOf, openOrdersOf, userDetails } from './users.queries.ts';

type Seen = Pick<Services, 'db' | 'env'>;

const first: Record<UserSort, number> = { newest: Number.MAX_SAFE_INTEGER, oldest: 0, name: 0 };

/** A page of all people. Throws INVALID_INPUT for an unknown cursor. */
export async function loadUsers(
  services: Seen,
  { q, role, standing, isVerified, sort, cursor }: ParsedOf<typeof listUsers>['query'],
): Promise<{ users: ListedUser[]; nextCursor: string | null }> {
  const { db: executor } = services;
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
  return { users: await presentUsers(services, shown), nextCursor };
}

/** Throws NOT_FOUND. */
export async function loadUser(services: Seen, adminId: number, userId: number): Promise<AdminUser> {
  const { db: executor, env } = services;
  const [[row], openOrders, signIns, sessions] = await Promise.all([
    userDetails(executor, [userId]),
    openOrdersOf(executor, [userId]),
    loadSignIns(executor, userId),
    loadSessions(executor, { id: userId, sessionId: 0 }),
  ]);
  const [user] = row === undefined ? [] : await presentUsers(services, [row]);
  if (!row || !user) throw personNotFound();
  const { bought, sold, designs, reports, complaintsFiled, complaintsAbout } = row;
  const { suspensionReason, suspendedUntil } = row;
  return {
    ...user,
    suspension:
      suspensionReason === null
        ? null
        : { reason: suspensionReason, until: suspendedUntil?.toISOString() ?? null },
    counts: { bought, sold, designs, reports, complaintsFiled, complaintsAbout },
    openOrders: openOrders.map(({ createdAt, totalPaise, pictureKey, ...order }) => ({
      ...order,
      image: pictureKey === null ? null : pictureUrl(env.MEDIA_URL, pictureKey),
      orderNumber: orderNumber(order.id, createdAt),
      total: toRupees(totalPaise),
    })),
    signIns: signIns.data,
    sessions,
    can: actsFor(row, row.id === adminId),
    canEdit: canEdit(row, row.id === adminId),
  };
}

async function presentUsers({ db, env }: Seen, rows: readonly UserRow[]): Promise<ListedUser[]> {
  const faces = await facesOf(db, [rows.map(({ id }) => id)]);
  const faceOf = new Map(faces.map((face) => [face.userId, face]));
  return rows.map(({ id, name, email, role, isVerified, standing, createdAt }) => {
    const { city = '', imageKey = null } = faceOf.get(id) ?? {};
    const profileImage = imageKey === null ? null : pictureUrl(env.MEDIA_URL, imageKey);
    return {
      id,
      name,
      email,
      profileImage,
      city,
      role,
      isVerified,
      standing,
      joinedAt: createdAt.toISOString(),
    };
  });
}
