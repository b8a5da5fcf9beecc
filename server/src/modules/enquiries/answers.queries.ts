import { prepared } from '#server/platform/db/prepared.ts';

interface ByLink {
  answerId: number;
  tokenHash: string;
  /** Links to answers from before this time are invalid. */
  since: Date;
}

/**
 * An answer to the enquiry of a letter's link, locked until the transaction ends. Only for askers without an account:
 * others report it in the chat.
 */
export const holdAnswerByLink = prepared<{ id: number; content: string; hasVoice: boolean }, ByLink>(
  'enquiries.hold-answer-by-link',
  `select a.id, a.content, exists (select from enquiry_voices v where v.reply_id = a.id) as "hasVoice"
     from enquiry_replies a
    where a.id = $answerId and exists (
          select from enquiry_replies r join enquiries e on e.id = r.enquiry_id join users m on m.id = e.maker_id
           where r.enquiry_id = a.enquiry_id and r.token_hash = $tokenHash and r.created_at > $since
             and e.user_id is null and m.status in ('ACTIVE', 'DELETED'))
      for no key update of a`,
);

/** Replaces the text of an answer; returns no row if it was already replaced. $1 the answer, $2 the text. */
export const emptyAnswer = prepared<{ id: number }, [id: number, words: string]>(
  'enquiries.empty-answer',
  'update enquiry_replies set content = $2 where id = $1 and content <> $2 returning id',
);
