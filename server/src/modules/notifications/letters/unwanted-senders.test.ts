import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { setMute } from '#contracts/engagement/mutes.contract.ts';
import { sendMessage, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { changeChoice } from '#contracts/notifications/choices/choices.contract.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { writeNewsLetters } from './write-news-letters.ts';

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => app.stop());

const kinds: SwitchableKind[] = ['LIKE', 'COMMENT', 'FOLLOW', 'MESSAGE'];

/** A maker who wants every letter, and a person who writes to them. */
async function pair() {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  for (const kind of kinds) await maker.call(changeChoice, { body: { kind, mail: true } });
  return { maker, sender: await app.actor({ name: 'Asha Rao' }), designId: await designOf(app, maker) };
}

async function actOn({ maker, sender, designId }: Awaited<ReturnType<typeof pair>>): Promise<void> {
  const params = { id: designId };
  await sender.call(likeUnLikeDesign, { params, body: { wanted: true } });
  await sender.call(createComment, { params, body: { content: 'Such a fall' } });
  await sender.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  await sender.call(sendMessage, { body: { receiverId: maker.id, content: 'Is the madder fast?' } });
}

/** The subjects of the letters sent for the last hour, in any order. */
async function lettersTo({ email }: Actor): Promise<string[]> {
  await untilJobsDone(app.services.db);
  ahead += 61 * 60_000;
  await writeNewsLetters(app.services);
  const letters = await app.services.mail.listUnsent(app.services.db, email);
  return letters.map(({ subject }) => subject).sort();
}

const all = [
  'A comment on your design',
  'You have a new follower',
  'You have a new message',
  'Your design was liked',
];

test('of somebody whom one has neither muted nor blocked all of it is mailed', async () => {
  const world = await pair();
  await actOn(world);
  expect(await lettersTo(world.maker)).toEqual(all);
});

test('of a muted person only what they wrote to one alone is mailed, whether it came before or after', async () => {
  for (const isBefore of [true, false]) {
    const world = await pair();
    const mute = () => world.maker.call(setMute, { params: { id: world.sender.id }, body: { wanted: true } });
    if (isBefore) await mute();
    await actOn(world);
    if (!isBefore) await mute();
    expect(await lettersTo(world.maker)).toEqual(['You have a new message']);
  }
});

test('of a blocked person nothing is mailed, whether it came before or after', async () => {
  for (const isBefore of [true, false]) {
    const world = await pair();
    const block = () =>
      world.maker.call(setBlock, { params: { userId: world.sender.id }, body: { wanted: true } });
    if (isBefore) await block();
    await actOn(world);
    if (!isBefore) await block();
    expect(await lettersTo(world.maker)).toEqual([]);
  }
});

test('with messages from anyone off a stranger’s words come by no letter', async () => {
  const world = await pair();
  await world.maker.call(changePrivacy, { body: { allowMessagesFromAnyone: false } });
  await actOn(world);
  expect(await lettersTo(world.maker)).not.toContain('You have a new message');
});

test('a letter about somebody’s message tells neither their address nor whether they are online', async () => {
  const world = await pair();
  await world.sender.call(changePrivacy, { body: { showContactInfo: true } });
  await world.sender.call(changePrivacy, { body: { showContactInfo: false } });
  await write(world.sender, world.maker, 'Is the madder fast?');
  expect(await lettersTo(world.maker)).toEqual(['You have a new message']);
  const [letter] = await app.services.mail.listUnsent(app.services.db, world.maker.email);
  expect(letter?.text).toContain('Asha Rao sent you a message.');
  for (const words of [world.sender.email, 'online', 'last seen']) {
    expect(`${letter?.text} ${letter?.html}`.toLowerCase()).not.toContain(words.toLowerCase());
  }
});
