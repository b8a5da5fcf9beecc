import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { isOpenTo, isShownTo, titleIn, wordsIn } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow, WordsRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { questionVoice, replyVoice, type VoiceRow } from './voice/voice.queries.ts';

export interface EnquiryRow extends WordsRow {
  id: number;
  message: string;
  voice: VoiceRow | null;
  status: EnquiryStatus;
  createdAt: Date;
  answeredAt: Date | null;
  userId: number | null;
  /** The status of the account; null without one. */
  userStatus: string | null;
  userImageKey: string | null;
  name: string;
  email: string;
  phone: string;
  pictureKey: string | null;
  designId: number;
  designPricePaise: number;
  designDiscount: number;
  designKeys: string[];
  isDesignShown: boolean;
}

/** `locale` is the parameter with the reader's language. */
const columns = (locale: string) => `
  e.id, e.message, ${questionVoice} as voice, e.status, e.created_at as "createdAt", e.answered_at as "answeredAt", e.user_id as "userId",
  e.name, e.email, e.phone, e.picture_key as "pictureKey",
  asker.status as "userStatus", asker.image_key as "userImageKey",
  d.id as "designId", ${wordsIn(locale)},
  d.price_paise as "designPricePaise", d.discount_percent as "designDiscount",
  coalesce((select array_agg(p ->> 'key') from json_array_elements(d.pictures) p), '{}') as "designKeys",
  d.status = 'PUBLISHED' as "isDesignShown"`;

const asker = `
  left join lateral (
    select u.status, p.profile_image_key as image_key
      from users u left join profiles p on p.user_id = u.id where u.id = e.user_id limit 1) asker on true`;

const design = 'cross join lateral (select * from designs where id = e.design_id limit 1) d';

/** The maker's enquiries, newest first, along the index. */
const inbox = (condition: string) => `
  select ${columns('$locale')}
    from (select * from enquiries where maker_id = $makerId and id < $before::bigint ${condition}
           order by id desc limit $limit::int) e
   ${design} ${asker} order by e.id desc`;

/** The same with a text search, which checks each enquiry until the page is full. */
const search = (condition: string) => `
  select ${columns('$locale')}
    from (select e.* from enquiries e ${design}
           where e.maker_id = $makerId and e.id < $before::bigint ${condition}
             and position(lower($words) in lower(concat_ws(E'\\n', e.name, e.email, e.message, d.title, d.translations -> $locale::text ->> 'title'))) > 0
           order by e.id desc limit $limit::int) e
   ${design} ${asker} order by e.id desc`;

interface InboxPlace {
  makerId: number;
  /** The enquiry before which the page begins. */
  before: number;
  limit: number;
  locale: Locale;
}

export const inboxPage = prepared<EnquiryRow, InboxPlace>('enquiries.inbox', inbox(''));

export const inboxOfStatus = prepared<EnquiryRow, InboxPlace & { status: string }>(
  'enquiries.inbox-of-status',
  inbox('and status = $status'),
);

export const inboxSearch = prepared<EnquiryRow, InboxPlace & { words: string }>(
  'enquiries.inbox-search',
  search(''),
);

export const inboxSearchOfStatus = prepared<EnquiryRow, InboxPlace & { status: string; words: string }>(
  'enquiries.inbox-search-of-status',
  search('and e.status = $status'),
);

/** $1 the maker. */
export const countByStatus = prepared<{ status: EnquiryStatus; count: number }, [makerId: number]>(
  'enquiries.counts',
  `select status, count(*)::int as count from enquiries where maker_id = $1 group by status`,
);

/** $1 the maker. Counts to a hundred at most. */
export const pendingCount = prepared<{ count: number }, [makerId: number]>(
  'enquiries.pending',
  `select count(*)::int as count
     from (select 1 from enquiries where maker_id = $1 and status = 'PENDING' limit 100) counted`,
);

/** $1 the enquiry, $2 its maker, $3 the reader's language. Returns no row to anyone else. */
export const ownEnquiry = prepared<EnquiryRow, [id: number, makerId: number, locale: Locale]>(
  'enquiries.own',
  `select ${columns('$3')} from enquiries e ${design} ${asker} where e.id = $1 and e.maker_id = $2`,
);

export interface ReplyRow {
  id: number;
  content: string;
  voice: VoiceRow | null;
  createdAt: Date;
}

/** Oldest first. $1 the enquiry. */
export const repliesOf = prepared<ReplyRow, [id: number]>(
  'enquiries.replies',
  `select r.id, r.content, ${replyVoice} as voice, r.created_at as "createdAt"
     from enquiry_replies r where r.enquiry_id = $1 order by r.id`,
);

export interface AnswerRow extends ReplyRow {
  /** The status of the report made by link; null if there is none. */
  report: 'OPEN' | 'UPHELD' | 'DISMISSED' | null;
}

/** The same for a reader who has a link. $1 the enquiry. */
export const answersByLink = prepared<AnswerRow, [id: number]>(
  'enquiries.answers-by-link',
  `select r.id, r.content, ${replyVoice} as voice, r.created_at as "createdAt",
          (select p.status from reports p
            where p.kind = 'ANSWER' and p.target_id = r.id and p.reporter_id is null limit 1) as report
     from enquiry_replies r where r.enquiry_id = $1 order by r.id`,
);

export interface AnsweredRow extends TitleRow {
  /** Whether the asker has an account. */
  isMembers: boolean;
  enquiryId: number;
  question: string;
  questionVoice: VoiceRow | null;
  askedAt: Date;
  makerId: number;
  makerName: string;
  makerRole: Role;
  makerIsVerified: boolean;
  makerStatus: string;
  makerImageKey: string | null;
  designId: number;
  designKeys: string[];
  pictureKey: string | null;
  isDesignShown: boolean;
}

/**
 * If the asker may no longer see the design, only the picture they asked about is returned. $1 the hash of the token
 * in a letter's link, $2 the earliest time of valid links, $3 the reader's language.
 */
export const enquiryOfToken = prepared<AnsweredRow, [tokenHash: string, since: Date, locale: Locale]>(
  'enquiries.of-token',
  `select e.id as "enquiryId", e.user_id is not null as "isMembers", e.message as question,
          ${questionVoice} as "questionVoice", e.created_at as "askedAt", e.picture_key as "pictureKey",
          m.id as "makerId", m.name as "makerName", m.role as "makerRole", m.is_verified as "makerIsVerified",
          m.status as "makerStatus", p.profile_image_key as "makerImageKey",
          d.id as "designId", ${titleIn('$3')}, ${isShownTo('e.user_id')} as "isDesignShown",
          coalesce((select array_agg(p ->> 'key') from json_array_elements(d.pictures) p
                     where d.status <> 'HIDDEN' and (p ->> 'key' = e.picture_key or ${isOpenTo('e.user_id')})),
                   '{}') as "designKeys"
     from enquiry_replies r join enquiries e on e.id = r.enquiry_id join users m on m.id = e.maker_id
     join designs d on d.id = e.design_id left join profiles p on p.user_id = m.id
    where r.token_hash = $1 and r.created_at > $2 and m.status in ('ACTIVE', 'DELETED')`,
);
