import {
  type getPortfolio,
  type listFollowers,
  type listFollowing,
  peoplePageSize,
  portfolioPageSize,
  type viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { seesOnline } from '#server/modules/messaging/public.ts';
import { loadShownShop } from '#server/modules/profiles/public.ts';
import { readTrust } from '#server/modules/trust/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { beforeNewest, cutPage, makeTimeCursor, type TimeKey } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { presentPerson, presentPortfolioDesign, presentPublicProfile } from './present-public-profile.ts';
import {
  followersPage,
  followingPage,
  openProfile,
  portfolioPage,
  publicProfile,
  shownContact,
} from './public-profiles.queries.ts';

const listCursor = makeTimeCursor('plain');

interface Asked {
  userId: number;
  /** Null for a visitor. */
  viewerId: number | null;
  cursor?: string | undefined;
}

interface Reading {
  locale: Locale;
}

/** A person as the viewer may see them. Throws the same NOT_FOUND for missing and closed accounts. */
export async function showPublicProfile(
  services: Pick<Services, 'db' | 'env' | 'realtime' | 'clock'>,
  asked: Asked & Reading,
): Promise<ReplyOf<typeof viewPublicProfile>> {
  const { db, env, clock } = services;
  const { userId, viewerId, locale } = asked;
  const [[row], portfolio, isOnline, [contact], shop, trust] = await Promise.all([
    publicProfile(db, [userId, viewerId]),
    readPortfolio(db, asked),
    seesOnline(services, viewerId, userId),
    viewerId === null ? [] : shownContact(db, [userId, viewerId]),
    loadShownShop(db, userId, clock.now()),
    readTrust(db, userId),
  ]);
  if (!row) throw noSuchPerson();
  const around = {
    mediaUrl: env.MEDIA_URL,
    viewerId,
    locale,
    isOnline,
    contact: contact ?? null,
    portfolio,
    shop,
    trust,
  };
  return { success: true, data: presentPublicProfile(row, around) };
}

/** A page of a person's designs. Throws NOT_FOUND as the profile does. */
export async function listPortfolio(
  { db, env }: Pick<Services, 'db' | 'env'>,
  asked: Asked & Reading,
): Promise<ReplyOf<typeof getPortfolio>> {
  const [, { rows, nextCursor }] = await Promise.all([requireOpen(db, asked), readPortfolio(db, asked)]);
  const designs = rows.map((row) => presentPortfolioDesign(row, asked.locale, env.MEDIA_URL));
  return { success: true, designs, nextCursor };
}

type People = ReplyOf<typeof listFollowers> & ReplyOf<typeof listFollowing>;

/** A page of a person's followers, or of people they follow. Throws NOT_FOUND as the profile does. */
export async function listFollows(
  { db, env }: Pick<Services, 'db' | 'env'>,
  side: 'followers' | 'following',
  asked: Asked,
): Promise<People> {
  const { userId, viewerId } = asked;
  const { micros, id } = startOf(asked);
  const read = side === 'followers' ? followersPage : followingPage;
  const [, rows] = await Promise.all([requireOpen(db, asked), read(db, { userId, micros, id, viewerId })]);
  const { shown, nextCursor } = cutPage(rows, peoplePageSize, listCursor);
  return { success: true, people: shown.map((row) => presentPerson(row, env.MEDIA_URL)), nextCursor };
}

async function readPortfolio(executor: Executor, asked: Asked & Reading) {
  const { micros, id } = startOf(asked);
  const { userId: makerId, viewerId, locale } = asked;
  const rows = await portfolioPage(executor, { makerId, micros, id, viewerId, locale });
  const { shown, nextCursor } = cutPage(rows, portfolioPageSize, listCursor);
  return { rows: shown, nextCursor };
}

async function requireOpen(executor: Executor, { userId, viewerId }: Asked): Promise<void> {
  const [account] = await openProfile(executor, [userId, viewerId]);
  if (!account) throw noSuchPerson();
}

const noSuchPerson = () => personNotFound();

function startOf({ cursor }: Asked): TimeKey {
  return cursor === undefined ? beforeNewest : listCursor.read(cursor);
}
