import type pg from 'pg';
import type { OurServer } from './our-server.ts';

/** Registers a person and confirms the address. Returns their id and session cookie. */
export async function join({ url }: OurServer, name: string): Promise<{ id: number; cookie: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.in`;
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: 'warp and weft 2026' }),
  });
  if (!answer.ok) throw new Error(`Nobody could register: ${await answer.text()}`);
  await confirm(url, email);
  const { user } = (await answer.json()) as { user: { id: number } };
  return { id: user.id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Confirms the address with the link in the email, as large orders require. */
async function confirm(url: string, email: string): Promise<void> {
  const mailbox = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const token = /confirm-email\?token=([\w-]+)/.exec(await mailbox.text())?.[1];
  const answer = await fetch(`${url}/api/auth/confirmEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`Nobody could confirm an address: ${await answer.text()}`);
}

interface Surroundings {
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
}

/** Registers a person with a hundred likes and saves. Returns the session cookie. */
export async function joinAndMark({ ours, client, size }: Surroundings, name: string): Promise<string> {
  const { id, cookie } = await join(ours, name);
  for (const table of ['likes', 'saves']) {
    await client.query(
      `INSERT INTO ${table} (user_id, design_id) SELECT $1, id FROM designs WHERE id % $2 = 0 LIMIT 100`,
      [id, Math.max(1, Math.floor(size / 100))],
    );
  }
  return cookie;
}
