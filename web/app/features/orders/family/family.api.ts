import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  createFamilyLink,
  endFamilyLink,
  FamilyView,
  listFamilyLinks,
  readFamilyLink,
} from '#contracts/orders/family/family-links.contract.ts';
import type { FamilyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

export type FamilyLinks = Pick<ReplyOf<typeof listFamilyLinks>, 'links' | 'can'>;

/** The open links of the viewer's order. */
export function familyLinksQuery(orderId: number): ApiQuery<FamilyLinks> {
  return {
    key: ['family-links', orderId],
    staleTime: 5000,
    fetch: async (from) => {
      const { links, can } = await from.call<typeof listFamilyLinks>('GET /api/order/:id/family-links', {
        params: { id: orderId },
      });
      return { links, can };
    },
  };
}

/** `token` is the one in the link. */
export function familyQuery(token: string): ApiQuery<FamilyView> {
  return {
    key: ['family', token],
    staleTime: 15_000,
    fetch: async (from) =>
      (
        await from.call<typeof readFamilyLink>('GET /api/family-link', {
          query: { token },
        })
      ).data,
  };
}

export function useCreateFamilyLink(orderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { days: FamilyLinkDays; photographs: boolean }) =>
      api.call<typeof createFamilyLink>('POST /api/order/:id/family-links', {
        params: { id: orderId },
        body,
      }),
    onSuccess: ({ links, can }) => client.setQueryData(familyLinksQuery(orderId).key, { links, can }),
  });
}

export function useEndFamilyLink(orderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) =>
      api.call<typeof endFamilyLink>('DELETE /api/order/:id/family-links/:linkId', {
        params: { id: orderId, linkId },
      }),
    onSuccess: ({ links, can }) => client.setQueryData(familyLinksQuery(orderId).key, { links, can }),
    onError: () => client.invalidateQueries({ queryKey: familyLinksQuery(orderId).key }),
  });
}
