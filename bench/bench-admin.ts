import type pg from 'pg';
import { fillAdmin } from './fill-admin.ts';
import { join } from './join.ts';
import type { OurServer } from './our-server.ts';

interface Scene {
  /** The number of people, of designs and of orders. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
}

/** Maximum milliseconds for a list of the administration. */
const gate = 50;
const times = 9;

/** The lists of the administration, each without filters, filtered, sorted and searched. */
export async function benchAdmin({ size, client, ours }: Scene): Promise<void> {
  const { id: adminId, cookie } = await join(ours, 'Devika Nair');
  await client.query(`UPDATE users SET role = 'ADMIN' WHERE id = $1`, [adminId]);
  const start = performance.now();
  await fillAdmin(client, size, adminId);
  const took = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `\n${size.toLocaleString('en-IN')} people, designs and orders each, filled in ${took} s\nThe fastest of ${times} answers (gate: ${gate} ms)\n`,
  );
  const { rows } = await client.query<{ id: number; name: string; email: string }>(
    'SELECT id::int, name, email FROM users ORDER BY id DESC OFFSET 3 LIMIT 1',
  );
  const [person] = rows;
  if (!person) throw new Error('There is nobody');
  for (const [what, path] of Object.entries(asked(person))) {
    await ask(ours, cookie, path);
    const taken: number[] = [];
    for (let n = 0; n < times; n++) taken.push(await ask(ours, cookie, path));
    // The fastest run, because other work on the machine can only add time.
    const least = Math.min(...taken);
    const verdict = least <= gate ? 'met' : 'MISSED';
    process.stdout.write(`  ${what.padEnd(40)} ${least.toFixed(1).padStart(7)} ms  ${verdict}\n`);
  }
}

function asked({ id, name, email }: { id: number; name: string; email: string }): Record<string, string> {
  const rare = name.split(' ')[1] ?? name;
  return {
    'users: newest': '/users',
    'users: by name': '/users?sort=name',
    'users: banned': '/users?standing=BANNED',
    'users: verified, by name': '/users?isVerified=yes&sort=name',
    'users: a rare role': '/users?role=ARTIST',
    'users: a common name': '/users?q=asha',
    'users: a common name, by name': '/users?q=asha&sort=name',
    'users: a common name, banned': '/users?q=asha&standing=BANNED',
    'users: a rare name': `/users?q=${rare}`,
    'users: nobody': '/users?q=xylophone',
    'users: an e-mail': `/users?q=${encodeURIComponent(email)}`,
    'users: the beginning of all e-mails': '/users?q=person',
    'users: a phone number': '/users?q=90042',
    'users: a number': `/users?q=${id}`,
    'user: one': `/users/${id}`,
    'products: newest': '/products',
    'products: dearest': '/products?sort=dearest',
    'products: hidden': '/products?status=HIDDEN',
    'products: a title': '/products?q=stole+4711',
    'products: of a maker': `/products?makerId=${id}`,
    'orders: newest': '/orders',
    'orders: with a status': '/orders?status=CONFIRMED',
    'orders: a common name': '/orders?q=asha',
    'orders: a rare name': `/orders?q=${rare}`,
    'orders: nobody': '/orders?q=xylophone',
    'orders: of a buyer': `/orders?buyerId=${id}`,
    'orders: waiting for the desk': '/orders?waiting=desk',
    'orders: a side is banned': '/orders?waiting=banned',
    'complaints: newest': '/complaints',
    'complaints: longest waiting': '/complaints?sort=waiting',
    'complaints: a word of a title': '/complaints?q=4711',
    'complaints: filed by somebody': `/complaints?filedBy=${id}`,
    'reports: open': '/reports',
    'reports: dismissed': '/reports?status=DISMISSED',
    'reports: about somebody': `/reports?ownerId=${id}`,
    'audit: newest': '/acts',
    'audit: of one kind': '/acts?name=DESIGN_HIDDEN',
    'audit: about somebody': `/acts?subject=USER&subjectId=${id}`,
    'audit: a rare word': '/acts?q=4711',
    'audit: no such word': '/acts?q=xylophone',
  };
}

/** Milliseconds of one answer. */
async function ask({ url }: OurServer, cookie: string, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/admin${path}`, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return performance.now() - start;
}
