import {
  endFeed as endCall,
  placeStep as placeCall,
  previewStepDay as previewCall,
  readFeed as readCall,
  renewFeed as renewCall,
  showFeed as showCall,
  workshopCalendar,
} from '#contracts/workshop/workshop.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { endFeed, renewFeed, showFeed, writeFeed } from './feeds.ts';
import { loadCalendar } from './load-calendar.ts';
import { moveStep, previewStepDay } from './move-step.ts';

const hour = 3600;
const feedChanges: Limit = { name: 'workshop.feed', by: 'account', most: 20, seconds: hour };

export function workshopRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(workshopCalendar, async ({ viewer, query, locale }) => ({
    success: true,
    ...(await loadCalendar(services, { makerId: viewer.id, ...query, locale })),
  }));

  serve(previewCall, async ({ viewer, params: { id: orderId, stepId }, query }) => ({
    success: true,
    ...(await previewStepDay(services, { orderId, stepId, makerId: viewer.id, on: query.on })),
  }));

  serve(
    placeCall,
    async ({ viewer, params: { id: orderId, stepId }, body }) => {
      await moveStep(services, { orderId, stepId, makerId: viewer.id, ...body });
      return succeed('done.stepPlaced');
    },
    { limits: [{ name: 'workshop.place', by: 'account', most: 300, seconds: hour }] },
  );

  serve(showCall, async ({ viewer }) => ({ success: true, feed: await showFeed(services, viewer.id) }));

  serve(
    renewCall,
    async ({ viewer, request }) => {
      const address = await renewFeed(services, viewer.id, languageOfCaller(request.headers));
      return { ...succeed('done.feedMade'), address, feed: await showFeed(services, viewer.id) };
    },
    { limits: [feedChanges] },
  );

  serve(
    endCall,
    async ({ viewer }) => {
      await endFeed(services, viewer.id);
      return { ...succeed('done.feedEnded'), feed: null };
    },
    { limits: [feedChanges] },
  );

  serve(
    readCall,
    async ({ query, reply }) => {
      const file = await writeFeed(services, query.token, query.lang);
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="tanabana-workshop.ics"')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex');
      return file;
    },
    { limits: [{ name: 'workshop.feed-read', by: 'network', most: 120, seconds: 60 }] },
  );
}
