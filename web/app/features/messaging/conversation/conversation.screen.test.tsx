// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { getProductBasicInfo } from '#contracts/designs/designs.contract.ts';
import {
  chatMessages,
  findOrNull,
  type Message,
  markChatRead,
  sendMessage,
  userChats,
} from '#contracts/messaging/messaging.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { quotesOfChat } from '#contracts/quotes/quotes.contract.ts';
import { type Call, fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, detailsOf, unpaidOrder } from '#tests/support/screen/samples.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { Conversation } from './conversation.tsx';

const receiverId = 9;
let lastViewer = 1000;

/** The conversation with Meera, for a new viewer with an empty outbox. */
function openConversation(orderId: number | null = null, designId: number | null = null) {
  lastViewer += 1;
  const viewer = { ...asha, id: lastViewer };
  const network = fakeNetwork();
  const chatUser = {
    id: receiverId,
    name: 'Meera Iyer',
    profileImage: null,
    role: 'DESIGNER',
    city: 'Chennai',
    isVerified: true,
    isOnline: false,
    lastSeen: null,
  };
  network.answer(findOrNull, {
    success: true,
    exists: true,
    chatId: 5,
    chatUser,
    isBlocked: false,
    can: { write: true },
  });
  network.answer(chatMessages, { success: true, messages: [], hasMore: false, readUpTo: 0, ownReadUpTo: 0 });
  network.answer(quotesOfChat, { success: true, quotes: [], can: { create: true } });
  network.answer(markChatRead, { success: true, unreadCount: 0 });
  network.answer(userChats, { success: true, chats: [], nextBefore: null });
  onTestFinished(ownOutbox(viewer.id));
  const open = () =>
    renderPart(
      <Conversation
        viewerId={viewer.id}
        receiverId={receiverId}
        designId={designId}
        orderId={orderId}
        preloaded={{ found: null, history: null }}
      />,
      viewer,
    );
  return { network, viewer, open, page: open() };
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Meera Iyer');

/** The server accepts a message with the nonce it was sent with. */
function take({ body }: Call<{ content: string; nonce?: string; senderId?: unknown }>) {
  const message: Message = {
    id: 1,
    chatId: 5,
    senderId: Number(body.senderId),
    sender: { id: Number(body.senderId), name: asha.name },
    content: body.content,
    images: [],
    pictures: [],
    voice: null,
    design: null,
    quote: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    nonce: body.nonce ?? null,
  };
  return { success: true as const, createdFirst: true, message };
}

it('pins the order that somebody came from, and none with somebody else', async () => {
  const { network, page } = openConversation(70);
  network.answer(orderDetails, {
    success: true,
    orderData: detailsOf({ ...unpaidOrder, status: 'SHIPPED' }),
  });
  const link = await screen.findByRole('link', { name: /TB-70 · Shipped/ });
  expect(link.getAttribute('href')).toBe('/order-details/purchase/70');
  page.leave();
  const other = openConversation(71);
  const maker = { ...unpaidOrder.maker, id: receiverId + 1 };
  other.network.answer(orderDetails, {
    success: true,
    orderData: detailsOf({ ...unpaidOrder, id: 71, maker }),
  });
  await box();
  await waitFor(() => expect(other.network.calls(orderDetails)).toHaveLength(1));
  expect(screen.queryByText(/TB-70/)).toBeNull();
});

it('sends the design of the order with the first message, for the other side to see what it is about', async () => {
  const { network, page } = openConversation(70, 12);
  network.answer(orderDetails, { success: true, orderData: detailsOf(unpaidOrder) });
  const designer = { id: receiverId, name: 'Meera Iyer' };
  const product = {
    id: 12,
    title: 'Chandni doria',
    titleLang: 'en',
    price: 48_500,
    image: '/media/a.webp',
    designer,
  };
  network.answer(getProductBasicInfo, { success: true, product });
  network.answer(sendMessage, take);
  await screen.findByRole('link', { name: /TB-70/ });
  await screen.findByAltText('Chandni doria');
  await page.fill(await box(), 'Could the buttons be silver?');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(network.calls(sendMessage)).toHaveLength(1));
  expect(network.calls(sendMessage)[0]?.body).toMatchObject({ designId: 12 });
});

it('shows a message at once as waiting, and as sent when the server has taken it', async () => {
  const { network, page } = openConversation();
  const taken = Promise.withResolvers<void>();
  network.answer(sendMessage, (call) => taken.promise.then(() => take(call)));
  await page.fill(await box(), 'Is it cotton?');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Waiting to be sent');
  expect((await box()).value).toBe('');
  taken.resolve();
  await screen.findByText('Sent');
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
  expect(screen.getAllByText('Is it cotton?')).toHaveLength(1);
});

it('shows a message that was sent while the first answer, which does not know it, was on its way', async () => {
  const { network, page } = openConversation();
  const read = { success: true as const, hasMore: false, readUpTo: 0, ownReadUpTo: 0 };
  const older = Promise.withResolvers<void>();
  let sent: Message[] = [];
  network.answer(
    chatMessages,
    () => older.promise.then(() => ({ ...read, messages: [] })),
    () => ({ ...read, messages: sent }),
  );
  network.answer(sendMessage, (call) => {
    const taken = take(call);
    sent = [taken.message];
    return taken;
  });
  await page.fill(await box(), 'Is it cotton?');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(network.calls(sendMessage)).toHaveLength(1));
  older.resolve();
  await screen.findByText('Is it cotton?');
  await screen.findByText('Sent');
});

it('sends a message whose answer was lost again when the network is back, under the same name', async () => {
  const { network, page } = openConversation();
  network.answer(sendMessage, lost, take);
  await page.fill(await box(), 'Is it cotton?');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Waiting to be sent');
  await waitFor(() => expect(network.calls(sendMessage)).toHaveLength(1));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Sent');
  const [first, again] = network.calls(sendMessage);
  expect(first?.body.nonce).toBeTruthy();
  expect(again?.body).toEqual(first?.body);
  expect(screen.getAllByText('Is it cotton?')).toHaveLength(1);
});

it('keeps a refused message with its reason until its writer tries again or discards it', async () => {
  const { network, page } = openConversation();
  const sentence = 'You cannot write to this person.';
  network.answer(sendMessage, refused(403, { code: 'FORBIDDEN', message: sentence }));
  await page.fill(await box(), 'Is it cotton?');
  await page.user.keyboard('{Enter}');
  await screen.findByText(sentence);
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(network.calls(sendMessage)).toHaveLength(2));
  await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Is it cotton?')).toBeNull());
});

it('keeps what was written and not sent for this person', async () => {
  const { page, open } = openConversation();
  await page.fill(await box(), 'Is it cot');
  page.leave();
  open();
  await waitFor(async () => expect((await box()).value).toBe('Is it cot'));
});

it('begins a new line with Shift and Enter and sends nothing that is empty', async () => {
  const { network, page } = openConversation();
  await page.fill(await box(), 'One');
  await page.user.keyboard('{Shift>}{Enter}{/Shift}two');
  expect((await box()).value).toBe('One\ntwo');
  await page.fill(await box(), '  ');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Write something first, or add a picture.');
  expect(network.calls(sendMessage)).toEqual([]);
});

it('leads whoever may write a quote to the page for it, with the person and the design', async () => {
  const { network } = openConversation(null, 12);
  network.answer(getProductBasicInfo, {
    success: true,
    product: {
      id: 12,
      title: 'Gulnaar',
      titleLang: 'en',
      price: 3500,
      image: '/media/a.webp',
      designer: { id: receiverId, name: 'Meera Iyer' },
    },
  });
  const link = await screen.findByRole('link', { name: 'Write a quote for Meera Iyer' });
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/quotes/new?to=${receiverId}&design=12`));
});
