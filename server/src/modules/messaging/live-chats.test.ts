import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  chatMessages,
  markChatRead,
  sendMessage,
  sendPictures,
  setBlock,
  userChats,
} from '#contracts/messaging/messaging.contract.ts';
import { presenceGrace } from '#server/platform/realtime/presence.ts';
import { hurryTimersOf } from '#tests/support/hurry-timeouts.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import {
  cameraPhotograph,
  hasLocation,
  plainPicture,
  scriptingSvg,
} from '#tests/support/people/photographs.ts';
import { formOf } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';

let app: TestApp;
let base: string;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

async function pair(): Promise<[Actor, Actor]> {
  return [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' })];
}

const tabOf = ({ cookie }: Actor) => tabs.connected({ cookie });

/** Waits for everything the server has sent to the tab so far, because replies come in order. */
async function heardAll(tab: Awaited<ReturnType<typeof tabOf>>): Promise<void> {
  await ask(tab, 'join-room', 1);
}

test('a message reaches the room of its chat, the sender’s other tab included, and never the personal room', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Begin');
  const inChat = await Promise.all([tabOf(asha), tabOf(meher)]);
  const elsewhere = await tabOf(meher);
  for (const tab of inChat) expect(await ask(tab, 'joinRoom', `chat_${chatId}`)).toBe(true);
  const heard = inChat.map((tab) => listen(tab, 'newMessage'));
  const missed = listen(elsewhere, 'newMessage');
  const touched = listen(elsewhere, 'chatTouched');

  const message = await write(asha, meher, 'The border is finished.', 'border-0001');

  await expect.poll(() => heard.map((each) => each.length)).toEqual([1, 1]);
  expect(heard[1]).toEqual([[message]]);
  expect(message).toMatchObject({
    chatId,
    senderId: asha.id,
    sender: { name: 'Asha Rao' },
    nonce: 'border-0001',
  });
  await expect.poll(() => touched).toEqual([[chatId]]);
  await heardAll(elsewhere);
  expect(missed).toEqual([]);
});

test('a message that is sent again under its nonce is not told again', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Begin');
  const tab = await tabOf(meher);
  await ask(tab, 'joinRoom', `chat_${chatId}`);
  const heard = listen(tab, 'newMessage');
  for (const _ of ['once', 'again']) await write(asha, meher, 'Once', 'only-once-0001');
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await heardAll(tab);
  expect(heard).toHaveLength(1);
});

test('reading is told to the other side, and to one’s own tabs as an inbox that has changed', async () => {
  const [asha, meher] = await pair();
  const { chatId, id } = await write(asha, meher, 'Begin');
  const [writer, reader] = [await tabOf(asha), await tabOf(meher)];
  await ask(writer, 'joinRoom', `chat_${chatId}`);
  const receipts = listen(writer, 'messagesRead');
  const touched = listen(reader, 'chatTouched');
  await meher.call(markChatRead, { params: { chatId }, body: { upTo: id } });
  await expect.poll(() => receipts).toEqual([[{ chatId, readerId: meher.id, upTo: id }]]);
  await expect.poll(() => touched).toEqual([[chatId]]);
});

test('a stranger and a blocked person join no chat, and a block ends what was joined', async () => {
  const [asha, meher] = await pair();
  const stranger = await app.actor({ name: 'Rohan Das' });
  const { chatId } = await write(asha, meher, 'Begin');
  const room = `chat_${chatId}`;
  const outside = await tabOf(stranger);
  expect(await ask(outside, 'joinRoom', room)).toBe(false);
  const [own, others] = [await tabOf(asha), await tabOf(meher)];
  for (const tab of [own, others]) expect(await ask(tab, 'joinRoom', room)).toBe(true);
  const typing = listen(own, 'typing');
  const overheard = listen(outside, 'newMessage');
  others.emit('typing', chatId);
  await expect.poll(() => typing).toEqual([[{ chatId, userId: meher.id }]]);

  await asha.call(setBlock, { params: { userId: meher.id }, body: { wanted: true } });
  others.emit('typing', chatId);
  expect(await ask(others, 'joinRoom', room)).toBe(false);
  expect(await ask(own, 'joinRoom', room)).toBe(false);
  expect(typing).toHaveLength(1);
  await asha.call(setBlock, { params: { userId: meher.id }, body: { wanted: false } });
  expect(await ask(others, 'joinRoom', room)).toBe(true);
  await write(meher, asha, 'After');
  await heardAll(outside);
  expect(overheard).toEqual([]);
});

test('nonsense about chats ends neither the connection nor the server', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Begin');
  const tab = await tabOf(asha);
  const say = tab.emit.bind(tab) as (event: string, ...args: unknown[]) => void;
  for (const nonsense of [null, {}, [], -1, 'chat_', `chat_${chatId}' or 1=1`, Number.MAX_SAFE_INTEGER]) {
    say('joinRoom', nonsense);
    say('typing', nonsense);
  }
  expect(await ask(tab, 'joinRoom', `chat_${chatId}`)).toBe(true);
});

test('who comes and goes is told to those who have written to each other, and to nobody else', async () => {
  hurryTimersOf(presenceGrace);
  const [asha, meher] = await pair();
  const [stranger, blocked, unanswered] = [
    await app.actor({ name: 'Rohan Das' }),
    await app.actor({ name: 'Kabir Seth' }),
    await app.actor({ name: 'Zoya Khan' }),
  ];
  await write(asha, meher, 'Begin');
  await write(meher, asha, 'Answer');
  await write(asha, blocked, 'Begin');
  await write(blocked, asha, 'Answer');
  await write(unanswered, asha, 'Are you there?');
  await asha.call(setBlock, { params: { userId: blocked.id }, body: { wanted: true } });
  const [friend, ...others] = await Promise.all([meher, stranger, blocked, unanswered].map(tabOf));
  const came = listen(friend as never, 'userOnline');
  const left = listen(friend as never, 'userOffline');
  const foreign = others.flatMap((tab) => [listen(tab, 'userOnline'), listen(tab, 'userOffline')]);
  const partnerOf = async () => (await meher.call(userChats)).body.chats[0]?.chatUser;
  expect(await partnerOf()).toMatchObject({ isOnline: false, lastSeen: null });

  const tab = await tabOf(asha);
  await expect.poll(() => came).toEqual([[asha.id]]);
  expect(await partnerOf()).toMatchObject({ isOnline: true });
  for (const one of [blocked, unanswered]) {
    expect((await one.call(userChats)).body.chats[0]?.chatUser).toMatchObject({ isOnline: false });
  }
  tab.close();
  await expect.poll(() => left).toEqual([[asha.id]]);
  await expect
    .poll(partnerOf)
    .toMatchObject({ isOnline: false, lastSeen: expect.stringMatching(/^2\d{3}-/) });
  expect(foreign.flat()).toEqual([]);
});

const pictureForm = (receiverId: number, files: Buffer[], words: Record<string, string> = {}) =>
  formOf({ receiverId, ...words }, { images: files.map((bytes) => ({ name: 'border.jpg', bytes })) });

test('a photograph arrives upright and without its location, under a name that nobody guesses', async () => {
  const [asha, meher] = await pair();
  const { chatId } = await write(asha, meher, 'Begin');
  const tab = await tabOf(asha);
  await ask(tab, 'joinRoom', `chat_${chatId}`);
  const changed = listen(tab, 'messageChanged');
  const photograph = await cameraPhotograph({ width: 1200, height: 900 });
  expect(await hasLocation(photograph)).toBe(true);

  const body = pictureForm(asha.id, [photograph], { nonce: 'photo-0001', content: 'Here it is.' });
  const sent = await meher.call(sendPictures, { body });
  expect([sent.status, sent.body.message.content]).toEqual([200, 'Here it is.']);
  expect(sent.body.message.pictures).toMatchObject([{ state: 'PREPARING' }]);

  await vi.waitFor(() => expect(changed).toHaveLength(1), { timeout: 60_000 });
  const [[message] = []] = changed;
  expect(message?.id).toBe(sent.body.message.id);
  expect(message?.pictures).toMatchObject([{ state: 'READY', width: 900, height: 1200 }]);
  const [address = ''] = message?.images ?? [];
  expect(address).toMatch(/\/media\/[\w-]{20,}\/1080\.webp$/);
  const file = await app.server.inject({ url: new URL(address).pathname });
  expect(file.statusCode).toBe(200);
  expect(await hasLocation(file.rawPayload)).toBe(false);

  const again = pictureForm(asha.id, [photograph], { nonce: 'photo-0001', content: 'Here it is.' });
  expect((await meher.call(sendPictures, { body: again })).body.message.id).toBe(message?.id);
  const { messages } = (await asha.call(chatMessages, { params: { chatId } })).body;
  expect(messages).toHaveLength(2);
});

test('five pictures, a drawing with a script and neither words nor pictures are refused, and nothing is kept', async () => {
  const [asha, meher] = await pair();
  const picture = await plainPicture('jpeg', { width: 40, height: 50 });
  const send = (files: Buffer[], words = {}) =>
    meher.call(sendPictures, { body: pictureForm(asha.id, files, words) });
  const tooMany = await send(Array.from({ length: 5 }, () => picture));
  expect([tooMany.status, tooMany.error.message]).toEqual([413, 'A message carries up to 4 pictures.']);
  expect((await send([scriptingSvg()])).status).toBe(415);
  const empty = await send([], { content: '  ' });
  expect([empty.status, empty.error.message]).toEqual([400, 'Please write a message.']);
  const toSelf = await meher.call(sendPictures, { body: pictureForm(meher.id, [picture]) });
  expect(toSelf.status).toBe(400);
  expect((await asha.call(userChats)).body.chats).toEqual([]);
});

test('who was away reads the same messages from the API that the others heard', async () => {
  const [asha, meher] = await pair();
  const { chatId, id } = await write(asha, meher, 'Begin');
  const tab = await tabOf(meher);
  await ask(tab, 'joinRoom', `chat_${chatId}`);
  const heard = listen(tab, 'newMessage');
  for (let n = 0; n < 30; n++)
    await asha.call(sendMessage, { body: { receiverId: meher.id, content: `Line ${n}` } });
  await expect.poll(() => heard).toHaveLength(30);
  const missed = (await meher.call(chatMessages, { params: { chatId }, query: { after: id } })).body.messages;
  expect(heard.map(([message]) => message)).toEqual(missed);
});
