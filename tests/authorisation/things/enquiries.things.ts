import { spokenForm } from '#tests/support/voice-notes.ts';
import type { World } from '../world.ts';
import { idOf, type Thing } from './thing.ts';

export async function enquiry(world: World): Promise<Thing> {
  const { act, designId, next } = world;
  const words = { name: 'Asha Rao', email: 'asha@example.in', message: `Is it lined? Question ${next()}` };
  await act('buyer', 'POST /api/enquiry/createEnquiry', { body: { ...words, designId } });
  return { id: await newestEnquiry(world) };
}

/** An enquiry that was asked and answered by voice. */
export async function spokenEnquiry(world: World): Promise<Thing> {
  const { act, designId, next } = world;
  const asked = { name: 'Asha Rao', email: 'asha@example.in', message: `Aloud ${next()}` };
  await act('buyer', 'POST /api/enquiry/speak', {
    body: spokenForm({ ...asked, designId: String(designId) }),
  });
  const id = await newestEnquiry(world);
  await act('maker', 'POST /api/enquiry/:id/speak', { params: { id }, body: spokenForm({}) });
  return { id, replyId: await replyTo(world, id) };
}

/** An enquiry of a person without an account, answered by email. */
export async function visitorsEnquiry(world: World): Promise<Thing> {
  const { act, app, ask, designId, next } = world;
  const email = `leela${next()}@example.in`;
  const words = { name: 'Leela Nair', email, message: 'Is it lined?' };
  await ask(undefined, 'POST /api/enquiry/createEnquiry', { body: { ...words, designId } });
  const id = await newestEnquiry(world);
  const body = { responseMessage: 'With cotton.' };
  await act('maker', 'PATCH /api/enquiry/sendEnquiryResponsebuyer/:id', { params: { id }, body });
  const [letter] = await app.services.mail.listUnsent(app.services.db, email);
  const token = /enquiry-answer\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { id, token, replyId: await replyTo(world, id) };
}

async function newestEnquiry({ act }: World): Promise<number> {
  const { data } = await act('maker', 'GET /api/enquiry/getEnquiriesForSellerProducts');
  return idOf((data as unknown[])[0]);
}

async function replyTo({ act }: World, id: number): Promise<number> {
  const { data } = await act('maker', 'GET /api/enquiry/getEnquiry/:id', { params: { id } });
  return idOf((data as { replies: unknown[] }).replies[0]);
}
