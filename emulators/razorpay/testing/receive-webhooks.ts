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
  /** The status to return for this event at its nth delivery, counted from 1. */
  answer: (event: string, arrival: number) => number;
  waitFor(count: number): Promise<void>;
}

/** A shop's webhook endpoint that records everything. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    const event: string = JSON.parse(body).event;
    received.push({
      event,
      eventId: String(req.headers['x-razorpay-event-id']),
      signature: String(req.headers['x-razorpay-signature']),
      body,
    });
    const arrival = received.filter((each) => each.event === event).length;
    res.writeHead(receiver.answer(event, arrival)).end();
  });
  const url = await listen(server);
  onTestFinished(() => closeServer(server));
  const receiver: WebhookReceiver = {
    url: `${url}/webhook`,
    received,
    answer: () => 200,
    waitFor: (count) => vi.waitUntil(() => received.length >= count, { timeout: 5000 }).then(() => undefined),
  };
  return receiver;
}
