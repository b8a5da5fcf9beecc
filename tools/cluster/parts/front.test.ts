import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noNginx, openFrontDoor } from '#tests/support/set-ups/front-door.ts';

const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** Starts a server that answers everything with this text. Returns its port. */
async function answering(text: string): Promise<number> {
  const server = createServer((_, response) => response.end(text));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ended.push(async () => server.close());
  return (server.address() as AddressInfo).port;
}

test.skipIf(noNginx)(
  'a reload that nginx refuses fails with its words, and the processes of before are asked on',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tanabana-front-'));
    ended.push(() => rm(folder, { recursive: true, force: true }));
    const [first, second] = [await answering('first'), await answering('second')];
    const { port, front } = await openFrontDoor(first, folder);
    ended.push(front.stop);
    const answers = async () => {
      const all = Array.from({ length: 8 }, () =>
        // A reload closes idle connections, so each request has its own.
        fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then((answer) =>
          answer.text(),
        ),
      );
      return [...new Set(await Promise.all(all))].sort();
    };

    const listen = join(folder, 'front', 'listen.conf');
    const good = await readFile(listen, 'utf8');
    await writeFile(listen, `${good}no_such_directive on;\n`);
    await expect(front.add(second)).rejects.toThrow('no_such_directive');
    expect(await answers()).toEqual(['first']);
    await expect(front.remove(first)).rejects.toThrow('no_such_directive');
    expect(await answers()).toEqual(['first']);

    await writeFile(listen, good);
    await front.add(second);
    expect(await answers()).toEqual(['second']);
  },
);
