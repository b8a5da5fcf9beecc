import { and, eq } from 'drizzle-orm';
import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { isShownTo, titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { enquiries, enquiryReplies } from './enquiries.tables.ts';

interface Asked {
  title: TitleInLanguages;
  makerId: number;
  makerName: string;
  makerEmail: string;
  pictureKeys: string[];
  /** Whether either has blocked the other. */
  isBlocked: boolean;
}

/** A published design that the asker may see, and its maker. Parameters: the design, the asker or null. */
export const askedDesign = prepared<Asked, [designId: number, userId: number | null]>(
  'enquiries.design',
  `select ${titleInLanguages()} as title, d.maker_id as "makerId", u.name as "makerName", u.email as "makerEmail",
          coalesce((select array_agg(p ->> 'key') from json_array_elements(d.pictures) p), '{}') as "pictureKeys",
          ${isBlockBetween('d.maker_id', '$2')} as "isBlocked"
     from designs d join users u on u.id = d.maker_id
    where d.id = $1 and ${isShownTo('$2')}`,
);

export async function isAsked(executor: Executor, designId: number, fingerprint: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.designId, designId), eq(enquiries.fingerprint, fingerprint)));
  return row !== undefined;
}

/** Undefined if the same enquiry already exists. */
export async function insertEnquiry(
  tx: Transaction,
  values: typeof enquiries.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(enquiries)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: enquiries.id });
  return row?.id;
}

interface Asker {
  userId: number | null;
  name: string;
  email: string;
  message: string;
  designId: number;
  designTitle: TitleInLanguages;
  /** The picture keys of the design and of the picture asked about, which may have been removed since. */
  designKeys: string[];
  pictureKey: string | null;
  /** Whether the asker may see the design. */
  isDesignShown: boolean;
  /** The language of the page where they asked. */
  language: Locale | null;
  /** Whether the reply address is the confirmed address of the asker's account. */
  isConfirmed: boolean;
}

/** Returns no row to anyone but the maker. */
export const askerOfEnquiry = prepared<Asker, [id: number, makerId: number]>(
  'enquiries.asker',
  `select e.user_id as "userId", e.name, e.email, e.message, e.design_id as "designId", ${titleInLanguages()} as "designTitle",
          e.picture_key as "pictureKey", ${isShownTo('e.user_id')} as "isDesignShown", e.language,
          coalesce((select array_agg(p ->> 'key') from json_array_elements(d.pictures) p), '{}') as "designKeys",
          coalesce(u.status = 'ACTIVE' and u.email_confirmed_at is not null and lower(u.email) = lower(e.email), false)
            as "isConfirmed"
     from enquiries e join designs d on d.id = e.design_id left join users u on u.id = e.user_id
    where e.id = $1 and e.maker_id = $2`,
);

/** Locks an enquiry until the transaction ends. */
export async function lockEnquiry(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('update');
}

/** Returns false if this maker has no such enquiry. */
export async function setStatus(
  executor: Executor,
  id: number,
  makerId: number,
  status: EnquiryStatus,
): Promise<boolean> {
  const rows = await executor
    .update(enquiries)
    .set({ status })
    .where(and(eq(enquiries.id, id), eq(enquiries.makerId, makerId)))
    .returning({ id: enquiries.id });
  return rows.length > 0;
}

export async function setAnswered(
  tx: Transaction,
  id: number,
  answer: { status: EnquiryStatus; answeredAt: Date },
): Promise<void> {
  await tx.update(enquiries).set(answer).where(eq(enquiries.id, id));
}

interface LastReply {
  content: string;
  createdAt: Date;
  count: number;
  /** The size of its voice note in bytes; null without one. */
  voiceBytes: number | null;
  voiceMs: number | null;
}

/** The last answer to an enquiry, and the number of answers; no row before the first. */
export const lastReply = prepared<LastReply, [enquiryId: number]>(
  'enquiries.last-reply',
  `select r.content, r.created_at as "createdAt", (count(*) over ())::int as count,
          f.bytes as "voiceBytes", f.duration_ms as "voiceMs"
     from enquiry_replies r left join enquiry_voices v on v.reply_id = r.id left join media f on f.id = v.media_id
    where r.enquiry_id = $1 order by r.id desc limit 1`,
);

export async function insertReply(
  tx: Transaction,
  values: typeof enquiryReplies.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(enquiryReplies).values(values).returning({ id: enquiryReplies.id });
  if (!row) throw new Error('A new answer got no row');
  return row.id;
}

interface ReplyForChat {
  content: string;
  voice: { mediaId: number; bytes: number; durationMs: number } | null;
  makerId: number;
  userId: number | null;
  designId: number;
  isDesignShown: boolean;
}

/** An answer with its sender and recipient. Parameters: the answer. */
export const replyForChat = prepared<ReplyForChat, [replyId: number]>(
  'enquiries.reply-for-chat',
  `select r.content, e.maker_id as "makerId", e.user_id as "userId", e.design_id as "designId",
          ${isShownTo('e.user_id')} as "isDesignShown",
          (select json_build_object('mediaId', f.id, 'bytes', f.bytes, 'durationMs', coalesce(f.duration_ms, 0))
             from enquiry_voices v join media f on f.id = v.media_id where v.reply_id = r.id) as voice
     from enquiry_replies r join enquiries e on e.id = r.enquiry_id join designs d on d.id = e.design_id
    where r.id = $1`,
);

/** Replaces the text of a question; returns no row if it was already replaced. $1 the enquiry, $2 the text. */
export const emptyEnquiry = prepared<{ id: number }, [id: number, words: string]>(
  'enquiries.empty',
  'update enquiries set message = $2 where id = $1 and message <> $2 returning id',
);
