import {
  createFamilyLink,
  endFamilyLink,
  listFamilyLinks,
  readFamilyLink,
} from '#contracts/orders/family/family-links.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { endLink, openFamilyLink, showFamilyLinks } from './change-family-links.ts';
import { readMakingOf } from './read-family-link.ts';

export function familyLinkRoutes(serve: Serve, services: Services): void {
  serve(listFamilyLinks, async ({ params, viewer }) => ({
    success: true,
    ...(await showFamilyLinks(services, params.id, viewer.id)),
  }));

  serve(
    createFamilyLink,
    async ({ params, body, viewer }) => {
      const token = await openFamilyLink(services, { ...body, orderId: params.id, buyerId: viewer.id });
      const links = await showFamilyLinks(services, params.id, viewer.id);
      return { ...succeed('done.familyOpen'), token, ...links };
    },
    { limits: [{ name: 'family-link', by: 'account', most: 30, seconds: 3600 }] },
  );

  serve(
    endFamilyLink,
    async ({ params: { id: orderId, linkId }, viewer }) => {
      await endLink(services, { orderId, linkId, buyerId: viewer.id });
      return {
        ...succeed('done.familyEnded'),
        ...(await showFamilyLinks(services, orderId, viewer.id)),
      };
    },
    { limits: [{ name: 'family-link-end', by: 'account', most: 60, seconds: 3600 }] },
  );

  serve(
    readFamilyLink,
    async ({ query, locale }) => ({
      success: true,
      data: await readMakingOf(services, query.token, locale),
    }),
    { limits: [{ name: 'family-link-read', by: 'network', most: 120, seconds: 60 }] },
  );
}
