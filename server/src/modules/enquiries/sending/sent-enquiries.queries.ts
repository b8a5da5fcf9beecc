import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { isOpenTo, isShownTo, titleIn } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { questionVoice, replyVoice, type VoiceRow } from '../voice/voice.queries.ts';

export interface SentRow extends TitleRow {
  id: number;
  message: string;
  voice: VoiceRow | null;
  status: EnquiryStatus;
  createdAt: Date;
  designId: number;
  isDesignShown: boolean;
  pictureKey: string | null;
  makerId: number;
  makerName: string;
  /** As JSON, oldest first. */
  replies: { id: number; content: string; voice: VoiceRow | null; createdAt: string }[];
}

interface SentPage {
  askerId: number;
  /** The enquiry before which the page begins. */
  before: number;
  limit: number;
  locale: Locale;
}

export const sentEnquiries = prepared<SentRow, SentPage>(
  'enquiries.sent',
  `select e.id, e.message, ${questionVoice} as voice, e.status, e.created_at as "createdAt", d.id as "designId", ${titleIn('$locale')},
          ${isShownTo('$askerId')} as "isDesignShown",
          case when d.status <> 'HIDDEN' then
            coalesce((select p ->> 'key' from json_array_elements(d.pictures) p where p ->> 'key' = e.picture_key limit 1),
                     case when ${isOpenTo('$askerId')} then d.pictures -> 0 ->> 'key' end) end as "pictureKey",
          u.id as "makerId", u.name as "makerName",
          coalesce((select json_agg(json_build_object('id', r.id, 'content', r.content, 'voice', ${replyVoice},
                                             'createdAt', r.created_at)
                                    order by r.id)
                      from enquiry_replies r where r.enquiry_id = e.id), '[]') as replies
     from (select * from enquiries where user_id = $askerId and id < $before::bigint order by id desc limit $limit::int) e
     join designs d on d.id = e.design_id join users u on u.id = e.maker_id
    order by e.id desc`,
);
