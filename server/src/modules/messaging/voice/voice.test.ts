import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { chatMessages, sendMessage, setBlock, userChats } from '#contracts/messaging/messaging.contract.ts';
import { sendVoice } from '#contracts/messaging/voice/voice.contract.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { mp4Voice, oggVoice, voiceForm, webmVoice } from '#tests/support/voice-notes.ts';
import { takeMessageAway } from '../conversation/take-message-away.ts';

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

const speak = (from: Actor, to: Actor, form: Parameters<typeof voiceForm>[1] = {}) =>
  from.call(sendVoice, { body: voiceForm(to.id, form) });

async function spoken(from: Actor, to: Actor, form: Parameters<typeof voiceForm>[1] = {}) {
  const { status, body, error } = await speak(from, to, form);
  if (status !== 200) throw new Error(`The voice note was refused: ${error.message}`);
  return { ...body.message, url: body.message.voice?.url ?? '' };
}

const hear = ({ cookie }: { cookie: string }, url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { cookie, ...headers } });

const filesOf = async (owner: Actor) =>
  (await app.services.db.$client.query('select key, kind from media where owner_id = $1', [owner.id])).rows;

test('a voice note reaches the open chat with its length and its waveform, and the inbox says what it is', async () => {
  const [asha, meher] = await pair();
  const { body } = await asha.call(sendMessage, { body: { receiverId: meher.id, content: 'Namaste' } });
  const tab = await tabs.connected({ cookie: meher.cookie });
  await ask(tab, 'joinRoom', `chat_${body.message.chatId}`);
  const heard = listen(tab, 'newMessage');

  const message = await spoken(asha, meher, { bytes: webmVoice(3.5), nonce: 'spoken-0001' });

  expect(message).toMatchObject({
    content: '',
    pictures: [],
    nonce: 'spoken-0001',
    voice: { durationMs: 3500, peaks: [10, 60, 100, 30] },
  });
  await expect.poll(() => heard).toMatchObject([[{ id: message.id, voice: message.voice }]]);
  const { messages } = (await meher.call(chatMessages, { params: { chatId: message.chatId } })).body;
  expect(messages.map(({ voice }) => voice)).toEqual([null, message.voice]);
  const [chat] = (await meher.call(userChats)).body.chats;
  expect(chat?.lastMessage).toMatchObject({ content: '', imageCount: 0, hasVoice: true });
});

test.each([
  ['audio/webm', webmVoice(2)],
  ['audio/ogg', oggVoice(2)],
  ['audio/mp4', mp4Voice(2)],
])('a recording in %s is given back as it was sent, whole, in ranges and once', async (mime, bytes) => {
  const [asha, meher] = await pair();
  const { url } = await spoken(asha, meher, { bytes });
  const whole = await hear(meher, url);
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, mime]);
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  expect(whole.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const part = await hear(asha, url, { range: 'bytes=4-9' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${bytes.length}`]);
  expect(part.rawPayload.equals(bytes.subarray(4, 10))).toBe(true);
  const again = await hear(meher, url, { 'if-none-match': String(whole.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await hear(meher, url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
});

test('a recording is not there for anybody else, nor under a public address', async () => {
  const [asha, meher] = await pair();
  const stranger = await app.actor({ name: 'Rohan Das' });
  const { url, id } = await spoken(asha, meher);
  expect((await hear(stranger, url)).statusCode).toBe(404);
  expect((await hear({ cookie: '' }, url)).statusCode).toBe(401);
  expect((await hear(asha, url.replace(String(id), String(id + 1000)))).statusCode).toBe(404);
  const { body } = await asha.call(sendMessage, { body: { receiverId: meher.id, content: 'In words' } });
  expect((await hear(asha, url.replace(String(id), String(body.message.id)))).statusCode).toBe(404);
  const [file] = await filesOf(asha);
  expect(file?.kind).toBe('VOICE');
  for (const name of ['voice.webm', 'video.webm', 'video.mp4', 'original', '1080.webp'])
    expect((await app.server.inject({ url: `/media/${file?.key}/${name}` })).statusCode).toBe(404);
});

test('a recording that was sent twice is one message, and another one under its nonce is refused', async () => {
  const [asha, meher] = await pair();
  const nonce = 'spoken-0002';
  const first = await spoken(asha, meher, { nonce });
  expect((await spoken(asha, meher, { nonce })).id).toBe(first.id);
  const atOnce = await Promise.all([1, 2, 3].map(() => spoken(asha, meher, { nonce: 'spoken-0003' })));
  expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1);

  const other = await speak(asha, meher, { nonce, bytes: webmVoice(4) });
  const inWords = { receiverId: meher.id, content: 'In words', nonce };
  for (const refused of [other, await asha.call(sendMessage, { body: inWords })])
    expect([refused.status, refused.error.message]).toEqual([409, inEnglish(messageSentences.nonceTaken)]);
  expect(await filesOf(asha)).toHaveLength(2);
});

test('what is no voice note, too long, too large or missing is refused with a sentence, and nothing is kept', async () => {
  const [asha, meher] = await pair();
  const told = async (form: Parameters<typeof voiceForm>[1]) => {
    const { status, error } = await speak(asha, meher, form);
    return [status, error.message];
  };
  expect(await told({ bytes: Buffer.from('<svg onload="1"/>') })).toEqual([
    415,
    inEnglish(fileSentences.notAVoiceNote('voice-note.webm')),
  ]);
  expect(await told({ bytes: webmVoice(121.5, { saidMs: 3000 }) })).toEqual([
    400,
    inEnglish(fileSentences.longVoiceNote),
  ]);
  const packet = Buffer.concat([Buffer.from([0x08]), Buffer.alloc(1200)]);
  expect((await told({ bytes: webmVoice(110, { packet }) }))[0]).toBe(413);
  expect(await told({ bytes: webmVoice(1), peaks: '10,101' })).toEqual([
    400,
    inEnglish(fileSentences.notAWaveform),
  ]);
  expect((await told({ peaks: Array.from({ length: 65 }, () => '1').join(',') }))[0]).toBe(400);
  const silent = voiceForm(meher.id);
  silent.delete('voice');
  const { status, error } = await asha.call(sendVoice, { body: silent });
  expect([status, error.errors?.voice]).toEqual([400, inEnglish(fileSentences.noVoiceNote)]);
  expect((await speak(asha, asha)).status).toBe(400);

  await meher.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
  expect(await told({})).toEqual([403, inEnglish(messageSentences.blockedYou)]);
  expect(await filesOf(asha)).toEqual([]);
  expect((await meher.call(userChats)).body.chats).toEqual([]);
});

test('a recording of two minutes is taken, also where the recorder stopped a moment late', async () => {
  const [asha, meher] = await pair();
  expect((await spoken(asha, meher, { bytes: webmVoice(120.4) })).voice?.durationMs).toBe(120_400);
});

test('a voice note that is taken away leaves a sentence, and its file is gone', async () => {
  const [asha, meher] = await pair();
  const { id, url, chatId } = await spoken(asha, meher);
  const [file] = await filesOf(asha);
  const found = () => app.services.media.store.find({ key: file?.key, file: 'voice.webm' });
  expect(await found()).not.toBeNull();
  const takeAway = () => inTransaction(app.services.db, (tx) => takeMessageAway(app.services, tx, id));
  expect([await takeAway(), await takeAway()]).toEqual([true, false]);
  await untilJobsDone(app.services.db);
  const { messages } = (await meher.call(chatMessages, { params: { chatId } })).body;
  expect(messages).toMatchObject([{ content: inEnglish(messageSentences.removed), voice: null }]);
  expect((await hear(meher, url)).statusCode).toBe(404);
  expect([await found(), await filesOf(asha)]).toEqual([null, []]);
});
