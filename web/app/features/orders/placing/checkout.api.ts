import type {
  DesignDetails,
  deliveryTo,
  ExpectedDelivery,
  getProductDetails,
} from '#contracts/designs/designs.contract.ts';
import type { Choices } from '#contracts/designs/options/choose-options.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type {
  createOrder,
  currentUserShippingAddress,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { defaultFirst } from '#web/features/profiles/addresses/default-first.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { PaymentRequest } from '../paying/paying.api.ts';

/** The design to order. */
export function designToOrder(id: string): ApiQuery<DesignDetails> {
  return {
    key: ['checkout', 'design', id],
    fetch: async (from) =>
      (
        await from.call<typeof getProductDetails>('GET /api/design/getProductDetails/:id', {
          params: { id },
        })
      ).product,
  };
}

/** When the design would arrive at an address. */
export function deliveryQuery(
  id: number,
  to: { pincode: string; country: string },
): ApiQuery<ExpectedDelivery> {
  const { pincode, country } = to;
  return {
    key: ['checkout', 'delivery', String(id), country, pincode],
    staleTime: 60_000,
    fetch: async (from) =>
      (
        await from.call<typeof deliveryTo>('GET /api/design/delivery/:id', {
          params: { id: String(id) },
          query: { pincode, country },
        })
      ).delivery,
  };
}

export interface KnownAddresses {
  /** The default address, or the newest one, or without an address book the profile's; null if there is none. */
  usual: ReplyOf<typeof currentUserShippingAddress>['shippingAddress'];
  /** The address book, the default first, then the newest. */
  book: Address[];
  /** The viewer's phone number; '' if unknown. */
  phone: string;
}

/** The addresses and phone number that the form starts with. */
export const knownAddresses: ApiQuery<KnownAddresses> = {
  key: ['checkout', 'address'],
  staleTime: 0,
  async fetch(from) {
    const { shippingAddress, addresses, phone } = await from.call<typeof currentUserShippingAddress>(
      'GET /api/order/current-user-shipping-address',
    );
    return { usual: shippingAddress, book: defaultFirst(addresses), phone };
  },
};

export interface Waiting {
  /** The unpaid order. */
  order: OrderData | null;
  /** In rupees, what a swatch takes off the next order, before tax; null for nothing. */
  swatchCredit: number | null;
}

/**
 * The viewer's unpaid order of this design with these options at its present price, and the credit of a swatch; it is
 * invalidated with all orders.
 */
export function waitingOrderOf(designId: string, choices: Choices): ApiQuery<Waiting> {
  const chosen = Object.keys(choices).length === 0 ? {} : { choices: JSON.stringify(choices) };
  return {
    key: ['order', 'waiting', designId, chosen],
    staleTime: 0,
    async fetch(from) {
      const { orderData: order, swatchCredit } = await from.call<typeof waitingOrder>(
        'GET /api/order/waiting',
        {
          query: { designId, ...chosen },
        },
      );
      return { order, swatchCredit };
    },
  };
}

export type OrderRequest = RequestOf<typeof createOrder>['body'];

/** Idempotent: the same key returns the same order. */
export function placeOrder(body: OrderRequest, idempotencyKey: string): Promise<PaymentRequest> {
  return api.call<typeof createOrder>('POST /api/order/create', {
    body,
    idempotencyKey,
  });
}
