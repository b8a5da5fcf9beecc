import { createServer } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { closeServer, listen } from './start-test-emulator.ts';

export interface ReceivedWebhook {
  readonly event: string;
  readonly eventId: string;
  readonly signature: string;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** What the next calls are answered with; 200 when it runs out. */
  readonly answers: number[];
  waitFor(count: number): Promise<void>;
}

/** A shop's webhook address that writes everything down. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    received.push({
      event: JSON.parse(body).event,
      eventId: String(req.headers['x-razorpay-event-id']),
      signature: String(req.headers['x-razorpay-signature']),
      body,
    });
    res.writeHead(answers.shift() ?? 200).end();
  });
  const url = await listen(server);
  onTestFinished(() => closeServer(server));
  return {
    url: `${url}/webhook`,
    received,
    answers,
    waitFor: (count) => vi.waitUntil(() => received.length >= count, { timeout: 5000 }).then(() => undefined),
  };
}
