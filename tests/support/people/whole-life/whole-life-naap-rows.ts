import type { Life } from './whole-life-rows.ts';
import { lifeName, lifePhone } from './whole-life-words.ts';

/**
 * Inserts their naap book, a share of it that was read, what they measured into another person's book, and a wedding
 * of the people in it.
 */
export async function fillNaapBook({ run, me, other, bought, sold, shop }: Life): Promise<void> {
  const person = `insert into naap_people (owner_id, name, relation, body, unit, created_at)
     values ($1, $2, 'SELF', 'women', 'in', now()) returning id`;
  const version = `insert into naap_versions (person_id, garment, version, is_newest, values, source, measured_by,
                                              measured_on, order_id, maker_id, created_at)
     values ($1, 'blouse', 1, true, '{"bust": {"of": "body", "stored": 9144}}', 'MAKER_VISIT', $2, '2026-11-01', $3, $4,
             now()) returning id`;
  const self = await run(person, [me, lifeName]);
  const written = await run(version, [self, lifeName, bought, other]);
  await run(
    `insert into naap_overlays (person_id, garment, name, differences, created_at)
     values ($1, 'blouse', 'Heels', '{"waist": 100}', now())`,
    [self],
  );
  await run(
    `insert into naap_preferences (person_id, garment, part, tenths, order_id, created_at)
     values ($1, 'blouse', 'bust', 127, $2, now())`,
    [self, bought],
  );
  const frozen = await run(
    `insert into measurements (order_id, owner_id, garment, version, unit, lengths, person, measured_by, measured_on,
                               notes, signed_at, recorded_by, created_at)
     values ($1, $2, 'blouse', 2, 'in', '{"bust": 9144}', $3, $3, '2026-11-01', $3, now(), $2, now()) returning id`,
    [bought, me, lifeName],
  );
  const share = await run(
    `insert into naap_shares (order_id, person_id, garment, version_id, shared_at, frozen_at, measurement_id)
     values ($1, $2, 'blouse', $3, now(), now(), $4) returning id`,
    [bought, self, written, frozen],
  );
  await run(
    `insert into naap_readings (owner_id, share_id, reader_id, day) values ($1, $2, $3, '2026-11-02')`,
    [me, share, other],
  );
  await run('insert into naap_standing_yes (order_id, person_id, given_at) values ($1, $2, now())', [
    bought,
    self,
  ]);
  const wedding = await run(
    `insert into occasions (organiser_id, title, day, city, delivery, idempotency_key, request_hash, created_at)
     values ($1, $2, '2027-02-12', 'Jaipur', 'TOGETHER', 'a key', '', now()) returning id`,
    [me, lifeName],
  );
  const guest = await run(
    `insert into occasion_guests (occasion_id, name, naap_person_id, note, idempotency_key, request_hash, created_at)
     values ($1, $2, $3, $2, 'a key', '', now()) returning id`,
    [wedding, lifeName, self],
  );
  await run('insert into occasion_orders (order_id, occasion_id, guest_id) values ($1, $2, $3)', [
    bought,
    wedding,
    guest,
  ]);
  await run(
    `insert into occasion_shares (order_id, purpose, token_hash, payer_name, created_at, expires_at)
     values ($1, 'FINAL', 'share-link', $2, now(), now() + interval '7 days')`,
    [bought, lifeName],
  );
  const buyers = await run(person, [shop.buyer.id, 'Asha Rao']);
  await run(version, [buyers, lifeName, sold, me]);
}

/** Inserts a fit claim of what they bought, with their photograph, and their answer to one of what they sold. */
export async function fillFit({ run, photograph, me, shop, bought, sold }: Life): Promise<void> {
  const claim = `with claim as (
       insert into fit_claims (order_id, garment, unit, words, measured_by, sewn_words, request_hash, created_at, updated_at)
       values ($1, 'blouse', 'in', $2, 'BUYER', $3, '', now(), now()) returning id),
     zone as (
       insert into fit_zones (claim_id, part, position, direction, amount, words, frozen)
       select id, 'bust', 0, 'TIGHT', 127, $2, 9144 from claim),
     picture as (
       insert into fit_pictures (claim_id, kind, position, media_id) select id, $4, 0, $5 from claim)
     insert into fit_history (claim_id, act, actor, actor_id, to_state, note, created_at)
     select id, 'CLAIM', 'BUYER', $6::bigint, 'OPEN', $7, now() from claim`;
  await run(claim, [bought, lifeName, 'As ordered.', 'CLAIM', await photograph(), me, lifeName]);
  await run(claim, [sold, 'It is tight.', lifeName, 'SEWN', await photograph(), shop.buyer.id, '']);
}

/**
 * Inserts a piece of what they sold, handed to a hand who has a link, with their photograph, and a piece of another order
 * that was handed to them.
 */
export async function fillHands({ run, photograph, me, bought, sold }: Life): Promise<void> {
  await run(
    `with plan as (
       insert into piece_plans (order_id, together, updated_at) values ($1, true, now())),
     piece as (
       insert into order_pieces (order_id, position, name) values ($1, 0, $2) returning id),
     given as (
       insert into hand_overs (order_id, piece_id, kind, name, phone, rate_paise, due, words, idempotency_key,
         request_hash, created_at, updated_at)
       select $1, id, 'JARIWALA', $2, $3, 90000, current_date, $2, 'hand-over', '', now(), now() from piece
       returning id),
     link as (
       insert into hand_links (hand_over_id, kind, token_hash, created_at, expires_at)
       select id, 'SENT', 'hand-link', now(), now() + interval '30 days' from given)
     insert into hand_pictures (hand_over_id, side, position, media_id) select id, 'OUT', 0, $4 from given`,
    [sold, lifeName, lifePhone, await photograph()],
  );
  await run(
    `with piece as (
       insert into order_pieces (order_id, position, name) values ($1, 0, 'Blouse') returning id)
     insert into hand_overs (order_id, piece_id, account_id, kind, state, name, answer, credit, credit_name, rate_paise, due,
       idempotency_key, request_hash, created_at, updated_at)
     select $1, id, $2, 'MASTER', 'ACCEPTED', $3, $3, 'AGREED', $3, 90000, current_date, 'hand-over', '', now(), now()
       from piece`,
    [bought, me, lifeName],
  );
}

/** Inserts a plan of what they bought with a change of theirs, one of what they sold, and the feed of their workshop. */
export async function fillPlans({ run, photograph, me, other, bought, sold }: Life): Promise<void> {
  const plan = `with plan as (
       insert into order_plans (order_id, free_changes, created_at, updated_at) values ($1, 2, now(), now())
       returning order_id),
     step as (
       insert into plan_steps (order_id, position, kind, name, days, needs_approval, is_finished, state, submission, note,
                               closed_at)
       select order_id, 0, 'OWN', 'Hem', 2, true, true, 'OPEN', 1, $2, now() from plan returning id),
     picture as (
       insert into plan_step_pictures (step_id, submission, position, media_id, hash)
       select id, 1, 0, $3, repeat('a', 64) from step),
     change as (
       insert into plan_changes (step_id, submission, state, words, refusal, created_at)
       select id, 1, 'FREE', $4, $2, now() from step returning id),
     shown as (insert into plan_change_pictures (change_id, position, media_id) select id, 0, $5 from change)
     insert into plan_moves (step_id, act, actor, actor_id, from_state, to_state, submission, created_at)
     select id, 'SUBMIT', 'MAKER', $6, 'OPEN', 'SUBMITTED', 1, now() from step`;
  await run(plan, [bought, 'In silk.', await photograph(), lifeName, await photograph(), other]);
  await run(plan, [sold, lifeName, await photograph(), 'A wider border.', await photograph(), me]);
  await run(`insert into workshop_feeds (maker_id, token_hash, created_at) values ($1, 'hash', now())`, [me]);
}

/** Inserts own cloth that they sent for what they bought, and their receipt of cloth for what they sold. */
export async function fillCloth({ run, photograph, me, shop, bought, sold }: Life): Promise<void> {
  const cloth = `with cloth as (
       insert into order_cloth (order_id, asked_by, state, created_at, updated_at)
       values ($1, 'BUYER', 'CAME', now(), now()) returning order_id),
     receipt as (
       insert into cloth_receipts (order_id, length, width, condition, missing, words, by_daylight, created_at)
       select order_id, 225, 112, 'SOUND', 0, $2, true, now() from cloth returning id),
     picture as (insert into cloth_pictures (receipt_id, position, media_id) select id, 0, $3 from receipt)
     insert into cloth_history (order_id, act, actor, actor_id, to_state, note, created_at)
     select order_id, 'ASK', 'BUYER', $4::bigint, 'ASKED', $5, now() from cloth`;
  await run(cloth, [bought, 'It is whole.', await photograph(), me, lifeName]);
  await run(cloth, [sold, lifeName, await photograph(), shop.buyer.id, '']);
}
