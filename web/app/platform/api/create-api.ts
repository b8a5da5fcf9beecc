import type { AddressOf, AttemptOf, Endpoint, ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { addressOf, methodAndPath } from './address-of.ts';
import { ApiError, unreachable } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiAnswer, ApiCall, Transport } from './transport.ts';

/** The arguments of a call: its declared params, query, body and idempotency key. */
export type Request<E extends Endpoint> = RequestOf<E> & AttemptOf<E>;

type Arguments<E extends Endpoint> = keyof Request<E> extends never
  ? []
  : Record<never, never> extends Request<E>
    ? [request?: Request<E>]
    : [request: Request<E>];

export interface Api {
  /**
   * `call<typeof createOrder>('POST /api/order/create', …)`: the endpoint is only a type, so its schemas are not
   * bundled. A call with an idempotency key is retried once if the server is overloaded, after the time that it
   * names.
   * @throws ApiError when the server refuses, or with code UNAVAILABLE when it cannot be reached.
   */
  call<E extends Endpoint = never>(
    address: NoInfer<AddressOf<E>>,
    ...[request]: Arguments<E>
  ): Promise<ReplyOf<E>>;
  /** The same API, whose calls are aborted by `signal`. */
  withSignal(signal: AbortSignal): Api;
}

/** The API client for browser and server; only the transport differs. */
export function createApi(transport: Transport, signal?: AbortSignal): Api {
  return {
    withSignal: (given) => createApi(transport, given),
    async call<E extends Endpoint = never>(address: AddressOf<E>, ...[request]: Arguments<E>) {
      const call = { ...callOf(address, request ?? {}), ...(signal && { signal }) };
      const ask = async () => (await readAnswer(await send(transport, call))) as ReplyOf<E>;
      try {
        return await ask();
      } catch (error) {
        const wait = isNamed(request) ? waitOf(error) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, signal);
        return ask();
      }
    },
  };
}

/** Whether the call has an idempotency key, so that it is safe to resend. */
function isNamed(request: AnyRequest | undefined): boolean {
  return request?.idempotencyKey !== undefined;
}

/** The longest automatic wait after a button press, in seconds. */
const longestWait = 5;

/** Milliseconds to wait before retrying an overloaded server; undefined if the retry is left to the visitor. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'OVERLOADED') return undefined;
  const { retryAfter } = error;
  return retryAfter === undefined || retryAfter > longestWait ? undefined : retryAfter * 1000;
}

/** @throws the signal's reason if it is aborted meanwhile. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}

interface AnyRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
}

/** Builds the HTTP call. Every method but GET sends a body, `{}` if there is none. */
function callOf(address: AddressOf<Endpoint>, request: AnyRequest): ApiCall {
  const { method, path: pattern } = methodAndPath(address);
  const path = addressOf(pattern, asRecord(request.params), asRecord(request.query));
  const call: ApiCall = {
    method,
    path,
    headers: callHeaders(request.idempotencyKey),
  };
  if (method === 'GET') return call;
  if (request.body instanceof FormData) return { ...call, body: request.body };
  return {
    ...call,
    headers: { ...call.headers, 'content-type': 'application/json' },
    body: JSON.stringify(request.body ?? {}),
  };
}

async function send(transport: Transport, call: ApiCall): Promise<ApiAnswer> {
  try {
    return await transport(call);
  } catch (error) {
    if (call.signal?.aborted) throw error;
    throw unreachable();
  }
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
