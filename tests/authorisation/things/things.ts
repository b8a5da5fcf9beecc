import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { downloadFiles } from '#server/modules/personal-data/downloads/download-files.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { designForm, fileForm } from '#tests/support/people/uploads.ts';
import { askForSeal } from '#tests/support/people/verifications.ts';
import { spokenForm, voiceForm } from '#tests/support/voice-notes.ts';
import type { World } from '../world.ts';
import { awaitedCloth, clothToPrice, clothToReturn } from './cloth.things.ts';
import { claimAtDesk, doneClaim, fittedOrder, naapPreference, openClaim } from './fit.things.ts';
import {
  makersMeasurement,
  naapOverlay,
  naapPerson,
  naapShare,
  naapVersion,
  orderWithBook,
  strangersPerson,
  strangersVersion,
} from './naap.things.ts';
import {
  occasion,
  occasionAndOrder,
  occasionShare,
  occasionWithOrder,
  orderOfOccasion,
} from './occasions.things.ts';
import {
  agedOrder,
  askedOrder,
  confirmedOrder,
  creditOfWork,
  familyLink,
  fullyPaidOrder,
  handedWork,
  handOver,
  meeting,
  offeredCredit,
  openOrder,
  orderAtFinal,
  orderToHandOver,
  orderUpdate,
  overdueOrder,
  placedOrder,
  proposedDay,
  sentOrder,
} from './orders.things.ts';
import { askedChange, plannedOrder, pricedChange, submittedStep } from './plans.things.ts';
import {
  acceptedQuote,
  draftQuote,
  offeredQuote,
  openBrief,
  quoteBeingPaid,
  quoteLink,
} from './quotes.things.ts';
import { idOf, type Thing } from './thing.ts';

export const complaintWords = {
  title: 'The border is not the one I chose',
  category: 'product-quality',
  priority: 'high',
  description: 'I ordered the leaf border, and the saree came with the temple one.',
  email: 'asha@example.in',
};

export function formOf(words: Record<string, string | number>): FormData {
  const form = new FormData();
  for (const [name, word] of Object.entries(words)) form.append(name, String(word));
  return form;
}

async function complaint({ act }: World): Promise<Thing> {
  return { id: idOf((await act('buyer', 'POST /api/complaints', { body: formOf(complaintWords) })).data) };
}

async function complaintOfOrder(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  const body = formOf({ ...complaintWords, orderId });
  return { id: idOf((await world.act('buyer', 'POST /api/complaints', { body })).data), orderId };
}

async function houseLetter({ app }: World): Promise<Thing> {
  const text = 'insert into house_letters (words) values ($1) returning id';
  const words = { en: { subject: 'New looms', text: 'Come and look.' }, hi: null, bn: null, ta: null };
  const { rows } = await app.services.db.$client.query(text, [words]);
  return { id: Number(rows[0].id) };
}

async function cannedAnswer({ app, next }: World): Promise<Thing> {
  const text = 'insert into canned_answers (title, content) values ($1, $2) returning id';
  return {
    id: idOf((await app.services.db.$client.query(text, [`Answer ${next()}`, 'Dear {name}'])).rows[0]),
  };
}

async function savedReply({ app, people, next }: World): Promise<Thing> {
  const text = 'insert into saved_replies (user_id, title, content) values ($1, $2, $3) returning id';
  const words = [people.maker.id, `Reply ${next()}`, 'Dear {name}'];
  return { id: idOf((await app.services.db.$client.query(text, words)).rows[0]) };
}

async function enquiry({ act, designId, next }: World): Promise<Thing> {
  const words = { name: 'Asha Rao', email: 'asha@example.in', message: `Is it lined? Question ${next()}` };
  await act('buyer', 'POST /api/enquiry/createEnquiry', { body: { ...words, designId } });
  const { data } = await act('maker', 'GET /api/enquiry/getEnquiriesForSellerProducts');
  return { id: idOf((data as unknown[])[0]) };
}

/** An enquiry that was asked and answered by voice. */
async function spokenEnquiry({ act, designId, next }: World): Promise<Thing> {
  const asked = { name: 'Asha Rao', email: 'asha@example.in', message: `Aloud ${next()}` };
  await act('buyer', 'POST /api/enquiry/speak', {
    body: spokenForm({ ...asked, designId: String(designId) }),
  });
  const { data } = await act('maker', 'GET /api/enquiry/getEnquiriesForSellerProducts');
  const id = idOf((data as unknown[])[0]);
  await act('maker', 'POST /api/enquiry/:id/speak', { params: { id }, body: spokenForm({}) });
  const { data: answered } = await act('maker', 'GET /api/enquiry/getEnquiry/:id', { params: { id } });
  return { id, replyId: idOf((answered as { replies: unknown[] }).replies[0]) };
}

/** An enquiry of a person without an account, answered by email. */
async function visitorsEnquiry({ act, app, ask, designId, next }: World): Promise<Thing> {
  const email = `leela${next()}@example.in`;
  const words = { name: 'Leela Nair', email, message: 'Is it lined?' };
  await ask(undefined, 'POST /api/enquiry/createEnquiry', { body: { ...words, designId } });
  const { data } = await act('maker', 'GET /api/enquiry/getEnquiriesForSellerProducts');
  const id = idOf((data as unknown[])[0]);
  const body = { responseMessage: 'With cotton.' };
  await act('maker', 'PATCH /api/enquiry/sendEnquiryResponsebuyer/:id', { params: { id }, body });
  const { data: answered } = await act('maker', 'GET /api/enquiry/getEnquiry/:id', { params: { id } });
  const [letter] = await app.services.mail.listUnsent(app.services.db, email);
  const token = /enquiry-answer\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { id, token, replyId: idOf((answered as { replies: unknown[] }).replies[0]) };
}

async function comment({ act, designId, next }: World): Promise<Thing> {
  const call = { params: { id: designId }, body: { content: `Lovely selvedge, for the ${next()}th time` } };
  return { id: idOf((await act('buyer', 'POST /api/design/createComment/:id', call)).comment) };
}

async function message({ act, people, next }: World): Promise<Thing> {
  const body = { receiverId: people.maker.id, content: `Namaste ${next()}` };
  return { id: idOf((await act('buyer', 'POST /api/chat/send', { body })).message) };
}

async function voiceMessage({ act, people }: World): Promise<Thing> {
  const body = voiceForm(people.maker.id);
  return { id: idOf((await act('buyer', 'POST /api/chat/sendVoice', { body })).message) };
}

async function reportedVoice(world: World): Promise<Thing> {
  const { id: targetId } = await voiceMessage(world);
  const body = { kind: 'MESSAGE', targetId, reason: 'FRAUD', note: '' };
  await world.act('maker', 'POST /api/complaints/report', { body });
  const { rows } = await world.app.services.db.$client.query<{ id: number }>(
    "select id from reports where kind = 'MESSAGE' and target_id = $1",
    [targetId],
  );
  return { id: idOf(rows[0]) };
}

async function chat({ act, people }: World): Promise<Thing> {
  const body = { receiverId: people.maker.id, content: 'Namaste' };
  const { message: sent } = await act('buyer', 'POST /api/chat/send', { body });
  const { id, chatId } = sent as { id: number; chatId: number };
  return { id: chatId, messageId: id };
}

export const place = {
  label: 'Home',
  fullAddress: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
  isDefault: false,
};

async function addressOf({ act }: World, who: 'buyer' | 'stranger'): Promise<Thing> {
  return { id: idOf((await act(who, 'POST /api/user/addresses/createAddress', { body: place })).data) };
}

/** A stranger's address, and an order of the buyer for which a visit could be booked there. */
async function strangersAddress(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  return { ...(await addressOf(world, 'stranger')), orderId };
}

async function board({ act, next }: World): Promise<Thing> {
  return {
    id: idOf((await act('buyer', 'POST /api/users/boards', { body: { name: `Weddings ${next()}` } })).data),
  };
}

/** A session of the buyer in another browser. */
async function session({ ask, act, people }: World): Promise<Thing> {
  const { email } = people.buyer;
  const signedIn = await ask(undefined, 'POST /api/auth/login', { body: { email, password: actorPassword } });
  if (signedIn.status !== 200) throw new Error(`The buyer was not let in: ${signedIn.status}`);
  const { data } = await act('buyer', 'GET /api/auth/sessions');
  const other = (data as { id: number; isThis: boolean }[]).find(({ isThis }) => !isThis);
  return { id: idOf(other) };
}

async function review({ act, designId }: World): Promise<Thing> {
  const body = formOf({ designId, rating: 5, comment: 'The zari sits flat and the fall is lovely.' });
  return { id: idOf((await act('buyer', 'POST /api/design/submitReviewAndRating', { body })).data) };
}

async function stagedPicture({ act, picture }: World): Promise<Thing> {
  const body = fileForm('image', { name: 'sari.jpg', bytes: picture });
  const { data } = await act('maker', 'POST /api/design/uploadPicture', { body });
  return { id: (data as { mediaId: number }).mediaId };
}

/** A design whose pictures are still being processed. */
async function uploadedDesign({ act, picture }: World): Promise<Thing> {
  const body = designForm({}, { images: [{ name: 'sari.jpg', bytes: picture }] });
  const id = idOf((await act('maker', 'POST /api/design/uploadDesign', { body })).design);
  const { design } = await act('maker', 'GET /api/design/editDesign/:id', { params: { id } });
  return { id, pictures: (design as { pictures: { id: number }[] }).pictures.map(idOf) };
}

async function story({ act, picture, next }: World): Promise<Thing> {
  const body = fileForm('image', { name: 'loom.jpg', bytes: picture });
  body.append('caption', `At the loom ${next()}`);
  return { id: idOf((await act('maker', 'POST /api/stories', { body })).data) };
}

/** A file with the buyer's own data, as the job stores it. */
async function dataDownload({ app, people }: World): Promise<Thing> {
  const files = downloadFiles(app.services.files);
  const { fileKey, bytes } = await files.write(Readable.from(['data']));
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `insert into data_downloads (user_id, status, file_key, bytes, asked_at, ready_at, expires_at)
     values ($1, 'READY', $2, $3, now(), now(), now() + interval '1 day') returning id`,
    [people.buyer.id, fileKey, bytes],
  );
  return { id: idOf(rows[0]) };
}

/** A follow request of a new person, waiting for the maker's agreement. */
async function followRequest({ app, people }: World): Promise<Thing> {
  const { id } = await app.actor({ name: 'Hetal Shah' });
  await app.services.db.$client.query('insert into follow_requests (follower_id, maker_id) values ($1, $2)', [
    id,
    people.maker.id,
  ]);
  return { id };
}

/** A report about the maker's design, made by the stranger. */
async function report({ app, people, act }: World): Promise<Thing> {
  const targetId = await designOf(app, people.maker);
  await act('stranger', 'POST /api/complaints/report', {
    body: { kind: 'DESIGN', targetId, reason: 'COPIED', note: '' },
  });
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    "select id from reports where kind = 'DESIGN' and target_id = $1",
    [targetId],
  );
  return { id: idOf(rows[0]) };
}

/** A design of the maker that an admin has hidden, so that its maker may appeal. */
async function takenDownDesign({ app, people, act }: World): Promise<Thing> {
  const id = await designOf(app, people.maker);
  const body = { act: 'DESIGN_HIDDEN', reason: 'Somebody else’s pictures.' };
  await act('admin', 'POST /api/admin/products/:id/act', { params: { id }, body });
  return { id };
}

async function designDraft({ act }: World): Promise<Thing> {
  const { draft } = await act('maker', 'POST /api/design/drafts', {
    body: { words: { title: 'Half typed' }, pictures: [], videoId: null },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { id: idOf(draft) };
}

/** A request to be verified by a new maker, because each maker has only one waiting request. */
async function verification({ app }: World): Promise<Thing> {
  const farida = await app.actor({ name: 'Farida Zari', role: 'JARIWALA' });
  await askForSeal(farida);
  const { rows } = await app.services.db.$client.query<{ id: number; documentId: number }>(
    `select r.id::int, d.id::int as "documentId" from verification_requests r
       join verification_documents d on d.request_id = r.id where r.user_id = $1`,
    [farida.id],
  );
  if (!rows[0]) throw new Error('The documents of Farida Zari were not taken');
  return rows[0];
}

/** Creates everything that can be acted upon. Each call creates a new thing. */
export const things = {
  nothing: async (): Promise<Thing> => ({ id: 0 }),
  design: async ({ designId }: World): Promise<Thing> => ({ id: designId }),
  hiddenDesign: async ({ hiddenId }: World): Promise<Thing> => ({ id: hiddenId }),
  liveStory: async ({ storyId }: World): Promise<Thing> => ({ id: storyId }),
  notification: async ({ notificationId }: World): Promise<Thing> => ({ id: notificationId }),
  theMaker: async ({ people }: World): Promise<Thing> => ({ id: people.maker.id }),
  anotherDesign: async ({ app, people }) => ({ id: await designOf(app, people.maker) }),
  uploadedDesign,
  stagedPicture,
  story,
  receiptedOrder: async ({ receiptedId }) => ({ id: receiptedId }),
  followRequest,
  proposedDay,
  familyLink,
  openOrder,
  placedOrder,
  confirmedOrder,
  agedOrder,
  askedOrder,
  overdueOrder,
  orderAtFinal,
  fullyPaidOrder,
  sentOrder,
  orderUpdate,
  brief: openBrief,
  draftQuote,
  offeredQuote,
  acceptedQuote,
  quoteBeingPaid,
  quoteLink,
  occasion,
  occasionAndOrder,
  occasionWithOrder,
  occasionShare,
  orderOfOccasion,
  orderToHandOver,
  handOver,
  offeredCredit,
  handedWork,
  creditOfWork,
  plannedOrder,
  submittedStep,
  askedChange,
  pricedChange,
  awaitedCloth,
  clothToPrice,
  clothToReturn,
  fittedOrder,
  openClaim,
  claimAtDesk,
  doneClaim,
  naapPreference,
  meeting,
  naapPerson,
  naapVersion,
  naapOverlay,
  naapShare,
  orderWithBook,
  makersMeasurement,
  strangersVersion,
  strangersPerson,
  complaint,
  complaintOfOrder,
  cannedAnswer,
  houseLetter,
  savedReply,
  enquiry,
  spokenEnquiry,
  visitorsEnquiry,
  comment,
  message,
  voiceMessage,
  reportedVoice,
  chat,
  address: (world) => addressOf(world, 'buyer'),
  strangersAddress,
  board,
  session,
  review,
  report,
  takenDownDesign,
  designDraft,
  verification,
  dataDownload,
} satisfies Record<string, (world: World) => Promise<Thing>>;
export type ThingName = keyof typeof things;
