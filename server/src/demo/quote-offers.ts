import { join } from 'node:path';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import type { QuoteWords } from '#contracts/quotes/quotes.fields.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { readChat, sendMessage } from '#server/modules/messaging/public.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';
import type { DemoOffer } from './content/demo-quotes.ts';

const pictures = join(import.meta.dirname, '../../../demo/pictures');

interface Fitted extends Pick<QuoteWords, 'measuring' | 'validDays'> {
  functionOn: IstDay | null;
}

/** The words of a quote, with its pictures imported for the maker. */
export async function wordsOfOffer(
  services: Services,
  ownerId: number,
  offer: DemoOffer,
  fitted: Fitted,
): Promise<QuoteWords> {
  const mediaIds = await importPictures(services, ownerId, offer.pictures);
  return { ...offer, ...fitted, lines: [...offer.lines], mediaIds };
}

/** Imports files of demo/pictures one after the other. Returns the ids of the media. */
export async function importPictures(
  services: Services,
  ownerId: number,
  files: readonly string[],
): Promise<number[]> {
  const mediaIds: number[] = [];
  for (const file of files)
    mediaIds.push((await importPicture(services, { ownerId, file: join(pictures, file) })).mediaId);
  return mediaIds;
}

interface Card {
  quoteId: number;
  revision: number;
  title: string;
  makerId: number;
  buyerId: number;
  isRead: boolean;
}

/**
 * Sends an offer as a card, dated with the clock of `then`. The product sends the same card after the offer, but now;
 * the nonce makes both one.
 */
export async function sendCard(
  then: Services,
  { quoteId, revision, title, makerId, buyerId, isRead }: Card,
): Promise<void> {
  const { row } = await sendMessage(then, {
    ...{ senderId: makerId, receiverId: buyerId, content: title, files: [] },
    nonce: `quote-${quoteId}-${revision}`,
    quote: { id: quoteId, revision },
  });
  if (isRead) await readChat(then, { chatId: row.chatId, readerId: buyerId, upTo: row.id });
}

export const roleOfMaker = (key: string): Viewer['role'] =>
  demoMakers.find((maker) => maker.key === key)?.role ?? 'USER';
