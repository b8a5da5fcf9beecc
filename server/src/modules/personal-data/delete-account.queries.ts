import { prepared } from '#server/platform/db/prepared.ts';

/** Locks all active admins, so that concurrent deletions are serialized. */
export const lockAdmins = prepared<{ id: number }, []>(
  'personal-data.lock-admins',
  `select id from users where role = 'ADMIN' and status = 'ACTIVE' order by id for update`,
);

/** Call before locking the person, because orders lock a design before its maker. */
export const lockDesignsOf = prepared<{ id: number }, [makerId: number]>(
  'personal-data.lock-designs',
  `select id from designs where maker_id = $1 and status <> 'DELETED' order by id for update`,
);

/** Locks an active account. Waits for orders that are being placed by or with the person, and blocks new ones. */
export const lockPerson = prepared<{ name: string; email: string }, [userId: number]>(
  'personal-data.lock-person',
  `select name, email from users where id = $1 and status = 'ACTIVE' for update`,
);

/** Orders of either side that have not ended, and ended ones with a pending refund. */
export const ordersInTheWay = prepared<{ id: number; createdAt: Date }, [userId: number]>(
  'personal-data.orders-in-the-way',
  `select o.id, o.created_at as "createdAt" from orders o
    where (o.buyer_id = $1 or o.maker_id = $1)
      and (o.status not in ('DELIVERED','CANCELLED')
           or exists (select from fit_claims c where c.order_id = o.id
                       and c.state in ('ACCEPTED','ON_ITS_WAY','ALTERING','ALTERED','SENT_BACK'))
           or exists (select from payments p join refunds r on r.payment_id = p.id
                       where p.order_id = o.id and r.status in ('QUEUED','PENDING','FAILED')))
    order by o.id`,
);

export const anonymise = prepared<object, [userId: number]>(
  'personal-data.anonymise',
  `update users
      set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', name = 'Deleted user', password_hash = '',
          pending_email = null, email_confirmed_at = null, is_verified = false, status = 'DELETED',
          suspension_reason = null, suspended_until = null
    where id = $1`,
);

export const forgetOwnRows = prepared<object, [userId: number, email: string]>(
  'personal-data.forget-own-rows',
  `with profile as (delete from profiles where user_id = $1),
        address as (delete from addresses where user_id = $1),
        factor as (delete from two_factors where user_id = $1),
        recovery_code as (delete from recovery_codes where user_id = $1),
        challenge as (delete from sign_in_challenges where user_id = $1),
        sign_in as (delete from sign_ins where user_id = $1),
        device as (delete from known_devices where user_id = $1),
        confirmation as (delete from email_confirmations where user_id = $1),
        reset as (delete from password_resets where user_id = $1 or lower(email) = lower($2)),
        number as (delete from mobile_numbers where user_id = $1),
        text_code as (delete from mobile_codes where user_id = $1),
        text_message as (delete from text_messages where owner_id = $1),
        house_letter as (delete from house_letter_readers where user_id = $1),
        seen as (delete from last_seen where user_id = $1),
        privacy as (delete from privacy_settings where user_id = $1),
        appearance as (delete from appearance_settings where user_id = $1),
        draft as (delete from design_drafts where maker_id = $1),
        shop as (delete from shops where user_id = $1),
        profile_view as (delete from profile_views where user_id = $1),
        choice as (delete from notification_choices where user_id = $1),
        letter_time as (delete from letter_settings where user_id = $1),
        letter_news as (delete from letter_news where $1 in (recipient_id, sender_id)),
        saved_reply as (delete from saved_replies where user_id = $1),
        follow_request as (delete from follow_requests where $1 in (follower_id, maker_id)),
        mute as (delete from mutes where $1 in (muter_id, muted_id)),
        mention as (delete from comment_mentions where user_id = $1),
        block as (delete from blocks where $1 in (blocker_id, blocked_id)),
        story_view as (delete from story_views where viewer_id = $1),
        told as (delete from told_likes where user_id = $1),
        measurement as (delete from measurements m using orders o
                         where m.owner_id = $1 and o.id = m.order_id
                           and (m.signed_at is null or o.status = 'CANCELLED')),
        occasion as (delete from occasions where organiser_id = $1),
        piece as (delete from order_pieces p using orders o where o.id = p.order_id and o.maker_id = $1),
        piece_plan as (delete from piece_plans p using orders o where o.id = p.order_id and o.maker_id = $1),
        naap_person as (delete from naap_people where owner_id = $1),
        workshop_feed as (delete from workshop_feeds where maker_id = $1),
        family_link as (delete from order_family_links
                         where order_id in (select id from orders where buyer_id = $1))
   delete from mails
    where owner_id = $1 or (owner_id is null and lower(recipient) = lower($2))`,
);

/** Empties what a person wrote about the steps of a plan, and drops the photographs of the changes they asked for. */
export const emptyPlanWords = prepared<object, [userId: number]>(
  'personal-data.empty-plan-words',
  `with bought as (select s.id from plan_steps s join orders o on o.id = s.order_id where o.buyer_id = $1),
        sold as (select s.id from plan_steps s join orders o on o.id = s.order_id where o.maker_id = $1),
        picture as (delete from plan_change_pictures p using media m where m.id = p.media_id and m.owner_id = $1),
        note as (update plan_steps set note = '', assigned_to = '' where id in (select id from sold))
   update plan_changes c
      set words = case when c.step_id in (select id from bought) then '' else c.words end,
          price_words = case when c.step_id in (select id from sold) then '' else c.price_words end,
          refusal = case when c.step_id in (select id from sold) then '' else c.refusal end
    where c.step_id in (select id from bought union select id from sold)`,
);

/** Locks the briefs of a person before their bids are closed, as everywhere. */
export const lockBriefsOf = prepared<object, [ownerId: number]>(
  'personal-data.lock-briefs',
  'select from briefs where owner_id = $1 order by id for update',
);

/** Deletes the briefs of a person. Their bids stay, as quotes without a brief. */
export const forgetBriefs = prepared<object, [ownerId: number]>(
  'personal-data.forget-briefs',
  'delete from briefs where owner_id = $1',
);

/** Ends the quotes of a person that are still open, and the links to those they received. */
export const closeQuotes = prepared<object, [userId: number]>(
  'personal-data.close-quotes',
  `with held as (
     select id, state, revision from quotes
      where $1 in (maker_id, buyer_id)
        and state in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','EXPIRED')
      order by id for update),
   noted as (
     insert into quote_history (quote_id, act, actor, from_state, to_state, revision, created_at)
     select id, 'CLOSE', 'SYSTEM', state, 'WITHDRAWN', revision, now() from held),
   unlinked as (delete from quote_links where quote_id in (select id from quotes where buyer_id = $1))
   update quotes q
      set state = 'WITHDRAWN', accepted_revision = null, version = q.version + 1, updated_at = now()
     from held where q.id = held.id`,
);

export const forgetNotifications = prepared<object, [userId: number]>(
  'personal-data.forget-notifications',
  'delete from notifications where recipient_id = $1',
);

export const forgetLikes = prepared<object, [userId: number]>(
  'personal-data.forget-likes',
  `with held as (select d.id from designs d join likes l on l.design_id = d.id
                  where l.user_id = $1 order by d.id for no key update of d),
        gone as (delete from likes where user_id = $1)
   update designs set likes_count = likes_count - 1 where id in (select id from held)`,
);

export const forgetSaves = prepared<object, [userId: number]>(
  'personal-data.forget-saves',
  `with held as (select d.id from designs d join saves s on s.design_id = d.id
                  where s.user_id = $1 order by d.id for no key update of d),
        gone as (delete from saves where user_id = $1)
   update designs set saves_count = saves_count - 1 where id in (select id from held)`,
);

export const forgetBoards = prepared<object, [userId: number]>(
  'personal-data.forget-boards',
  'delete from boards where user_id = $1',
);

export const forgetFollows = prepared<object, [userId: number]>(
  'personal-data.forget-follows',
  `with gone as (delete from follows where $1 in (follower_id, maker_id) returning follower_id, maker_id),
        held as (select user_id from follow_counts
                  where user_id in (select follower_id from follows where maker_id = $1
                                    union all select maker_id from follows where follower_id = $1
                                    union all select $1)
                  order by user_id for no key update)
   update follow_counts c
      set followers = c.followers - (select count(*) from gone where maker_id = c.user_id)::int,
          following = c.following - (select count(*) from gone where follower_id = c.user_id)::int
    where c.user_id in (select user_id from held)`,
);

export const forgetStories = prepared<object, [makerId: number]>(
  'personal-data.forget-stories',
  'delete from stories where maker_id = $1',
);

/**
 * Deletes the voice notes of a person's enquiries, including those from before they had an account. Returns the media
 * ids.
 */
export const forgetSpokenQuestions = prepared<{ id: number }, [userId: number, email: string]>(
  'personal-data.forget-spoken-questions',
  `delete from enquiry_voices v using enquiries e
    where v.enquiry_id = e.id and v.reply_id is null and (e.user_id = $1 or lower(e.email) = lower($2))
   returning v.media_id as id`,
);

/** Anonymises the asker; also removes the text if the asker is the person who leaves. */
export const anonymiseEnquiries = prepared<object, [userId: number, email: string]>(
  'personal-data.anonymise-enquiries',
  `with asked as (
     select id, user_id = $1 or lower(email) = lower($2) as own from enquiries
      where user_id = $1 or maker_id = $1 or lower(email) = lower($2)),
   told as (update notifications set data = data || '{"askerName":"Deleted user"}'
             where enquiry_id in (select id from asked where own) and data ->> 'askerName' is not null)
   update enquiries e
      set name = 'Deleted user', email = 'deleted@deleted.invalid', phone = '',
          message = case when asked.own then 'This message was removed with its account.' else e.message end
     from asked where asked.id = e.id`,
);

export const anonymiseMeetings = prepared<object, [userId: number]>(
  'personal-data.anonymise-meetings',
  `update meetings
      set notes = '',
          address = case when address is null then null else coalesce(
            (select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then '""'::jsonb else value end)
               from jsonb_each(address)), '{}'::jsonb) end
    where buyer_id = $1`,
);

export const anonymiseComplaints = prepared<object, [userId: number]>(
  'personal-data.anonymise-complaints',
  `update complaints set email = 'deleted@deleted.invalid' where complainant_id = $1`,
);

export const emptyDesignWords = prepared<object, [makerId: number]>(
  'personal-data.empty-design-words',
  `with appealed as (
     update design_takedowns set appeal = ''
      where appeal <> '' and design_id in (select id from designs where maker_id = $1))
   update designs set description = '', brand = '', options = default where maker_id = $1 and status = 'DELETED'`,
);

/** What delivered orders froze of the person's naap book stays with them, without names and words. */
export const anonymiseFrozen = prepared<object, [ownerId: number]>(
  'personal-data.anonymise-frozen-measurements',
  `update measurements set person = '', measured_by = 'Deleted user', notes = '' where owner_id = $1`,
);

/** Anonymises a maker who measured, in the naap books of buyers. */
export const anonymiseBookMeasurers = prepared<object, [makerId: number]>(
  'personal-data.anonymise-book-measurers',
  `update naap_versions set measured_by = 'Deleted user' where maker_id = $1`,
);

/** Anonymises the measurer if it was this person; the measurements belong to their buyers. */
export const anonymiseMeasurers = prepared<object, [recordedBy: number]>(
  'personal-data.anonymise-measurers',
  `update measurements set measured_by = 'Deleted user' where recorded_by = $1 and owner_id <> $1`,
);

/** Call after the name was removed. Deletes its words from the search vocabulary unless other people use them. */
export const forgetSearchWords = prepared<object, [name: string]>(
  'personal-data.forget-search-words',
  `delete from search_words w
    where w.spelling = any (string_to_array(search_plain($1), ' '))
      and not exists (select from maker_search m where m.words @@ quote_literal(w.word)::tsquery)
      and not exists (select from design_search d where d.words @@ quote_literal(w.word)::tsquery)`,
);

/** Files of a person that no order, chat, enquiry, complaint, review or design record shows. */
export const mediaToRemove = prepared<{ id: number }, [ownerId: number]>(
  'personal-data.media-to-remove',
  `select m.id from media m
    where m.owner_id = $1
      and not exists (select from design_pictures where media_id = m.id)
      and not exists (select from complaint_pictures where media_id = m.id)
      and not exists (select from message_pictures where media_id = m.id)
      and not exists (select from messages where voice_id = m.id)
      and not exists (select from enquiry_voices where media_id = m.id)
      and not exists (select from order_update_pictures where media_id = m.id)
      and not exists (select from plan_step_pictures where media_id = m.id)
      and not exists (select from quote_pictures where media_id = m.id)
      and not exists (select from review_pictures where media_id = m.id)
      and not exists (select from stories where media_id = m.id)
      and not exists (select from designs d, json_array_elements(d.pictures) p
                       where d.maker_id = $1 and p ->> 'key' = m.key)
      and not exists (select from designs d join order_items i on i.design_id = d.id
                       where d.maker_id = $1 and i.picture_key = m.key)
      and not exists (select from orders o join order_items i on i.order_id = o.id
                       where o.maker_id = $1 and i.design_id is null and i.picture_key = m.key)
    order by m.id for update of m`,
);
