import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type {
  askForData,
  DataDownload,
  getDataDownload,
} from '#contracts/personal-data/data-download.contract.ts';
import type { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: z.input<typeof deleteAccount.body>) =>
      api.call<typeof deleteAccount>('POST /api/account/delete', { body }),
  });
}

/** The state of the viewer's data download. */
export const dataDownload: ApiQuery<DataDownload> = {
  key: ['data-download'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getDataDownload>('GET /api/account/data-download')).data;
  },
};

export const refreshDataDownload = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: dataDownload.key });

export function useAskForData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof askForData.body>) =>
      (await api.call<typeof askForData>('POST /api/account/data-download', { body })).data,
    onSuccess: (download) => {
      client.setQueryData(dataDownload.key, download);
    },
    // Another tab may have requested it meanwhile.
    onError: () => refreshDataDownload(client),
  });
}
