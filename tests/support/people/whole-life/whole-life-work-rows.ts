import type { Life } from './whole-life-rows.ts';
import { lifeAddress, lifeName, lifePhone } from './whole-life-words.ts';

/** Inserts their designs, stories, likes, saved designs, follows and reviews. */
export async function fillShowing({
  run,
  photograph,
  me,
  other,
  design,
  ownDesign,
  shop,
}: Life): Promise<void> {
  const boardId = await run(`insert into boards (user_id, name) values ($1, 'Weddings') returning id`, [me]);
  await run('insert into likes (user_id, design_id) values ($1, $2)', [me, design]);
  await run('insert into saves (user_id, design_id, board_id) values ($1, $2, $3)', [me, design, boardId]);
  await run('update designs set likes_count = 1, saves_count = 1 where id = $1', [design]);
  const likeNews = await run(
    `insert into notifications (recipient_id, type, subject, sender_id, design_id)
     values ($2, 'LIKE', 'like:' || $3::bigint, $1, $3) returning id`,
    [me, other, design],
  );
  await run('insert into told_likes (notification_id, user_id, liked_at) values ($2, $1, now())', [
    me,
    likeNews,
  ]);
  await run(
    `insert into shares (user_id, design_id, channel, shared_hour) values ($1, $2, 'link', date_trunc('hour', now()))`,
    [me, design],
  );
  await run(`insert into comments (user_id, design_id, content) values ($1, $2, 'Beautiful.')`, [me, design]);
  await run(
    `insert into comment_mentions (comment_id, user_id, name) select max(id), $1, 'Meera' from comments where user_id = $1`,
    [me],
  );
  await run('insert into mutes (muter_id, muted_id) values ($1, $2), ($2, $1)', [me, other]);
  await run('insert into follows (follower_id, maker_id) values ($1, $2), ($2, $1)', [me, other]);
  await run('insert into follow_requests (follower_id, maker_id) values ($1, $2), ($2, $1)', [
    me,
    shop.buyer.id,
  ]);
  await run(
    `insert into follow_counts (user_id, followers, following) values ($1, 1, 1), ($2, 1, 1)
     on conflict (user_id) do update set followers = 1, following = 1`,
    [me, other],
  );
  await run(`insert into saved_replies (user_id, title, content) values ($1, 'Delivery', 'Seven days.')`, [
    me,
  ]);
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [me, shop.buyer.id]);

  await run('insert into design_pictures (design_id, position, media_id) values ($1, 0, $2)', [
    ownDesign,
    await photograph(),
  ]);
  await run(
    `insert into design_takedowns (design_id, reason, status_before, hidden_at, appeal, appealed_at) values ($1, 'Copied.', 'PUBLISHED', now(), 'It is mine: ' || $2, now())`,
    [ownDesign, lifeName],
  );
  await run(`insert into profile_views (user_id, day, views) values ($1, '2026-11-01', 3)`, [me]);
  await run(
    `insert into profile_viewers (user_id, day, viewer) values ($2, (now() at time zone 'Asia/Kolkata')::date, 'u' || $1::bigint)`,
    [me, other],
  );
  await run(
    `insert into letter_news (recipient_id, kind, subject, sender_id, path) values ($1, 'FOLLOW', 'follow:' || $2::bigint, $2, '/'), ($2, 'FOLLOW', 'follow:' || $1::bigint, $1, '/')`,
    [me, other],
  );
  await run(
    `insert into design_drafts (maker_id, words, pictures, idempotency_key)
     values ($1, json_build_object('title', $2::text), json_build_array($3::bigint), 'a key')`,
    [me, lifeName, await photograph()],
  );
  await run(`insert into design_views (design_id, day, views) values ($1, '2026-11-01', 3)`, [ownDesign]);
  await run(
    `insert into design_viewers (design_id, day, viewer) values ($2, (now() at time zone 'Asia/Kolkata')::date, 'u' || $1::bigint)`,
    [me, design],
  );
  const story = `insert into stories (maker_id, media_id, caption, expires_at) values ($1, $2, 'At the loom', now() + interval '1 day') returning id`;
  await run(story, [me, await photograph()]);
  const otherStory = await run(story, [other, await photograph()]);
  await run('insert into story_views (viewer_id, story_id, seen_at) values ($1, $2, now())', [
    me,
    otherStory,
  ]);

  const reviewed = `insert into reviews (design_id, maker_id, user_id, rating, comment) values ($1, $2, $3, 5, 'The fall is lovely.') returning id`;
  const written = await run(reviewed, [design, other, me]);
  const received = await run(reviewed, [ownDesign, me, other]);
  await run('insert into review_pictures (review_id, position, media_id) values ($1, 0, $2)', [
    written,
    await photograph(),
  ]);
  await run(
    `insert into trust_figures (maker_id, figure, amount, count, from_day, to_day, computed_at)
     values ($1, 'ON_TIME', 11, 12, current_date - 365, current_date - 1, now())`,
    [me],
  );
  await run('insert into review_votes (user_id, review_id, created_at) values ($1, $2, now())', [
    me,
    received,
  ]);
  await run(
    `insert into review_totals (design_id, maker_id, review_count, rating_sum, by_stars, pictured_by_stars)
     values ($2, $1, 1, 5, '{0,0,0,0,1}', '{0,0,0,0,0}')`,
    [me, ownDesign],
  );
  await run('insert into maker_ratings (maker_id, review_count, rating_sum) values ($1, 1, 5)', [me]);
}

/** Inserts rows of their orders. */
export async function fillTrade({
  run,
  photograph,
  me,
  other,
  bought,
  sold,
  person,
  shop,
}: Life): Promise<void> {
  const update = `insert into order_updates (order_id, author_id, status, note, created_at) values ($1, $2, 'IN_PRODUCTION', 'Dyed.', now()) returning id`;
  await run('insert into order_update_pictures (update_id, position, media_id) values ($1, 0, $2)', [
    await run(update, [sold, me]),
    await photograph(),
  ]);
  await run(
    `insert into order_family_links (order_id, token_hash, with_photographs, created_at, expires_at)
     values ($1, 'family-link', true, now(), now() + interval '7 days')`,
    [bought],
  );
  const brief = `insert into briefs (owner_id, garment, title, words, fabric, budget_from_paise, budget_to_paise, needed_by, pincode,
       wearer, for_name, ends_at, request_hash, created_at, updated_at)
     values ($1, 'dupatta', 'Odhni', $2, '', 100, 200, '2027-01-20', '560003', 'FAMILY', $3, now() + interval '9 days', '',
       now(), now()) returning id`;
  await run('insert into brief_pictures (brief_id, position, media_id) values ($1, 0, $2)', [
    await run(brief, [me, `Ring ${lifePhone}`, lifeName]),
    await photograph(),
  ]);
  await run(
    `with quote as (
       insert into quotes (maker_id, buyer_id, brief_id, state, valid_until, request_hash, created_at, updated_at)
       values ($1, $2, (select max(id) from briefs where owner_id = $2), 'OFFERED', now() + interval '7 days', '', now(),
         now()) returning id),
     revision as (
       insert into quote_revisions (quote_id, number, title, words, included, lines, measuring, days, free_changes,
         valid_days, valid_until, total_paise, advance_paise, created_at)
       select id, 1, 'Odhni in indigo', 'As we said.', '', '[{"kind":"QUOTE","label":"Odhni","amountPaise":100000,"days":5}]',
              'NONE', 5, 1, 7, now() + interval '7 days', 108000, 43200, now() from quote),
     picture as (
       insert into quote_pictures (quote_id, revision, position, media_id)
       select quote.id, 1, 0, (select max(m.id) from media m where m.owner_id = $2) from quote),
     move as (
       insert into quote_history (quote_id, act, actor, actor_id, from_state, to_state, revision, created_at)
       select id, 'OFFER', 'MAKER', $1, 'DRAFT', 'OFFERED', 1, now() from quote)
     insert into quote_links (quote_id, token_hash, created_at, expires_at)
     select id, 'quote-link', now(), now() + interval '7 days' from quote`,
    [other, me],
  );
  await run(
    `insert into order_answers (order_id, item, position, question, kind, text)
     values ($1, 0, 0, 'Which initials?', 'TEXT', 'A. R.')`,
    [bought],
  );
  await run(
    `insert into order_promises (order_id, state, promised_on, instead_of, reason, proposed_at, answer_by, ended_at)
     values ($1, 'LAPSED', current_date + 9, current_date, 'The zari is late.', now(), now(), now())`,
    [bought],
  );
  await run(
    `insert into cancellation_requests (order_id, status, stage, most_kept_paise, refund_paise, reason, asked_at, answer_by, ended_at)
     values ($1, 'WITHDRAWN', 'BEFORE', 0, 100, 'Too late for the feast.', now(), now(), now())`,
    [bought],
  );
  await run(
    `insert into refunds (payment_id, razorpay_payment_id, amount_paise, reason, provider_key, cause, status)
     select id, razorpay_payment_id, 100, 'Agreed', 'key-' || id, 'AGREED', 'DROPPED' from payments
      where order_id = $1 and razorpay_payment_id is not null`,
    [bought],
  );
  await run(
    `insert into payment_disputes (payment_id, razorpay_payment_id, razorpay_dispute_id, amount_paise, phase, status,
                                   created_at, updated_at, ended_at)
     select id, razorpay_payment_id, 'disp-' || id, 100, 'retrieval', 'WON', now(), now(), now() from payments
      where order_id = $1 and razorpay_payment_id is not null`,
    [bought],
  );
  const measured = `insert into measurements (order_id, owner_id, garment, version, unit, lengths, person, measured_by, measured_on, recorded_by, created_at)
     values ($1, $2, 'blouse', 1, 'cm', '{"chest": 9000}', $4, $5, '2026-11-01', $3, now())`;
  await run(measured, [bought, me, other, lifeName, 'Meher Ansari']);
  await run(measured, [sold, shop.buyer.id, me, 'Asha Rao', lifeName]);
  await run(
    `insert into meetings (order_id, buyer_id, maker_id, type, status, scheduled_at, notes, address, created_at, updated_at)
     values ($1, $2, $3, 'HOME_VISIT', 'COMPLETED', now(), 'Ring ' || $4, json_build_object('address', $5::text, 'name', $6::text), now(), now())`,
    [bought, me, other, lifePhone, lifeAddress, lifeName],
  );
  await run(
    `insert into webhook_events (event_id, body_sha256, body, processed_at)
     select 'payer', 'x', json_build_object('order_id', razorpay_order_id, 'email', $1::text, 'contact', $2::text)::text, now()
       from payments where order_id = $3 and razorpay_order_id is not null`,
    [person.email, lifePhone, bought],
  );
}

/** Inserts their messages, enquiries and complaints. */
export async function fillTalk({
  run,
  photograph,
  voiceNote,
  me,
  other,
  design,
  ownDesign,
  bought,
  sold,
  messageId,
  person,
  friend,
  shop,
}: Life): Promise<void> {
  await run('insert into message_pictures (message_id, position, media_id) values ($1, 0, $2)', [
    messageId,
    await photograph(),
  ]);
  await run(
    `insert into messages (chat_id, sender_id, content, voice_id)
     select chat_id, sender_id, '', $2 from messages where id = $1`,
    [messageId, await voiceNote()],
  );
  const enquiry = `insert into enquiries (design_id, maker_id, user_id, name, email, phone, message, fingerprint, created_at)
     values ($1, $2, $3, $4, $5, $6, 'Is it blue?', 'once', now()) returning id`;
  const asked = await run(enquiry, [design, other, me, lifeName, person.email, lifePhone]);
  await run(`insert into enquiry_replies (enquiry_id, content, created_at) values ($1, 'Indigo.', now())`, [
    asked,
  ]);
  await run('insert into enquiry_voices (enquiry_id, media_id) values ($1, $2)', [asked, await voiceNote()]);
  const received = await run(enquiry, [ownDesign, me, other, friend.name, friend.email, '']);
  const answered = await run(
    `insert into enquiry_replies (enquiry_id, content, created_at) values ($1, '', now()) returning id`,
    [received],
  );
  await run('insert into enquiry_voices (enquiry_id, reply_id, media_id) values ($1, $2, $3)', [
    ...[received, answered],
    await voiceNote(),
  ]);
  await run(
    `insert into notifications (recipient_id, type, subject, sender_id, enquiry_id, data)
     values ($2, 'ENQUIRY', 'enquiry:' || $3::bigint, $1, $3, jsonb_build_object('askerName', $4::text))`,
    [me, other, asked, lifeName],
  );
  const complaint = `insert into complaints (complainant_id, respondent_id, order_id, title, category, description, email, request_hash, created_at, updated_at)
     values ($1, $2, $3, 'The border', 'product-quality', 'It is the other one.', $4, 'h', now(), now()) returning id`;
  const filed = await run(complaint, [me, other, bought, person.email]);
  await run(complaint, [shop.buyer.id, me, sold, shop.buyer.email]);
  await run(
    `insert into complaint_messages (complaint_id, author_id, side, content, created_at) values ($1, $2, 'COMPLAINANT', 'See the picture.', now())`,
    [filed, me],
  );
  await run(
    `insert into complaint_history (complaint_id, actor_id, side, to_status, created_at) values ($1, $2, 'COMPLAINANT', 'OPEN', now())`,
    [filed, me],
  );
  await run('insert into complaint_pictures (media_id, complaint_id, position) values ($1, $2, 0)', [
    await photograph(),
    filed,
  ]);
  await run(
    `insert into reports (reporter_id, kind, target_id, reason, note) values ($1, 'DESIGN', $2, 'COPIED', 'Mine.')`,
    [me, design],
  );
}
