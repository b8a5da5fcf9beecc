import { newMediaKey } from '#server/platform/media/media-key.ts';
import { webmVoice } from '../../voice-notes.ts';
import type { Actor } from '../actors.ts';
import { plainPicture } from '../photographs.ts';
import type { Shop } from '../shop.ts';
import { fillCloth, fillFit, fillHands, fillNaapBook, fillPlans } from './whole-life-naap-rows.ts';
import { lifeAddress, lifeName, lifePhone } from './whole-life-words.ts';
import { fillShowing, fillTalk, fillTrade } from './whole-life-work-rows.ts';

/** The people and things that the rows refer to. */
export interface AccountRows {
  person: Actor;
  /** A person who sold to them, follows them and wrote to them. */
  friend: Actor;
  /** An order that they placed, and one of a design of theirs. */
  bought: number;
  sold: number;
  ownDesign: number;
  messageId: number;
}

export interface Life extends AccountRows {
  shop: Shop;
  me: number;
  other: number;
  /** The friend's design. */
  design: number;
  /** Runs a statement and returns the id that it returns, if any. */
  run(text: string, values?: unknown[]): Promise<number>;
  /** Inserts a picture of the person's, with its file. Returns its id. */
  photograph(): Promise<number>;
  voiceNote(): Promise<number>;
}

/** Inserts a row for the person into each table that their orders and messages have not filled. */
export async function fillTables(shop: Shop, so: AccountRows): Promise<void> {
  const { db, media } = shop.app.services;
  const picture = await plainPicture('jpeg');
  const run: Life['run'] = async (text, values = []) =>
    (await db.$client.query<{ id?: number }>(text, values)).rows[0]?.id ?? 0;
  const photograph = async () => {
    const key = newMediaKey();
    await media.store.write({ key, file: 'original' }, picture);
    return run(
      `insert into media (key, owner_id, kind, status, mime, bytes, width, height, placeholder, claimed_at)
       values ($1, $2, 'PICTURE', 'READY', 'image/jpeg', $3, 40, 30, '', now()) returning id`,
      [key, so.person.id, picture.length],
    );
  };
  const voiceNote = async () => {
    const key = newMediaKey();
    const recorded = webmVoice(1);
    await media.store.write({ key, file: 'voice.webm' }, recorded);
    return run(
      `insert into media (key, owner_id, kind, status, mime, bytes, duration_ms, peaks, claimed_at)
       values ($1, $2, 'VOICE', 'READY', 'audio/webm', $3, 1000, '[40,80]', now()) returning id`,
      [key, so.person.id, recorded.length],
    );
  };
  const life = {
    ...so,
    shop,
    me: so.person.id,
    other: so.friend.id,
    design: shop.designId,
    run,
    photograph,
    voiceNote,
  };
  await fillAccount(life);
  await fillTexts(life);
  await fillShowing(life);
  await fillTrade(life);
  await fillNaapBook(life);
  await fillFit(life);
  await fillHands(life);
  await fillPlans(life);
  await fillCloth(life);
  await fillTalk(life);
}

/** Inserts their phone number with its messages, and a letter with their owner id. */
async function fillTexts({ run, me }: Life): Promise<void> {
  const number = '+919845021137';
  await run('insert into mobile_numbers (user_id, number, confirmed_at) values ($1, $2, now())', [
    me,
    number,
  ]);
  await run(
    `insert into mobile_codes (purpose, number, user_id, request_hash, code_hash, asked_from, expires_at)
     values ('CONFIRM', $2, $1, 'r', 'c', '203.0.113.0', now() + interval '10 minutes')`,
    [me, number],
  );
  await run(
    `insert into text_messages (recipient, owner_id, kind, text, expires_at, sent_at)
     values ($2, $1, 'ORDER', 'Namaste ' || $3, now() + interval '1 day', now())`,
    [me, number, lifeName],
  );
  const letter = await run(
    `insert into house_letters (written_by, words, status, sent_at)
     values ($1, '{"en": {"subject": "New looms", "text": "They stand."}, "hi": null, "bn": null, "ta": null}', 'SENT', now())
     returning id`,
    [me],
  );
  await run('insert into house_letter_readers (letter_id, user_id) values ($1, $2)', [letter, me]);
}

/** Inserts their profile, settings and sessions. */
async function fillAccount({ run, me, person }: Life): Promise<void> {
  await run(
    `insert into profiles (user_id, phone, bio, address, city, profession) values ($1, $2, 'I weave.', $3, 'Bhuj', 'Weaver')`,
    [me, lifePhone, lifeAddress],
  );
  await run(
    `insert into addresses (user_id, label, name, phone, full_address, city, state, pincode)
     values ($1, 'Home', $2, $3, $4, 'Bhuj', 'Gujarat', '370001')`,
    [me, lifeName, lifePhone, lifeAddress],
  );
  await run('insert into privacy_settings (user_id) values ($1)', [me]);
  await run(
    `insert into appearance_settings (user_id, theme, text_size, language) values ($1, 'dark', 'large', 'hi')`,
    [me],
  );
  await run(
    `insert into sign_ins (user_id, outcome, user_agent, network) values ($1, 'SIGNED_IN', 'Firefox', '203.0.113.0')`,
    [me],
  );
  await run(`insert into two_factors (user_id, key) values ($1, 'JBSWY3DPEHPK3PXP')`, [me]);
  await run(`insert into recovery_codes (user_id, code_hash) values ($1, 'a code')`, [me]);
  await run(
    `insert into sign_in_challenges (user_id, token_hash, remembered, expires_at) values ($1, 'a challenge', false, now() + interval '10 minutes')`,
    [me],
  );
  await run(
    `insert into notification_choices (user_id, kind, in_app, mail) values ($1, 'LIKE', false, false)`,
    [me],
  );
  // Belongs to an expired session, so that nothing is sent there.
  await run(
    `with ended as (
       insert into sessions (token_hash, user_id, remembered, expires_at)
       values ('ended-' || $1::bigint, $1::bigint, false, now() - interval '1 minute') returning id)
     insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
     select id, $1::bigint, 'https://push.example.com/' || id, 'B', 'a' from ended`,
    [me],
  );
  await run('insert into letter_settings (user_id) values ($1) on conflict do nothing', [me]);
  await run(
    `insert into shops (user_id, about, pause_note) values ($1, 'The looms of ' || $2, 'Ring ' || $3)`,
    [me, lifeName, lifePhone],
  );
  const request = await run(
    `insert into verification_requests (user_id, kind, note, sent_at) values ($1, 'IDENTITY', $2, now()) returning id`,
    [me, lifeName],
  );
  await run(
    `insert into verification_documents (request_id, key, name, mime, bytes) values ($1, 'a-document', $2 || '.pdf', 'application/pdf', 10)`,
    [request, lifeName],
  );
  await run('insert into last_seen (user_id, seen_at) values ($1, now()) on conflict do nothing', [me]);
  await run('insert into known_devices (user_id, token_hash) values ($1, $2)', [me, 'a device']);
  await run(
    `insert into password_resets (email, user_id, request_hash, code_hash, code_expires_at) values ($2, $1, 'r', 'c', now() + interval '10 minutes')`,
    [me, person.email],
  );
  await run(
    `insert into email_confirmations (user_id, email, token_hash, expires_at) values ($1, $2, 'the token', now() + interval '1 day')`,
    [me, person.email],
  );
  await run(
    `insert into mails (recipient, subject, text, html) values ($1, 'Namaste', 'Namaste ' || $2, 'Namaste ' || $2)`,
    [person.email, lifeName],
  );
  await run(
    `insert into admin_acts (name, subject, subject_id, before, after, reason)
     values ('USER_VERIFIED', 'USER', $1, '{"isVerified": false}', '{"isVerified": true}', 'Seen at the fair.')`,
    [me],
  );
}
