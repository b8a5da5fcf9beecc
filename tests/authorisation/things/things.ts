import { Readable } from 'node:stream';
import { downloadFiles } from '#server/modules/personal-data/downloads/download-files.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { storyForm } from '#tests/support/people/stories.ts';
import { askForSeal } from '#tests/support/people/verifications.ts';
import type { World } from '../world.ts';
import { awaitedCloth, clothToPrice, clothToReturn } from './cloth.things.ts';
import { cannedAnswer, complaint, complaintOfOrder, report, reportedVoice } from './complaints.things.ts';
import {
  board,
  comment,
  designDraft,
  review,
  stagedPicture,
  takenDownDesign,
  uploadedDesign,
} from './designs.things.ts';
import { enquiry, spokenEnquiry, visitorsEnquiry } from './enquiries.things.ts';
import { claimAtDesk, doneClaim, fittedOrder, naapPreference, openClaim } from './fit.things.ts';
import { chat, message, savedReply, voiceMessage } from './messages.things.ts';
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

async function houseLetter({ app }: World): Promise<Thing> {
  const text = 'insert into house_letters (words) values ($1) returning id';
  const words = { en: { subject: 'New looms', text: 'Come and look.' }, hi: null, bn: null, ta: null };
  const { rows } = await app.services.db.$client.query(text, [words]);
  return { id: Number(rows[0].id) };
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

/** A session of the buyer in another browser. */
async function session({ ask, act, people }: World): Promise<Thing> {
  const { email } = people.buyer;
  const signedIn = await ask(undefined, 'POST /api/auth/login', { body: { email, password: actorPassword } });
  if (signedIn.status !== 200) throw new Error(`The buyer was not let in: ${signedIn.status}`);
  const { data } = await act('buyer', 'GET /api/auth/sessions');
  const other = (data as { id: number; isThis: boolean }[]).find(({ isThis }) => !isThis);
  return { id: idOf(other) };
}

async function story({ act, picture, next }: World): Promise<Thing> {
  const body = storyForm(`At the loom ${next()}`, { name: 'loom.jpg', bytes: picture });
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
