import type {
  EnquiryAnswer,
  EnquiryDetails,
  getEnquiriesForSellerProducts,
} from '#contracts/enquiries/enquiries.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { linksSince } from './answer-links.ts';
import {
  answersByLink,
  countByStatus,
  type EnquiryRow,
  enquiryOfToken,
  inboxOfStatus,
  inboxPage,
  inboxSearch,
  inboxSearchOfStatus,
  ownEnquiry,
  pendingCount,
  repliesOf,
} from './inbox.queries.ts';
import { presentAnswer, presentEnquiry, presentEnquiryDetails } from './present-enquiry.ts';

type From = Pick<Services, 'db' | 'env'>;
type List = typeof getEnquiriesForSellerProducts;
type Asked = ParsedOf<List>['query'];

interface Reader {
  makerId: number;
  locale: Locale;
}

/** A page of enquiries about a person's designs. */
export async function listEnquiries(
  { db, env }: From,
  { makerId, locale, ...asked }: Asked & Reader,
): Promise<ReplyOf<List>> {
  const found = await readPage(db, { ...asked, makerId, locale });
  const rows = found.slice(0, asked.limit);
  const counts = { PENDING: 0, IN_PROGRESS: 0, RESPONDED: 0, CLOSED: 0 };
  for (const { status, count } of await countByStatus(db, [makerId])) counts[status] = count;
  return {
    success: true,
    data: rows.map((row) => presentEnquiry(row, { mediaUrl: env.MEDIA_URL, locale })),
    counts,
    next: found.length > asked.limit ? (rows.at(-1)?.id ?? null) : null,
  };
}

function readPage(
  executor: Executor,
  { makerId, locale, status, q, before = Number.MAX_SAFE_INTEGER, limit }: Asked & Reader,
): Promise<EnquiryRow[]> {
  // One extra row shows whether more follow.
  const page = { makerId, before, limit: limit + 1, locale };
  if (status === undefined)
    return q === '' ? inboxPage(executor, page) : inboxSearch(executor, { ...page, words: q });
  if (q === '') return inboxOfStatus(executor, { ...page, status });
  return inboxSearchOfStatus(executor, { ...page, status, words: q });
}

/** Throws NOT_FOUND to anyone but the maker of the design. */
export async function getEnquiry(
  { db, env }: From,
  { id, makerId, locale }: { id: number } & Reader,
): Promise<EnquiryDetails> {
  const [row] = await ownEnquiry(db, [id, makerId, locale]);
  if (!row) throw notFound('enquiries.enquiryMissing');
  return presentEnquiryDetails(row, await repliesOf(db, [id]), { mediaUrl: env.MEDIA_URL, locale });
}

/** What the asker sees behind the link of a letter. Throws NOT_FOUND for an unknown or expired token. */
export async function readAnswer(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  { token, locale }: { token: string; locale: Locale },
): Promise<EnquiryAnswer> {
  const [row] = await enquiryOfToken(db, [hashSecretToken(token), linksSince(clock), locale]);
  if (!row) throw notFound('enquiries.answerMissing');
  return presentAnswer(row, await answersByLink(db, [row.enquiryId]), {
    mediaUrl: env.MEDIA_URL,
    locale,
    token,
  });
}

/** The number of enquiries not yet looked at, up to a hundred. */
export async function countPending({ db }: Pick<Services, 'db'>, makerId: number): Promise<number> {
  const [row] = await pendingCount(db, [makerId]);
  return row?.count ?? 0;
}
