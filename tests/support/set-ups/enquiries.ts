import {
  getEnquiriesForSellerProducts,
  sendEnquiryResponse,
} from '#contracts/enquiries/enquiries.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import type { Actor } from '../people/actors.ts';
import { insertDesign } from '../people/designs.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';

interface Asked {
  app: TestApp;
  maker: Actor;
  designId: number;
}

/** A server with its jobs, an asker and an uninvolved person. */
export async function openEnquiries(): Promise<{ app: TestApp; asha: Actor; stranger: Actor }> {
  const app = await startTestApp({ withJobs: true });
  const asha = await app.actor({ name: 'Asha Rao' });
  const stranger = await app.actor({ name: 'Rohan Das', role: 'DESIGNER' });
  return { app, asha, stranger };
}

/** A maker with one design. */
export async function makerToAsk(app: TestApp): Promise<Omit<Asked, 'app'>> {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  return {
    maker,
    designId: await insertDesign(app.services.db, { makerId: maker.id, title: 'Gulnaar saree' }),
  };
}

/** The form fields that a visitor fills in. */
export const words = {
  name: 'Leela Nair',
  email: 'leela@example.in',
  phone: '',
  message: 'Is the border woven in?',
};

/** Asks about the design, and reads and answers as its maker. */
export function makeAsking(opened: () => Asked) {
  const inbox = async (query: object = {}) =>
    (await opened().maker.call(getEnquiriesForSellerProducts, { query })).body;
  return {
    inbox,
    ask: (who: Pick<Actor, 'call'>, more: object = {}) =>
      who.call(createEnquiry, { body: { ...words, designId: String(opened().designId), ...more } }),
    async newest() {
      const [enquiry] = (await inbox()).data;
      if (!enquiry) throw new Error('The inbox is empty');
      return enquiry;
    },
    answer: (id: number, responseMessage: string, more: object = {}, who = opened().maker) =>
      who.call(sendEnquiryResponse, { params: { id }, body: { responseMessage, ...more } }),
    lettersTo(to: string) {
      const { mail, db } = opened().app.services;
      return mail.listUnsent(db, to);
    },
  };
}
