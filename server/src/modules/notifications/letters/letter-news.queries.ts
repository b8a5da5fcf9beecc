import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Digest, SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { isShownTo, titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** The kinds whose letters this module writes. Enquiries, the making and meetings send their own. */
export type MailedKind = Exclude<SwitchableKind, 'ENQUIRY' | 'MAKING' | 'MEETING'>;

/** The kinds that are not emailed about a muted person. Their messages, measurements and the like are. */
const mutedKinds = '{LIKE,COMMENT,MENTION,FOLLOW,REVIEW}';

/**
 * Stores nothing for a person's own acts, across a block, about muted people, or if letters are off or the address is
 * not confirmed.
 */
export const insertLetterNews = prepared<
  object,
  {
    recipientId: number;
    kind: string;
    usualMail: boolean;
    subject: string;
    senderId: number;
    designId: number | null;
    path: string;
  }
>(
  'notifications.insert-letter-news',
  `insert into letter_news (recipient_id, kind, subject, sender_id, design_id, path)
   select u.id, $kind, $subject, $senderId::bigint, $designId::bigint, $path
     from users u
    where u.id = $recipientId and u.id <> $senderId::bigint and u.status = 'ACTIVE' and u.email_confirmed_at is not null
      and coalesce((select c.mail from notification_choices c where c.user_id = u.id and c.kind = $kind), $usualMail::boolean)
      and not ${isBlockBetween('u.id', '$senderId::bigint')}
      and not ($kind = any ('${mutedKinds}')
               and exists (select from mutes m where m.muter_id = u.id and m.muted_id = $senderId::bigint))
   on conflict (recipient_id, subject) do nothing`,
);

export interface DueNews {
  recipientId: number;
  recipientName: string;
  email: string;
  kind: MailedKind;
  /** The first part of the subject, such as 'follow-request' for kind FOLLOW. */
  about: string;
  path: string;
  senderName: string;
  designTitle: TitleInLanguages | null;
}

/** The most letters written in one run. */
const lettersAtOnce = 50;

/**
 * Deletes the news of up to fifty letters whose oldest news happened before $1. Returns the news that still applies:
 * not taken back, and not read on the site meanwhile. `taken` counts all deleted rows.
 */
export const takeDueNews = prepared<{ taken: number; news: DueNews[] }, [before: Date]>(
  'notifications.take-due-news',
  `with due as (
     select distinct recipient_id, kind from letter_news where happened_at <= $1 limit ${lettersAtOnce}),
   gone as (
     delete from letter_news n using due d
      where n.recipient_id = d.recipient_id and n.kind = d.kind
     returning n.recipient_id, n.kind, n.subject, n.sender_id, n.design_id, n.path, n.happened_at,
               split_part(n.subject, ':', 1) as about,
               split_part(n.subject, ':', 2)::bigint as thing_id),
   standing as (
     select g.*, r.name as recipient_name, r.email, s.name as sender_name,
            case when d.id is not null then ${titleInLanguages()} end as title
       from gone g
       join users r on r.id = g.recipient_id and r.status = 'ACTIVE'
       join users s on s.id = g.sender_id and s.status = 'ACTIVE'
       left join designs d on d.id = g.design_id
      where (g.design_id is null or ${isShownTo('g.recipient_id')})
        and not ${isBlockBetween('g.recipient_id', 'g.sender_id')}
        and not (g.kind = any ('${mutedKinds}')
                 and exists (select from mutes m where m.muter_id = g.recipient_id and m.muted_id = g.sender_id))
        and not exists (select from notifications n
                         where n.recipient_id = g.recipient_id and n.subject = g.subject and n.read_at >= g.happened_at)
        and case g.kind
              when 'LIKE' then exists (select from likes l where l.design_id = g.design_id and l.user_id = g.sender_id)
              when 'COMMENT' then exists (select from comments c where c.id = g.thing_id)
              when 'MENTION' then exists (select from comments c where c.id = g.thing_id)
              when 'FOLLOW' then case g.about
                when 'follow-request' then exists (select from follow_requests q
                                                    where q.maker_id = g.recipient_id and q.follower_id = g.sender_id)
                when 'follow-agreed' then exists (select from follows f
                                                   where f.maker_id = g.sender_id and f.follower_id = g.recipient_id)
                else exists (select from follows f where f.maker_id = g.recipient_id and f.follower_id = g.sender_id) end
              when 'REVIEW' then exists (select from reviews v where v.id = g.thing_id)
              when 'MESSAGE' then exists (select from chat_members m
                                           where m.chat_id = g.thing_id and m.user_id = g.recipient_id and m.unread_count > 0)
              when 'MEASUREMENT' then g.about not in ('naap-shared', 'naap-replaced')
                or exists (select from naap_shares s where s.id = g.thing_id and s.revoked_at is null)
              else true
            end)
   select (select count(*)::int from gone) as taken,
          coalesce((select json_agg(json_build_object('recipientId', recipient_id, 'recipientName', recipient_name,
                                                      'email', email, 'kind', kind, 'about', about, 'path', path,
                                                      'senderName', sender_name, 'designTitle', title)
                                    order by recipient_id, kind, happened_at)
                      from standing), '[]') as news`,
);

interface DigestReader {
  userId: number;
  name: string;
  email: string;
  /** The account is ACTIVE. */
  isHere: boolean;
}

/** The most digests sent in one run. */
const digestsAtOnce = 100;

/**
 * Claims up to a hundred people who have not had the digest of a day, and marks it as sent. Two processes never claim
 * the same person. $1 the frequency, $2 the day in India.
 */
export const takeDigestReaders = prepared<DigestReader, [digest: Digest, day: string]>(
  'notifications.take-digest-readers',
  `update letter_settings s set digest_day = $2::date
     from users u
    where u.id = s.user_id and s.user_id in (
          select user_id from letter_settings
           where digest = $1 and digest <> 'OFF' and (digest_day is null or digest_day < $2::date)
           order by user_id limit ${digestsAtOnce} for update skip locked)
   returning s.user_id as "userId", u.name, u.email, u.status = 'ACTIVE' as "isHere"`,
);
