import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Ask, RawClient } from './raw-client.ts';

/** The results of one run's requests. */
export interface Run {
  seconds: number;
  answers: ({ kind: string } & Answer)[];
}

/** Closed loop: this many clients, each of which sends its next request after an answer. Measures the capacity. */
export async function closedLoop(
  client: RawClient,
  next: () => Ask,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Run> {
  const answers: Run['answers'] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const one = () =>
    new Promise<void>((ended) => {
      const again = () => {
        if (performance.now() >= until) return ended();
        const ask = next();
        client.send(ask, (answer) => {
          answers.push({ kind: ask.kind, ...answer });
          again();
        });
      };
      again();
    });
  await Promise.all(Array.from({ length: clients }, one));
  return { seconds: (performance.now() - start) / 1000, answers };
}

/**
 * Open loop: sends this many requests a second, whether or not earlier ones are answered. Ends with the last answer.
 */
export async function openLoop(
  client: RawClient,
  next: () => Ask,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Run> {
  const answers: Run['answers'] = [];
  const start = performance.now();
  let sent = 0;
  for (;;) {
    const passed = (performance.now() - start) / 1000;
    const due = Math.floor(Math.min(passed, seconds) * perSecond);
    for (; sent < due; sent++) {
      const ask = next();
      client.send(ask, (answer) => answers.push({ kind: ask.kind, ...answer }));
    }
    if (passed >= seconds) break;
    await sleep(4);
  }
  const sending = (performance.now() - start) / 1000;
  while (answers.length < sent) await sleep(20);
  return { seconds: sending, answers };
}
