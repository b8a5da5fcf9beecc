import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, sendJson } from '../http/exchange.ts';

export const FAULT_MODES = [
  'latency',
  '500',
  '502html',
  '429',
  'drop_before',
  'drop_after',
  'timeout',
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  /** `POST /v1/orders`, `GET /v1/orders/*`, `*`: the method is optional, `*` matches anything. */
  readonly match: string;
  readonly mode: FaultMode;
  /** Number of calls that will still fail; null until cleared. */
  readonly count: number | null;
  /** For `latency`: the delay of the response, in milliseconds. */
  readonly latencyMs: number;
}

/** Planned faults of the network and of Razorpay, for tests. */
export class Faults {
  #planned: Fault[] = [];
  readonly #stalled = new Set<ServerResponse>();

  plan(fault: Fault): void {
    this.#planned.push(fault);
  }

  list(): readonly Fault[] {
    return this.#planned;
  }

  /** Removes all faults and ends the calls that hang. */
  clear(): void {
    this.#planned = [];
    for (const res of this.#stalled) res.destroy();
    this.#stalled.clear();
  }

  /** The first fault that matches this call; its count is reduced. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#planned.find(({ match }) => fits(match, method, path));
    if (!fault || fault.count === null) return fault;
    const left = { ...fault, count: fault.count - 1 };
    this.#planned = this.#planned.flatMap((each) => (each !== fault ? each : left.count > 0 ? left : []));
    return fault;
  }

  /** Applies the fault before the call has any effect; true if the call must not continue. */
  async before(fault: Fault | undefined, res: ServerResponse): Promise<boolean> {
    switch (fault?.mode) {
      case 'latency':
        await sleep(fault.latencyMs, undefined, { ref: false });
        return false;
      case '500':
        sendJson(
          res,
          500,
          serverError('SERVER_ERROR', 'We are facing some trouble completing your request.'),
        );
        return true;
      case '502html':
        send(res, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>');
        return true;
      case '429':
        sendJson(res, 429, serverError('BAD_REQUEST_ERROR', 'Request failed. Please try after sometime.'));
        return true;
      case 'drop_before':
        res.destroy();
        return true;
      case 'timeout':
        this.#stalled.add(res);
        res.once('close', () => this.#stalled.delete(res));
        return true;
      default:
        return false;
    }
  }
}

function serverError(code: string, description: string) {
  return { error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } };
}

function fits(match: string, method: string, path: string): boolean {
  const subject = /^[A-Z]+ /.test(match) ? `${method} ${path}` : path;
  const pattern = match.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(subject);
}
