import {
  createAddress as createAddressCall,
  deleteAddress as deleteAddressCall,
  listAddresses,
  makeAddressDefault as makeAddressDefaultCall,
  updateAddress as updateAddressCall,
} from '#contracts/profiles/addresses.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { loadAddressBook } from './load-shipping-addresses.ts';
import { makeAddressDefault } from './make-address-default.ts';
import { presentAddress } from './present-address.ts';
import { updateAddress } from './update-address.ts';

const writing = { limits: [{ name: 'addresses', by: 'account', most: 60, seconds: 3600 }] } as const;

export function addressRoutes(serve: Serve, services: Services): void {
  serve(listAddresses, async ({ viewer }) => ({
    success: true,
    data: (await loadAddressBook(services.db, viewer.id)).map(presentAddress),
  }));

  serve(
    createAddressCall,
    async ({ body, viewer }) => ({
      ...succeed('done.addressCreated'),
      data: await createAddress(services, viewer.id, body),
    }),
    writing,
  );

  serve(
    updateAddressCall,
    async ({ params, body, viewer }) => ({
      ...succeed('done.addressSaved'),
      data: await updateAddress(services, viewer.id, params.id, body),
    }),
    writing,
  );

  serve(
    makeAddressDefaultCall,
    async ({ params, viewer }) => ({
      ...succeed('done.addressDefault'),
      data: await makeAddressDefault(services, viewer.id, params.id),
    }),
    writing,
  );

  serve(
    deleteAddressCall,
    async ({ params, viewer }) => {
      await deleteAddress(services, viewer.id, params.id);
      return { ...succeed('done.addressDeleted') };
    },
    writing,
  );
}
