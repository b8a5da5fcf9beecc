import { prepared } from '#server/platform/db/prepared.ts';

/** The kind of a text message. A gateway may need it to choose a template. */
export type TextKind = 'CODE' | 'ORDER' | 'PAYMENT' | 'MEETING';

export interface UnsentText {
  to: string;
  text: string;
  createdAt: Date;
}

interface NewText {
  to: string;
  ownerId: number | null;
  kind: TextKind;
  text: string;
  subject: string | null;
  notBefore: Date | null;
  livesMinutes: number;
}

/** No row if the subject already has a message. The lifetime starts at `notBefore` if given. */
export const insertText = prepared<{ id: number }, { [Name in keyof NewText]: NewText[Name] }>(
  'sms.insert',
  `insert into text_messages (recipient, owner_id, kind, text, subject, not_before, expires_at)
   values ($to, $ownerId, $kind, $text, $subject, $notBefore::timestamptz,
           coalesce($notBefore::timestamptz, now()) + make_interval(mins => $livesMinutes))
   on conflict (subject) do nothing returning id`,
);

interface WaitingText {
  recipient: string;
  kind: TextKind;
  text: string;
  notBefore: Date | null;
}

/** A message that may still be sent; no row if it was sent, given up or deleted, or has expired. */
export const waitingText = prepared<WaitingText, [id: number]>(
  'sms.waiting',
  `select recipient, kind, text, not_before as "notBefore" from text_messages
    where id = $1 and sent_at is null and given_up_at is null and expires_at > now()`,
);

/** Clears the text: only the reader should keep a sent message. */
export const markTextSent = prepared<object, [id: number]>(
  'sms.mark-sent',
  `update text_messages set sent_at = now(), text = '' where id = $1`,
);

export const giveTextUp = prepared<object, [id: number]>(
  'sms.give-up',
  `update text_messages set given_up_at = now(), text = '' where id = $1 and sent_at is null`,
);

/** Gives up a person's waiting messages, except codes. */
export const withdrawTexts = prepared<object, [ownerId: number]>(
  'sms.withdraw',
  `update text_messages set given_up_at = now(), text = ''
    where owner_id = $1 and kind <> 'CODE' and sent_at is null and given_up_at is null`,
);

/** Marks up to 2,000 expired messages as given up and clears their text. */
export const expireTexts = prepared<object, []>(
  'sms.expire',
  `update text_messages set given_up_at = now(), text = '' where id in
     (select id from text_messages
       where sent_at is null and given_up_at is null and expires_at <= now() limit 2000)`,
);

export const deleteOldTexts = prepared<object, []>(
  'sms.delete-old',
  `delete from text_messages where id in
     (select id from text_messages where created_at < now() - interval '30 days' limit 2000)`,
);

/** Unsent messages, newest first. $1 is a number, or null for all. */
export const unsentTexts = prepared<UnsentText, [to: string | null, now: Date]>(
  'sms.unsent',
  `select recipient as "to", text, created_at as "createdAt" from text_messages
    where sent_at is null and given_up_at is null and ($1::text is null or recipient = $1)
      and (not_before is null or not_before <= $2)
    order by id desc limit 200`,
);
