import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { trackingPage } from '#contracts/orders/making/shipment.rules.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import type { UpdateRow } from './order-updates.queries.ts';
import { isRemovable } from './remove-update.ts';

interface Surroundings {
  viewerId: number;
  now: Date;
  mediaUrl: (key: string) => string;
}

export function presentUpdates(
  rows: readonly UpdateRow[],
  { viewerId, now, mediaUrl }: Surroundings,
): OrderData['updates'] {
  return rows.map(({ id, authorId, authorName, status, note, at, pictures, preparing }) => ({
    id,
    status,
    note,
    pictures: pictures.map(({ key, ...size }) => ({ url: mediaUrl(key), ...size })),
    preparing,
    authorName,
    at: at.toISOString(),
    can: { remove: isRemovable({ authorId, at }, viewerId, now) },
  }));
}

export function presentShipment({
  shippingCarrier: carrier,
  trackingNumber,
  parcelExpectedOn,
}: OrderRow): OrderData['shipment'] {
  if (carrier === null) return null;
  return {
    carrier,
    trackingNumber,
    trackingUrl: trackingPage(carrier, trackingNumber),
    estimatedDelivery: parcelExpectedOn,
  };
}
