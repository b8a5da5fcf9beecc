import { randomBytes } from 'node:crypto';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { designForm } from '#tests/support/people/uploads.ts';
import { pause } from './browser.ts';

interface Person {
  id: number;
  name: string;
  email: string;
  password: string;
}

/** A buyer, a maker and a design for sale. */
export interface Shop {
  url: string;
  buyer: Person;
  maker: Person;
  design: { id: number; title: string };
  /** Sends a message from the maker to the buyer. */
  answer(content: string): Promise<void>;
}

const json = { 'content-type': 'application/json' };

/**
 * Registers two people on a site, one of them with a design. Uses the API, because the scenario tests other pages.
 */
export async function openShop(url: string): Promise<Shop> {
  const maker = await join(url, 'Meher Ansari');
  const bytes = await plainPicture('jpeg', { width: 640, height: 800 });
  const form = designForm({ title: 'Gulnaar lehenga' }, { images: [{ name: '0.jpg', bytes }] });
  const { design } = await call<{ design: Shop['design'] }>(url, '/api/design/uploadDesign', {
    method: 'POST',
    body: form,
    headers: { cookie: maker.cookie },
  });
  for (;;) {
    const { data } = await call<{ data: { status: string } }>(url, `/api/design/uploadStatus/${design.id}`, {
      headers: { cookie: maker.cookie },
    });
    if (data.status === 'PUBLISHED') break;
    await pause(200);
  }
  const buyer = await join(url, 'Asha Rao');
  return {
    url,
    maker,
    design,
    buyer,
    async answer(content) {
      await call(url, '/api/chat/send', {
        method: 'POST',
        headers: { ...json, cookie: maker.cookie },
        body: JSON.stringify({ receiverId: buyer.id, content }),
      });
    },
  };
}

async function join(url: string, name: string): Promise<Person & { cookie: string }> {
  const mark = randomBytes(4).toString('hex');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${mark}@example.in`;
  const person = { name, email, password: `khadi and shuttle ${mark}` };
  const joined = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(person),
  });
  if (!joined.ok) throw new Error(`${name} could not join: ${await joined.text()}`);
  const cookie = joined.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const letters = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const token = /confirm-email\?token=([\w-]+)/.exec(await letters.text())?.[1];
  await call(url, '/api/auth/confirmEmail', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token }),
  });
  const { data } = await call<{ data: { userFromToken: { id: number } } }>(url, '/api/auth/userAuthChecker', {
    headers: { cookie },
  });
  return { ...person, id: data.userFromToken.id, cookie };
}

async function call<T>(url: string, path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(url + path, how);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
