import {
  createAddress as createAddressCall,
  deleteAddress as deleteAddressCall,
  listAddresses,
  makeAddressDefault as makeAddressDefaultCall,
  updateAddress as updateAddressCall,
} from '#contracts/profiles/addresses.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
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
      success: true,
      message: 'Address created successfully!',
      data: await createAddress(services, viewer.id, body),
    }),
    writing,
  );

  serve(
    updateAddressCall,
    async ({ params, body, viewer }) => ({
      success: true,
      message: 'Address saved',
      data: await updateAddress(services, viewer.id, params.id, body),
    }),
    writing,
  );

  serve(
    makeAddressDefaultCall,
    async ({ params, viewer }) => ({
      success: true,
      message: 'This is your default address now',
      data: await makeAddressDefault(services, viewer.id, params.id),
    }),
    writing,
  );

  serve(
    deleteAddressCall,
    async ({ params, viewer }) => {
      await deleteAddress(services, viewer.id, params.id);
      return { success: true, message: 'Address deleted' };
    },
    writing,
  );
}
