import type { OurServer } from './our-server.ts';

/** Registers somebody. Answers with their id and the cookie of their session. */
export async function join({ url }: OurServer, name: string): Promise<{ id: number; cookie: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.in`;
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: 'warp and weft 2026' }),
  });
  if (!answer.ok) throw new Error(`Nobody could register: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: number } };
  return { id: user.id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
