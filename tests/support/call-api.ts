import type { Endpoint, ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type { ErrorReply } from '#contracts/platform/errors.ts';

export interface Answer<E extends Endpoint> {
  status: number;
  /** The reply of a successful call, or the `error` of a refused one. */
  body: ReplyOf<E>;
  error: ErrorReply;
  headers: Record<string, string | string[] | number | undefined>;
}

export type CallApi = <E extends Endpoint>(
  endpoint: E,
  request?: Partial<RequestOf<E>> & { headers?: Record<string, string> },
) => Promise<Answer<E>>;

/** Calls the API. It imports nothing from the server, so that journeys do not compile it. */
export interface Caller {
  call: CallApi;
}
