import type { currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { loadShippingAddresses } from '#server/modules/profiles/public.ts';

type Reply = ReplyOf<typeof currentUserShippingAddress>;

/** Both formats that front ends read: the fields of the default address, and the whole address book. */
export function presentShippingAddresses(
  { usual, book, phone }: Awaited<ReturnType<typeof loadShippingAddresses>>,
  viewerName: string,
): Pick<Reply, 'shippingAddress' | 'addresses' | 'phone'> {
  return {
    shippingAddress: usual && {
      shippingName: usual.name || viewerName,
      shippingAddress: usual.fullAddress,
      shippingCity: usual.city,
      shippingState: usual.state,
      shippingPincode: usual.pincode,
      shippingCountry: usual.country,
    },
    addresses: book.map(({ name: _name, phone: _phone, ...address }) => address),
    phone,
  };
}
