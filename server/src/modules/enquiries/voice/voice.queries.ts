import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { StoredVoice } from '#server/platform/media/serving/send-voice.ts';
import { enquiryVoices } from '../enquiries.tables.ts';

/** The fields of a voice note for display, without its URL. */
export interface VoiceRow {
  durationMs: number;
  peaks: number[];
}

const asJson = `select json_build_object('durationMs', coalesce(f.duration_ms, 0), 'peaks', f.peaks)
     from enquiry_voices v join media f on f.id = v.media_id`;

/** SQL for the voice note of the question of `e`, as JSON; null without one. */
export const questionVoice = `(${asJson} where v.enquiry_id = e.id and v.reply_id is null)`;

/** The same for the answer `r`. */
export const replyVoice = `(${asJson} where v.reply_id = r.id)`;

export async function insertVoice(tx: Transaction, values: typeof enquiryVoices.$inferInsert): Promise<void> {
  await tx.insert(enquiryVoices).values(values);
}

/** Detaches a question's voice note; returns its file. $1 the enquiry. */
export const takeQuestionVoice = prepared<{ mediaId: number }, [enquiryId: number]>(
  'enquiries.take-voice',
  'delete from enquiry_voices where enquiry_id = $1 and reply_id is null returning media_id as "mediaId"',
);

/** The same for an answer. $1 the answer. */
export const takeAnswerVoice = prepared<{ mediaId: number }, [answerId: number]>(
  'enquiries.take-answer-voice',
  'delete from enquiry_voices where reply_id = $1 returning media_id as "mediaId"',
);

/** Only for the two sides of an enquiry. $1 the enquiry, $2 the listener. */
export const voiceOfEnquiry = prepared<StoredVoice, [id: number, viewerId: number]>(
  'enquiries.voice',
  `select f.key, f.mime from enquiries e
     join enquiry_voices v on v.enquiry_id = e.id and v.reply_id is null
     join media f on f.id = v.media_id
    where e.id = $1 and $2::bigint in (e.maker_id, e.user_id)`,
);

/** The same for an answer. $1 the answer, $2 the listener. */
export const voiceOfReply = prepared<StoredVoice, [replyId: number, viewerId: number]>(
  'enquiries.reply-voice',
  `select f.key, f.mime from enquiry_voices v
     join enquiries e on e.id = v.enquiry_id
     join media f on f.id = v.media_id
    where v.reply_id = $1 and $2::bigint in (e.maker_id, e.user_id)`,
);

interface ByLink {
  tokenHash: string;
  /** Links to answers from before this time are invalid. */
  since: Date;
  /** Null for the question. */
  replyId: number | null;
}

/** The recording of the question, or of one of the answers, of the enquiry of a letter's link. */
export const voiceByLink = prepared<StoredVoice, ByLink>(
  'enquiries.voice-by-link',
  `select f.key, f.mime from enquiry_replies r
     join enquiries e on e.id = r.enquiry_id
     join users m on m.id = e.maker_id
     join enquiry_voices v on v.enquiry_id = e.id and v.reply_id is not distinct from $replyId::bigint
     join media f on f.id = v.media_id
    where r.token_hash = $tokenHash and r.created_at > $since and m.status in ('ACTIVE', 'DELETED')`,
);
