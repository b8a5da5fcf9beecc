import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { chatPeople, findOrNull, sendMessage, userChats } from '#contracts/messaging/messaging.contract.ts';
import { changePrivacy, getPrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { listen, makeTabs } from '#tests/support/tabs.ts';
import { allInWords } from '#tests/support/words/in-words.ts';

let app: TestApp;
let base: string;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const pair = async (): Promise<[Actor, Actor]> => [
  await app.actor({ name: 'Asha Rao' }),
  await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' }),
];
const isOnlineFor = async (viewer: Actor, person: Actor) => {
  const [inboxReply, found, profile] = await Promise.all([
    viewer.call(userChats, { query: {} }),
    viewer.call(findOrNull, { params: { receiverId: person.id } }),
    viewer.call(viewPublicProfile, { params: { userId: person.id } }),
  ]);
  return [
    inboxReply.body.chats[0]?.chatUser.isOnline,
    found.body.chatUser.isOnline,
    profile.body.data.isOnline,
  ];
};

test('each setting has its default and is changed by itself', async () => {
  const [asha] = await pair();
  const usual = {
    profileVisibility: 'PUBLIC',
    showOnlineStatus: true,
    allowMessagesFromAnyone: true,
    showContactInfo: false,
  };
  expect((await asha.call(getPrivacy)).body.data).toEqual(usual);
  const changed = await asha.call(changePrivacy, { body: { showContactInfo: true } });
  expect(changed.body.data).toEqual({ ...usual, showContactInfo: true });
  await asha.call(changePrivacy, { body: { showOnlineStatus: false } });
  const now = { ...usual, showContactInfo: true, showOnlineStatus: false };
  expect((await asha.call(getPrivacy)).body.data).toEqual(now);
});

test('who hides their online status is seen online by nobody, sees nobody, and their comings are not told', async () => {
  const [asha, meher] = await pair();
  await write(asha, meher, 'Namaste');
  await write(meher, asha, 'Namaste');
  const seen = await tabs.connected({ cookie: asha.cookie });
  await tabs.connected({ cookie: meher.cookie });
  await expect.poll(() => isOnlineFor(asha, meher)).toEqual([true, true, true]);
  const touched = listen(seen, 'chatTouched');

  await meher.call(changePrivacy, { body: { showOnlineStatus: false } });

  await expect.poll(() => touched.length).toBeGreaterThan(0);
  expect(await isOnlineFor(asha, meher)).toEqual([false, false, false]);
  expect(await isOnlineFor(meher, asha)).toEqual([false, false, false]);
  const { body } = await asha.call(findOrNull, { params: { receiverId: meher.id } });
  expect(body.chatUser.lastSeen).toBeNull();
});

test('with messages from anyone off a stranger reads why, is refused, and does not find the person', async () => {
  const [asha, meher] = await pair();
  await meher.call(changePrivacy, { body: { allowMessagesFromAnyone: false } });
  const found = await asha.call(findOrNull, { params: { receiverId: meher.id } });
  expect(allInWords([found.body.can.write, found.body.whyNot])).toEqual([
    false,
    inEnglish(messageSentences.notFromAnyone),
  ]);
  const refused = await asha.call(sendMessage, { body: { receiverId: meher.id, content: 'Namaste' } });
  expect([refused.status, refused.error.message]).toEqual([403, inEnglish(messageSentences.notFromAnyone)]);
  const offered = async () =>
    (await asha.call(chatPeople, { query: { q: 'Meher' } })).body.data.map(({ id }) => id);
  expect(await offered()).not.toContain(meher.id);
  // A person whom they write to may answer and still finds them in the search.
  await write(meher, asha, 'Namaste');
  await write(asha, meher, 'Namaste');
  expect(await offered()).toContain(meher.id);
});

test('email and phone are read by signed-in people only, and only where they are shown', async () => {
  const [asha, meher] = await pair();
  const contact = async (viewer: Pick<Actor, 'call'>) =>
    (await viewer.call(viewPublicProfile, { params: { userId: meher.id } })).body.data.contact;
  expect(await contact(asha)).toBeNull();
  await meher.call(changePrivacy, { body: { showContactInfo: true } });
  expect(await contact(asha)).toMatchObject({ email: meher.email });
  expect(await contact(app.visitor)).toBeNull();
});
