import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { accountHeader, accountSentences, unkept } from '#contracts/platform/account-header.ts';
import type { Endpoint, ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import { type Locale, localeHeader } from '#contracts/platform/locales.ts';
import { readRule } from '#contracts/words/rule.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { CacheRoom } from '#server/platform/cache/short-cache.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { languageOfReader } from '#server/platform/ssr/page-language.ts';
import { AppError, notFound, personNotFound, suspended } from './app-error.ts';
import './fastify-types.ts';
import type { StaleReads } from '#server/platform/db/replicas/stale-reads.ts';
import { addVary } from './answers/add-vary.ts';
import { serializerOf } from './answers/serializer-of.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { Limit } from './limits/rate-limits.ts';
import { requireStorable } from './require-storable.ts';
import type { FindViewer, Viewer } from './viewer.ts';
import { makeVisitorCache } from './visitor-cache.ts';

type ViewerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Viewer | null : Viewer;

/** The argument of a handler: the parsed request and the viewer. */
export type Call<E extends Endpoint> = ParsedOf<E> & {
  viewer: ViewerOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
} & (E extends { mayBeStale: true }
    ? { /** The database for this call's reads: a replica or the primary. */ db: Database }
    : unknown) &
  (E extends { inReadersLanguage: true } ? { /** The reader's language. */ locale: Locale } : unknown);

interface Options {
  limits?: readonly Limit[];
  /** For the API docs: the handler itself counts these calls, by a key that it looks up first. */
  countsItself?: true;
  config?: FastifyContextConfig;
  /** In bytes; 100 kB by default. */
  bodyLimit?: number;
  /**
   * Seconds for which signed-out visitors share one response, with an ETag. Requests share it if their params and
   * query parse to the same JSON and, if the endpoint depends on it, their language is the same. So the handler must
   * read nothing else of the request.
   */
  visitorSeconds?: number;
}

/** Serves endpoints for a module: limit → who → parse → act → answer. */
export type Serve = <E extends Endpoint, const R extends ReplyOf<E>>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<R>,
  options?: Options,
) => void;

interface Surroundings {
  findViewer: FindViewer;
  /** Throws RATE_LIMITED if a limit is used up. */
  spend(limits: readonly Limit[], request: FastifyRequest, viewer: Viewer | null): Promise<void>;
  /** The cache for responses that visitors share. */
  cacheRoom: CacheRoom;
  staleReads: StaleReads;
  /** Collects every endpoint that is served, for the API docs and the tests. */
  served: ServedEndpoint[];
}

export interface ServedEndpoint {
  endpoint: Endpoint;
  isLimited: boolean;
}

/** Serves endpoints on `server`, and those with multipart bodies on `forms`, the only one that parses them. */
export function makeServe(
  { server, forms }: { server: FastifyInstance; forms: FastifyInstance },
  { findViewer, spend, cacheRoom, staleReads, served }: Surroundings,
): Serve {
  return (endpoint, handle, options = {}) => {
    const isLimited = options.countsItself === true || (options.limits?.length ?? 0) > 0;
    const seconds = options.visitorSeconds;
    const answerVisitor =
      seconds === undefined ? undefined : makeVisitorCache(cacheRoom, { seconds, isLimited });
    served.push({ endpoint, isLimited });
    const app = endpoint.multipart ? forms : server;
    async function recognise(request: FastifyRequest): Promise<void> {
      const viewer = await findViewer(request.headers.cookie);
      request.viewer = viewer;
      admit(endpoint, viewer);
      refuseOtherWriter(request, viewer);
      if (options.limits) await spend(options.limits, request, viewer);
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
      config: options.config ?? {},
      // Only the reply has a schema here, for its serialiser.
      ...(endpoint.file
        ? {}
        : { schema: { response: { 200: {} } }, serializerCompiler: () => serializerOf(endpoint.reply) }),
      preParsing: async (request) => {
        try {
          request.idempotencyKey = readIdempotencyKey(endpoint, request);
        } catch (error) {
          // An error about permissions takes precedence over one about the key.
          await recognise(request);
          throw error;
        }
        // Files are not read for a person who may not send them.
        if (endpoint.multipart) await recognise(request);
      },
      // For other requests the body has arrived. Looking up the viewer queries the database, so it waits for a slot.
      preValidation: async (request) => {
        if (!endpoint.multipart) await recognise(request);
      },
      handler: async (request, reply) => {
        const parsed = parseRequest(endpoint, request);
        const viewer = request.viewer ?? null;
        const locale = endpoint.inReadersLanguage ? languageOfReader(request.headers, viewer) : undefined;
        const handleOn = async (db?: Database) => {
          const call = { ...parsed, viewer, request, reply, db, locale };
          return handle(call as unknown as Parameters<typeof handle>[0]);
        };
        const act = endpoint.mayBeStale
          ? () => staleReads.read(request.headers.cookie, handleOn)
          : () => handleOn();
        if (answerVisitor && request.viewer === null) {
          if (locale !== undefined) {
            addVary(reply, 'accept-language');
            addVary(reply, localeHeader);
          }
          return answerVisitor(JSON.stringify({ ...parsed, locale }), request, reply, act);
        }
        reply.header('cache-control', 'private, no-store');
        if (request.viewer) reply.header(accountHeader, accountOf(request.viewer));
        if (endpoint.method !== 'GET' && staleReads.afterWrite)
          reply.header('set-cookie', staleReads.afterWrite);
        return act();
      },
    });
  };
}

/** The account for which a device may store the response. */
const accountOf = ({ id, isRemembered }: Viewer) => (isRemembered ? String(id) : unkept);

function admit(endpoint: Endpoint, viewer: Viewer | null): void {
  if (viewer?.isSuspended && endpoint.method !== 'GET' && !endpoint.whileSuspended) throw suspended();
  if (endpoint.access === 'anyone') return;
  if (viewer === null) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
  if (endpoint.access !== 'admin') return;
  if (viewer.role !== 'ADMIN') throw notFound('platform.pageMissing');
  // Admin pages show other people's data, so a suspended admin must not read them either.
  if (viewer.isSuspended) throw suspended();
}

/**
 * A write that was queued offline must be sent as its author or not at all: another tab may have signed in as another
 * person since.
 */
function refuseOtherWriter({ headers }: FastifyRequest, viewer: Viewer | null): void {
  const writer = headers[accountHeader];
  if (writer === undefined || writer === String(viewer?.id)) return;
  throw new AppError('CONFLICT', accountSentences.other, { errors: { account: accountSentences.other } });
}

function parseRequest(endpoint: Endpoint, request: FastifyRequest): object {
  return {
    params: endpoint.params ? parsePart(endpoint.params, request.params, 'params') : undefined,
    query: endpoint.query ? parsePart(endpoint.query, request.query, 'query') : undefined,
    body:
      endpoint.body && !endpoint.multipart ? parsePart(endpoint.body, request.body ?? {}, 'body') : undefined,
    idempotencyKey: request.idempotencyKey,
  };
}

function parsePart(schema: z.ZodMiniType, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    // Checks the parsed value, because a text field of a form may itself contain JSON.
    if (part === 'body') requireStorable(parsed.data);
    return parsed.data;
  }
  // A malformed id is treated like one that does not exist.
  if (part === 'params')
    throw parsed.error.issues[0]?.path[0] === 'userId' ? personNotFound() : notFound('platform.pageMissing');
  const errors = fieldErrors(parsed.error.issues);
  throw new AppError('INVALID_INPUT', Object.values(errors)[0] ?? sentence('platform.checkSent'), { errors });
}

/** Field path → first sentence. */
function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, Sentence> {
  const errors: Record<string, Sentence> = {};
  for (const { path, message } of issues) {
    // A check without a sentence of ours has a message from the library.
    errors[path.map(String).join('.') || 'body'] ??= readRule(message) ?? sentence('platform.invalid');
  }
  return errors;
}

/** Parses the text fields of a multipart request against the endpoint's body. Throws INVALID_INPUT. */
export function parseMultipartWords<E extends Endpoint>(
  endpoint: E,
  words: Record<string, string | string[]>,
): ParsedOf<E>['body'] {
  return (endpoint.body ? parsePart(endpoint.body, words, 'body') : undefined) as ParsedOf<E>['body'];
}
