import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { ModuleContext } from '#server/platform/module-context.ts';
import { briefRoutes } from './briefs/briefs.routes.ts';
import { expireBriefs, remindOfBriefs } from './briefs/end-briefs.ts';
import { expireQuotes, remindOfQuotes } from './end-offers.ts';
import { followOrders } from './paying/follow-orders.ts';
import { quoteAnswerRoutes, quotePictureRoutes, quoteRoutes } from './quotes.routes.ts';
import { quoteLinkRoutes } from './sharing/quote-links.routes.ts';
import { sweepQuoteLinks } from './sharing/share-quote.ts';
import { tellSides } from './tell-sides.ts';

/** After orders, whose payment is booked before the quote follows it. */
export function installQuotes({ serve, services }: ModuleContext<ServicesWithPayments>): void {
  const { jobs } = services;
  quotePictureRoutes(serve, services);
  quoteRoutes(serve, services);
  quoteAnswerRoutes(serve, services);
  quoteLinkRoutes(serve, services);
  briefRoutes(serve, services);

  followOrders(services);
  tellSides(services);
  jobs.every('quotes.expire', 60, () => expireQuotes(services));
  jobs.every('quotes.remind', 600, () => remindOfQuotes(services));
  jobs.every('briefs.expire', 60, () => expireBriefs(services));
  jobs.every('briefs.remind', 600, () => remindOfBriefs(services));
  jobs.every('quotes.links', 3600, () => sweepQuoteLinks(services));
}
