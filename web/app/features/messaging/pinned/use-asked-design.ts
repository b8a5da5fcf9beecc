import { useQuery } from '@tanstack/react-query';
import type { getProductBasicInfo } from '#contracts/designs/designs.contract.ts';
import type { MessageDesign } from '#contracts/messaging/messaging.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';

const minute = 60_000;

/** The design that the viewer came to ask about; null while loading, and if there is none. */
export function useAskedDesign(designId: number | null): MessageDesign | null {
  const { data } = useQuery({
    queryKey: ['design-brief', designId],
    enabled: designId !== null,
    staleTime: minute,
    retry: false,
    queryFn: async ({ signal }) => {
      const { product } = await api
        .withSignal(signal)
        .call<typeof getProductBasicInfo>('GET /api/design/getProductBasicInfo/:id', {
          params: { id: designId ?? 0 },
        });
      return product;
    },
  });
  if (designId === null || data === undefined) return null;
  const { id, title, price, image } = data;
  return { id, title, titles: { written: title, translated: {} }, price, image, isShown: true };
}
