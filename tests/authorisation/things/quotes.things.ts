import { briefWords } from '#tests/support/people/custom-orders/briefs.ts';
import { designOf, shippingDetails } from '#tests/support/people/shop.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import type { World } from '../world.ts';
import { idOf, type Thing } from './thing.ts';

interface Written {
  id: number;
  version: number;
  revision: number;
}

/** A draft of the maker for the buyer, about a new design, because a chat has one open quote about each. */
export async function draftQuote({ act, app, people, picture }: World): Promise<Thing> {
  const { message } = await act('buyer', 'POST /api/chat/send', {
    body: { receiverId: people.maker.id, content: 'Can you make this in blue?' },
  });
  const { data } = await act('maker', 'POST /api/quotes/pictures', {
    body: fileForm('image', { name: 'sketch.jpg', bytes: picture }),
  });
  const { quote } = await act('maker', 'POST /api/quotes', {
    body: {
      chatId: (message as { chatId: number }).chatId,
      designId: await designOf(app, people.maker),
      mediaIds: [(data as { mediaId: number }).mediaId],
      title: 'Lehenga in blue',
      lines: [{ label: 'Lehenga', amount: 20_000, days: 20 }],
    },
  });
  return thingOf(quote);
}

/** A brief of the buyer that the maker fits. A person has few open ones, so the earlier are ended. */
export async function openBrief({ act, app, people }: World): Promise<Thing> {
  await designOf(app, people.maker, { category: "Women's Fashion" });
  await app.services.db.$client.query(`update briefs set state = 'ENDED' where owner_id = $1`, [
    people.buyer.id,
  ]);
  const { brief } = await act('buyer', 'POST /api/briefs', { body: briefWords() });
  return { id: idOf(brief) };
}

export async function offeredQuote(world: World): Promise<Thing> {
  const { id, version } = await draftQuote(world);
  const { quote } = await world.act('maker', 'POST /api/quotes/:id/offer', {
    params: { id },
    body: { version },
  });
  return thingOf(quote);
}

export async function acceptedQuote(world: World): Promise<Thing> {
  const { id } = await offeredQuote(world);
  const body = { revision: 1 };
  const { quote } = await world.act('buyer', 'POST /api/quotes/:id/accept', { params: { id }, body });
  return thingOf(quote);
}

/** An accepted quote whose payment was begun. */
export async function quoteBeingPaid(world: World): Promise<Thing> {
  const { id } = await acceptedQuote(world);
  await world.act('buyer', 'POST /api/quotes/:id/pay', {
    params: { id },
    body: { revision: 1, shippingDetails },
  });
  return { id };
}

/** A link through which the buyer shares a quote. */
export async function quoteLink(world: World): Promise<Thing> {
  const { id: quoteId } = await offeredQuote(world);
  const { links } = await world.act('buyer', 'POST /api/quotes/:id/links', {
    params: { id: quoteId },
    body: { days: 7 },
  });
  return { id: idOf((links as unknown[])[0]), quoteId };
}

const thingOf = (quote: unknown): Thing => {
  const { id, version } = quote as Written;
  return { id, version };
};
