import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheRoom } from '#server/platform/cache/short-cache.ts';
import { keepAtFrontDoor, sendSharedBody } from '#server/platform/http/answers/shared-body.ts';
import { answerNotFound } from '#server/platform/http/error-handler.ts';
import type { Limit, RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { type PolicyAdditions, pagePolicy } from '#server/platform/http/pages/page-policy.ts';
import { pagelessPaths } from '#server/platform/http/pages/reserved-paths.ts';
import { shareOfPage } from '#server/platform/http/pages/share-of-page.ts';
import type { FindViewer } from '#server/platform/http/viewer.ts';
import { installAppManifest } from './app-manifest.ts';
import { installEarlyForms } from './early-forms.ts';
import { type PageLanguage, pageLanguageOf } from './page-language.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { canBeShared, makeSharedPages } from './shared-pages.ts';
import { withCachedViewer } from './viewer-of-page.ts';

interface Settings {
  render: RenderPage;
  publicUrl: string;
  /** Whether a request has a session cookie. */
  hasSession(cookieHeader: string | undefined): boolean;
  findViewer: FindViewer;
  /** Additional origins for the content security policy. */
  policyAdditions: PolicyAdditions;
  /** False in development, so that a page shows the files as last saved. */
  sharesPages: boolean;
  limits: Pick<RateLimits, 'spend'>;
  /**
   * Counted when a page with a search text (`q`) is rendered, so that pages cannot bypass the limit of the search
   * endpoint.
   */
  searching: Limit;
  cacheRoom: CacheRoom;
}

/**
 * API calls for shared pages count against no visitor, so rendering has a limit of its own. Cached pages are not
 * counted.
 */
const rendering: Limit = { name: 'pages.rendered', by: 'network', most: 600, seconds: 60 };
/** For signed-in viewers, whose pages are never shared. */
const renderingOwn: Limit = { name: 'pages.own', by: 'account', most: 600, seconds: 60 };
const renderingWidely: Limit = { name: 'pages.rendered-wide', by: 'wide network', most: 3000, seconds: 60 };

/** Serves pages: every URL without another route goes to the web app. */
export function installPages(app: FastifyInstance, settings: Settings): void {
  const { render, hasSession, findViewer, policyAdditions, sharesPages, limits, searching, cacheRoom } =
    settings;
  const publicOrigin = new URL(settings.publicUrl).origin;
  const sharedPages = makeSharedPages({ render, room: cacheRoom });

  for (const prefix of pagelessPaths) {
    app.get(prefix, answerNotFound);
    app.get(`${prefix}/*`, answerNotFound);
  }

  installEarlyForms(app);
  installAppManifest(app);

  app.get('/*', { config: { share: shareOfPage } }, async (request, reply) => {
    const { cookie } = request.headers;
    const language = pageLanguageOf(request.url, request.headers);
    if (holdsToken(request.url)) reply.headers(ofTokenPages);
    reply.header('vary', language.isFixed ? 'cookie' : 'cookie, accept-language');
    if (sharesPages && !hasSession(cookie)) return sendSharedPage(request, reply, language);
    return withCachedViewer(() => sendOwnPage(request, reply, language));
  });

  async function sendOwnPage(
    request: FastifyRequest,
    reply: FastifyReply,
    language: PageLanguage,
  ): Promise<FastifyReply> {
    // If the database is unreachable, the viewer is unknown. The page itself shows the error.
    const viewer = await findViewer(request.headers.cookie).catch(() => undefined);
    // A cookie without a valid session counts as a signed-out visitor.
    if (sharesPages && viewer === null) return sendSharedPage(request, reply, language);
    await limits.spend([viewer ? renderingOwn : rendering], request, viewer ?? null);
    const page = await render({
      url: request.url,
      language,
      visitor: { ip: request.ip, headers: ownHeaders(request) },
      signal: untilGone(reply),
    });
    // A signed-in person's page must never be served to anyone else.
    begin(reply, page).header('cache-control', 'private, no-store');
    return reply.send(page.body);
  }

  async function sendSharedPage(
    request: FastifyRequest,
    reply: FastifyReply,
    language: PageLanguage,
  ): Promise<FastifyReply> {
    // Before the shared page is loaded, so that a refusal affects only this visitor and not others waiting for the
    // same page.
    const { url } = request;
    if (!sharedPages.has(url, language)) {
      const { q } = request.query as { q?: string | string[] };
      const spent = [rendering, renderingWidely, ...(q?.length ? [searching] : [])];
      await limits.spend(spent, request, null);
    }
    const page = await sharedPages.find(url, language);
    const { rendered, body } = page;
    begin(reply, rendered);
    if (holdsToken(url)) return reply.send(body.bytes);
    reply.header('cache-control', 'no-cache');
    if (canBeShared(page)) keepAtFrontDoor(reply);
    return rendered.status === 200 ? sendSharedBody(request, reply, body) : reply.send(body.bytes);
  }

  function begin(reply: FastifyReply, { status, headers, nonce }: Omit<RenderedPage, 'body'>): FastifyReply {
    reply.status(status);
    for (const [name, value] of headers) {
      if (name !== 'cache-control' && name !== 'vary') reply.header(name, value);
    }
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      reply.header('content-security-policy', pagePolicy(nonce, publicOrigin, policyAdditions));
    }
    return reply;
  }
}

const passedOn = ['cookie', 'user-agent', 'accept-language'] as const;

/** Whether the page's URL is itself a secret, as in email links and links shared with family. */
function holdsToken(url: string): boolean {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('token');
}

/** Prevents caching and indexing, and keeps the URL out of the Referer header. */
const ofTokenPages = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

function ownHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** Aborts when the visitor leaves before the response is sent. */
function untilGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
