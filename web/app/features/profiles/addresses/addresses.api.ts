import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type {
  Address,
  createAddress,
  deleteAddress,
  listAddresses,
  makeAddressDefault,
  updateAddress,
} from '#contracts/profiles/addresses.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { profileQuery } from '../profiles.api.ts';

/** The viewer's address book, newest first. */
export const addressBook: ApiQuery<Address[]> = {
  key: ['addresses'],
  staleTime: 60_000,
  fetch: async (from) => (await from.call<typeof listAddresses>('GET /api/user/addresses')).data,
};

type Words = RequestOf<typeof createAddress>['body'];

/** Adds an address, or updates the one with this id. */
export function useSaveAddress(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Words) =>
      id === null
        ? (await api.call<typeof createAddress>('POST /api/user/addresses/createAddress', { body })).data
        : (await api.call<typeof updateAddress>('PUT /api/user/addresses/:id', { params: { id }, body }))
            .data,
    onSettled: () => forgetAddresses(client),
  });
}

export function useMakeDefault() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.call<typeof makeAddressDefault>('PUT /api/user/addresses/:id/default', { params: { id } }),
    onSettled: () => forgetAddresses(client),
  });
}

export function useDeleteAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.call<typeof deleteAddress>('DELETE /api/user/addresses/:id', { params: { id } }),
    onSettled: () => forgetAddresses(client),
  });
}

/**
 * Invalidates all that uses the address book: the settings, the checkout, home visits, and the profile, whose place
 * may come from it.
 */
async function forgetAddresses(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: addressBook.key }),
    client.invalidateQueries({ queryKey: ['checkout', 'address'] }),
    client.invalidateQueries({ queryKey: profileQuery.key }),
  ]);
}
