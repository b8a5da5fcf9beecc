import { type APIRequestContext, expect } from '@playwright/test';
import { demoSignIns } from '#server/demo/content/demo-sign-ins.ts';

interface Letter {
  text: string;
}

/** A person of the demo without an account whose enquiry was answered. */
const asker = 'sudha.raghunathan@visitors.example';

/** Pages that are only reached from an email or a shared link, with the tokens of their readers. */
export async function addressesWithTokens(shopper: APIRequestContext): Promise<string[]> {
  return [
    await fromLetter(shopper, asker, /\/enquiry-answer\?token=[\w.-]+/),
    await fromLetter(shopper, demoSignIns.shopper.email, /\/unsubscribe\?token=[\w.-]+/),
    '/confirm-email?token=one',
    await familyPage(shopper),
  ];
}

async function fromLetter(request: APIRequestContext, to: string, link: RegExp): Promise<string> {
  const letters = await request.get('/dev/mailbox', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  const texts = ((await letters.json()) as Letter[]).map(({ text }) => text);
  const found = texts.map((text) => link.exec(text)?.[0]).find((one) => one !== undefined);
  if (found === undefined) throw new Error(`No letter to ${to} has ${link.source}`);
  return found;
}

async function familyPage(shopper: APIRequestContext): Promise<string> {
  for (const id of await ordersOf(shopper)) {
    const body = { days: 7, photographs: true };
    const answer = await shopper.post(`/api/order/${id}/family-links`, { data: body });
    if (answer.ok()) return `/family?token=${((await answer.json()) as { token: string }).token}`;
  }
  throw new Error('No order of the shopper can be shared with the family');
}

/** The confirmation pages of the shopper's first orders. No link leads to them later. */
export async function confirmationsOf(shopper: APIRequestContext): Promise<string[]> {
  return (await ordersOf(shopper)).slice(0, 3).map((id) => `/order-confirmation?orderId=${id}`);
}

async function ordersOf(shopper: APIRequestContext): Promise<number[]> {
  const answer = await shopper.get('/api/order/my-orders');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { orders: { id: number }[] }).orders.map(({ id }) => id);
}

/** The code of the last email that contains one. */
export function codeFor(request: APIRequestContext, email: string): Promise<string> {
  return fromLetter(request, email, /\b\d{6}\b/);
}
