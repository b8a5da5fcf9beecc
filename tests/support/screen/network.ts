import { expect, onTestFinished, vi } from 'vitest';
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { type ErrorReply, errorReply } from '#contracts/platform/errors.ts';
import { idempotencyHeader, idempotencyKeyPattern } from '#contracts/platform/idempotency-key.rules.ts';
import { requestThrough } from './fake-request.ts';

type BodyOf<E extends Endpoint> = RequestOf<E> extends { body: infer Body } ? Body : unknown;

/** A call that the page sent. */
export interface Call<Body = unknown> {
  params: Record<string, string>;
  query: Record<string, string>;
  /** The body: parsed JSON, or the form. */
  body: Body;
  headers: Headers;
  /** Reports upload progress to the page, 0 to 1. */
  progress: (done: number) => void;
}

/** No reply: the request or its reply was lost. */
export const lost = Symbol('lost');

interface Refusal {
  status: number;
  said: ErrorReply;
}

type RefusalReply = Pick<ErrorReply, 'code' | 'message'> & Partial<ErrorReply>;

/** An error as the server writes it. */
export function refused(status: number, said: RefusalReply): Refusal {
  return { status, said: errorReply.parse({ success: false, requestId: 'r1', ...said }) };
}

type Settled<E extends Endpoint> = ReplyOf<E> | Refusal | typeof lost;
type Answer<E extends Endpoint> =
  | Settled<E>
  | Promise<Settled<E>>
  | ((call: Call<BodyOf<E>>) => Settled<E> | Promise<Settled<E>>);

interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  answers: Answer<Endpoint>[];
  calls: Call[];
}

/** A request before its endpoint is known. */
export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  progress?: (done: number) => void;
}

export interface Network {
  /**
   * Answers the calls of an endpoint in order; the last answer serves all further calls. A promise delays its answer.
   * A request or answer that breaks the contract fails the test.
   */
  answer<E extends Endpoint>(endpoint: E, ...answers: [Answer<E>, ...Answer<E>[]]): void;
  /** The calls of an endpoint so far. */
  calls<E extends Endpoint>(endpoint: E): Call<BodyOf<E>>[];
}

/** Replaces the browser's `fetch` and `XMLHttpRequest` for one test. */
export function fakeNetwork(): Network {
  const routes = new Map<Endpoint, Route>();
  const faults: string[] = [];

  const fault = (sentence: string): never => {
    faults.push(sentence);
    throw new TypeError(sentence);
  };

  async function carry(sent: Sent): Promise<Response> {
    const { pathname, searchParams } = new URL(sent.path, location.href);
    const name = `${sent.method} ${pathname}`;
    const route = [...routes.values()]
      .filter(({ endpoint, pattern }) => endpoint.method === sent.method && pattern.test(pathname))
      .sort((one, other) => one.pattern.source.length - other.pattern.source.length)[0];
    if (!route) return fault(`${name} was not expected`);
    const { endpoint, pattern, answers, calls } = route;
    const call = {
      params: { ...pattern.exec(pathname)?.groups },
      query: Object.fromEntries(searchParams),
      body: typeof sent.body === 'string' ? JSON.parse(sent.body) : sent.body,
      headers: sent.headers,
      progress: sent.progress ?? (() => undefined),
    };
    const asked = { ...call, body: call.body instanceof FormData ? textsOf(call.body) : call.body };
    for (const part of ['params', 'query', 'body'] as const) {
      const wrong = endpoint[part]?.safeParse(asked[part]).error;
      if (wrong) fault(`${name} was sent with a wrong ${part}: ${wrong.message}`);
    }
    const key = sent.headers.get(idempotencyHeader);
    if (!takesKey(endpoint, key)) fault(`${name} was sent under the key ${key}`);
    calls.push(call);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const settled = await (typeof answer === 'function' ? answer(call) : answer);
    if (settled === lost) throw new TypeError('Failed to fetch');
    if (isRefusal(settled)) return Response.json(settled.said, { status: settled.status });
    const wrong = endpoint.reply.safeParse(settled).error;
    if (wrong) fault(`${name} was answered wrongly: ${wrong.message}`);
    return Response.json(settled);
  }

  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body, signal }: RequestInit = {}) =>
    untilAborted(carry({ method, path, headers: new Headers(headers), body }), signal),
  );
  vi.stubGlobal('XMLHttpRequest', requestThrough(carry));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(faults, 'every call and every answer is one of the contract').toEqual([]);
  });

  return {
    answer(endpoint, ...answers) {
      const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      const calls = routes.get(endpoint)?.calls ?? [];
      routes.set(endpoint, { endpoint, pattern, answers: answers as Answer<Endpoint>[], calls });
    },
    calls: <E extends Endpoint>(endpoint: E) => (routes.get(endpoint)?.calls ?? []) as Call<BodyOf<E>>[],
  };
}

/** The text fields of a form; a repeated one is a list. */
function textsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string');
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts]];
    }),
  );
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'said' in answer;
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Whether the contract accepts this idempotency key. */
function takesKey({ idempotencyKey: rule }: Endpoint, key: string | null): boolean {
  if (key === null) return rule !== 'required';
  return rule !== undefined && new RegExp(idempotencyKeyPattern).test(key);
}
