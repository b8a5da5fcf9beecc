import type { FastifyInstance } from 'fastify';
import {
  getSubscription,
  setSubscription as setSubscriptionEndpoint,
} from '#contracts/notifications/letters/subscription.contract.ts';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import { html } from '#server/platform/http/pages/html.ts';
import { sendPlainPage } from '#server/platform/http/pages/plain-page.ts';
import { withLinks } from '#server/platform/http/pages/with-links.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { pageLanguageOf } from '#server/platform/ssr/page-language.ts';
import { loadSubscription, setSubscription } from './subscription.ts';

export function subscriptionRoutes(serve: Serve, server: FastifyInstance, services: Services): void {
  const limits = [{ name: 'letters.subscription', by: 'network', most: 60, seconds: 10 * 60 }] as const;

  serve(
    getSubscription,
    async ({ query }) => ({ success: true, data: await loadSubscription(services, query.token) }),
    { limits },
  );

  serve(
    setSubscriptionEndpoint,
    async ({ body }) => ({ success: true, data: await setSubscription(services, body.token, body.isOn) }),
    { limits },
  );

  /**
   * One-click unsubscribe by POST to the page's address. Mail programs send it when the reader presses Unsubscribe
   * (RFC 8058), and browsers do if the page's script did not load. The body is ignored; the link contains everything.
   */
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.post(
      '/unsubscribe',
      { config: { acceptsCrossSite: true, writesLittle: true } },
      async (request, reply) => {
        await services.limits.spend(limits, request, null);
        await setSubscription(services, tokenOf(request.query), false);
        reply.header('cache-control', 'no-store');
        const { locale } = pageLanguageOf(request.url, request.headers);
        const words = pagesIn[locale].plain;
        return sendPlainPage(reply, {
          locale,
          title: words.unsubscribed,
          body: html`<p>${withLinks(words.unsubscribedNext, ['/settings?tab=notifications'])}</p>`,
        });
      },
    );
  });
}

function tokenOf(query: unknown): string {
  const { token } = query as { token?: string | string[] };
  return typeof token === 'string' ? token : '';
}
