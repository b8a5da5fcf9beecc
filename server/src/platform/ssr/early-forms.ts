import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withOneSlash } from '#contracts/platform/locales.ts';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import { answerNotFound } from '#server/platform/http/error-handler.ts';
import { html } from '#server/platform/http/pages/html.ts';
import { sendPlainPage } from '#server/platform/http/pages/plain-page.ts';
import { withLinks } from '#server/platform/http/pages/with-links.ts';
import { pageLanguageOf } from './page-language.ts';

/**
 * Handles forms that the browser submitted natively, because the page's script was blocked or had not loaded. Sign-in
 * forms have `method="post"`, so that a native submit puts no password into the URL. The body is not read.
 */
export function installEarlyForms(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.post('/*', { config: { writesLittle: true } }, answerEarlyForm);
  });
}

async function answerEarlyForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    request.headers['content-type'] ?? '',
  );
  if (!isForm || !request.headers.accept?.includes('text/html')) return answerNotFound(request, reply);
  const page = withOneSlash(request.url);
  reply.status(400).header('cache-control', 'no-store');
  const { locale } = pageLanguageOf(request.url, request.headers);
  const words = pagesIn[locale].plain;
  return sendPlainPage(reply, {
    locale,
    title: words.early,
    body: html`<p>${words.earlyWhy}</p>
<p>${withLinks(words.earlyNext, [page])}</p>`,
  });
}
