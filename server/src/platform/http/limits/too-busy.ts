import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sentencesInWords } from '#contracts/letters/said-elsewhere.ts';
import type { ErrorReply } from '#contracts/platform/errors.ts';
import { type Locale, locales } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/sentences/sentence.ts';
import { pageLanguageOf } from '#server/platform/ssr/page-language.ts';
import { AppError } from '../app-error.ts';
import { type Asked, awaitsBody } from '../awaits-body.ts';
import { errorBody, isPageVisit } from '../error-handler.ts';
import { html } from '../pages/html.ts';
import { plainPage, plainPagePolicy } from '../pages/plain-page.ts';
import { plainWords, withLinks } from '../pages/plain-words.ts';
import { securityHeaders } from '../security.ts';

const busy = new AppError('OVERLOADED', sentence('platform.manyPeople'));
/** Seconds. Not the same for all, or all would come back at once. */
const waits = [2, 3, 4, 5];

/** In each language the same for every address: an empty one leads to where one is. */
const pages: Record<Locale, Buffer> = {
  en: pageIn('en'),
  hi: pageIn('hi'),
  bn: pageIn('bn'),
  ta: pageIn('ta'),
};

function pageIn(locale: Locale): Buffer {
  const page = plainPage({
    locale,
    title: sentencesInWords([busy.message])(locale),
    body: html`<p>${withLinks(plainWords[locale].again, ['', '/'])}</p>`,
  });
  return Buffer.from(page);
}

const newId = () => randomUUID().slice(0, 13);
/** The number of the request is the only part that differs. */
const [beforeId = '', afterId = ''] = JSON.stringify(
  errorBody(busy, 'the number') satisfies ErrorReply,
).split('the number');
const jsonLength = Buffer.byteLength(beforeId + afterId) + newId().length;

/** Names and values in turn, one list for each time to wait. */
type Heads = readonly (readonly string[])[];

interface Settings {
  publicUrl: string;
  /** Front ends on other origins, which are let read the refusal. */
  allowedOrigins: readonly string[];
}

/** Writes the refusal as directly as can be: in a flood most answers are this one. */
export type Refuse = (request: IncomingMessage, response: ServerResponse) => void;

export function makeRefuse({ publicUrl, allowedOrigins }: Settings): Refuse {
  const common = ['cache-control', 'no-store', ...Object.entries(securityHeaders(publicUrl)).flat()];
  const pageRefusals = Object.fromEntries(
    locales.map((locale) => {
      const page = pages[locale];
      const heads = headsOf([
        ...common,
        ...['content-type', 'text/html; charset=utf-8', 'content-length', String(page.length)],
        ...['content-security-policy', plainPagePolicy, 'vary', 'cookie, accept-language'],
      ]);
      return [locale, { heads, page }];
    }),
  ) as Record<Locale, { heads: Heads; page: Buffer }>;
  const json = [
    ...common,
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(jsonLength)],
  ];
  const ownJson = headsOf(allowedOrigins.length > 0 ? [...json, 'vary', 'Origin'] : json);
  const jsonOf = new Map<string | undefined, Heads>(
    allowedOrigins.map((origin) => [origin, headsOf([...json, ...readableBy(origin)])]),
  );

  return (request, response) => {
    if (response.closed || response.headersSent) return;
    const asked = askedOf(request);
    // A body that will not be read would stand in the way of the next request.
    if (awaitsBody(asked) && !request.readableEnded) response.shouldKeepAlive = false;
    const refusal = isPageVisit(asked)
      ? pageRefusals[pageLanguageOf(asked.url, asked.headers).locale]
      : undefined;
    const heads = refusal?.heads ?? jsonOf.get(request.headers.origin) ?? ownJson;
    const head = heads[Math.floor(Math.random() * heads.length)] as string[];
    response.writeHead(busy.status, head).end(refusal?.page ?? beforeId + newId() + afterId);
  };
}

/** What the parser always knows of a request that a server receives. */
export function askedOf({ method = 'GET', url = '/', headers }: IncomingMessage): Asked & { url: string } {
  return { method, url, headers };
}

function headsOf(names: readonly string[]): Heads {
  return waits.map((wait) => [...names, 'retry-after', String(wait)]);
}

function readableBy(origin: string): string[] {
  return [
    ...['vary', 'Origin', 'access-control-allow-origin', origin],
    ...['access-control-allow-credentials', 'true', 'access-control-expose-headers', 'retry-after'],
  ];
}
