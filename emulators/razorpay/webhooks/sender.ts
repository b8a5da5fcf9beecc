import type { DeliveryRecord, DeliveryState } from '../ledger/entities.ts';
import { randomTail } from '../ledger/ids.ts';
import type { Store } from '../ledger/store.ts';
import { arrange, type DeliveryMode } from './delivery-mode.ts';
import { renderEventBody, type WebhookEvent } from './event-body.ts';
import { postWebhook } from './post-webhook.ts';
import { signWebhook } from './signature.ts';

const FIRST_RETRY_MS = 60_000;
const RETRY_WINDOW_MS = 24 * 60 * 60 * 1000;
const PARALLEL_GROUPS = 8;

export interface WebhookSenderOptions {
  readonly store: Store;
  readonly secrets: readonly string[];
  readonly url: string | undefined;
  /** Multiplies every delay of Razorpay's schedule: 1/3600 turns its 24 hours into 24 seconds. */
  readonly backoffFactor: number;
}

/**
 * Delivers signed events at least once. A refused event is retried with doubling delays for 24 hours. After that the
 * whole webhook is disabled, as Razorpay does, until a control call enables it again.
 */
export class WebhookSender {
  mode: DeliveryMode = { name: 'normal' };
  url: string | undefined;
  isEnabled = true;
  readonly #options: WebhookSenderOptions;
  readonly #closing = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #queue: string[][] = [];
  readonly #since = new Map<string, number>();
  #running = 0;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
    this.url = options.url;
  }

  /** Signed deliveries for the events of one action, written with that action and then sent. */
  prepare(events: readonly WebhookEvent[], now: number): DeliveryRecord[] {
    const group = randomTail();
    const secrets = this.#options.secrets;
    const secret = (this.mode.name === 'oldsecret' ? secrets.at(-1) : secrets[0]) ?? '';
    return arrange(events, this.mode).map((event) => {
      const body = renderEventBody(event, now);
      return {
        id: randomTail(),
        event: event.event,
        group,
        body,
        signature: signWebhook(body, secret),
        state: this.#firstState(),
        sends: this.mode.name === 'dup' ? this.mode.times : 1,
        attempts: [],
      };
    });
  }

  dispatch(deliveries: readonly DeliveryRecord[]): void {
    const waiting = deliveries.filter(({ state }) => state === 'pending' || state === 'corrupted');
    if (waiting.length > 0) this.#enqueue(waiting.map(({ id }) => id));
  }

  /** Resumes the deliveries that an earlier process left pending. */
  resume(): void {
    this.#release(['pending']);
  }

  /** Sends all deliveries that are held or were given up, in the given order. Returns how many. */
  flush(mode: DeliveryMode = { name: 'normal' }): number {
    return this.#release(['held', 'undelivered', 'no_url'], mode);
  }

  /** Removes scheduled retries. Call it when the store has been emptied. */
  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#queue.length = 0;
    this.#since.clear();
    this.mode = { name: 'normal' };
    this.url = this.#options.url;
    this.isEnabled = true;
  }

  close(): void {
    this.#closing.abort();
    this.reset();
  }

  #firstState(): DeliveryState {
    if (this.mode.name === 'drop') return 'dropped';
    if (this.mode.name === 'hold') return 'held';
    if (this.url === undefined) return 'no_url';
    if (!this.isEnabled) return 'undelivered';
    return this.mode.name === 'corrupt' ? 'corrupted' : 'pending';
  }

  #release(states: readonly DeliveryState[], mode: DeliveryMode = { name: 'normal' }): number {
    if (this.url === undefined) return 0;
    const found = this.#options.store.list('deliveries').filter(({ state }) => states.includes(state));
    const waiting = arrange(found, mode);
    for (const delivery of waiting) this.#put({ ...delivery, state: 'pending' });
    if (waiting.length > 0) this.#enqueue(waiting.map(({ id }) => id));
    return waiting.length;
  }

  #enqueue(group: string[]): void {
    this.#queue.push(group);
    if (this.#running < PARALLEL_GROUPS) void this.#work();
  }

  async #work(): Promise<void> {
    this.#running += 1;
    // The response to the call that caused the event leaves first, as it would over a network.
    await new Promise((resolve) => setImmediate(resolve));
    for (let group = this.#queue.shift(); group; group = this.#queue.shift())
      for (const id of group) await this.#deliver(id);
    this.#running -= 1;
  }

  async #deliver(id: string): Promise<void> {
    const first = this.#options.store.find('deliveries', id);
    if (!first || !this.url || this.#closing.signal.aborted) return;
    const isCorrupt = first.state === 'corrupted';
    const body = isCorrupt ? first.body.replace('"entity":"event"', '"entity":"evenT"') : first.body;
    for (let send = 0; send < first.sends; send += 1) {
      const status = await postWebhook(this.url, first, body, this.#closing.signal);
      const current = this.#options.store.find('deliveries', id);
      if (!current || this.#closing.signal.aborted) return;
      const isTaken = typeof status === 'number' && status >= 200 && status < 300;
      const state = isCorrupt ? 'corrupted' : isTaken ? 'delivered' : 'pending';
      this.#put({ ...current, state, attempts: [...current.attempts, { at: Date.now(), status }] });
      if (isCorrupt) continue;
      if (!isTaken) return this.#retryLater(id, current.attempts.length);
    }
    this.#since.delete(id);
  }

  #retryLater(id: string, earlierAttempts: number): void {
    const factor = this.#options.backoffFactor;
    const since = this.#since.get(id) ?? Date.now();
    this.#since.set(id, since);
    const wait = FIRST_RETRY_MS * factor * 2 ** Math.min(earlierAttempts, 30);
    if (!this.isEnabled || Date.now() + wait - since > RETRY_WINDOW_MS * factor) {
      this.#giveUp(id);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.isEnabled) this.#enqueue([id]);
      else this.#giveUp(id);
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }

  #giveUp(id: string): void {
    this.isEnabled = false;
    this.#since.delete(id);
    const delivery = this.#options.store.find('deliveries', id);
    if (delivery) this.#put({ ...delivery, state: 'undelivered' });
  }

  #put(delivery: DeliveryRecord): void {
    this.#options.store.write([['deliveries', delivery]]);
  }
}
