import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { PurchaseRow, SaleRow } from '#contracts/orders/dashboards/order-lists.contract.ts';
import type { ListedOrderRow } from './list-orders.queries.ts';

type MediaUrl = (key: string) => string;

function presentListed(row: ListedOrderRow, mediaUrl: MediaUrl) {
  return {
    id: row.id,
    orderNumber: orderNumber(row.id, row.createdAt),
    totalAmount: toRupees(row.totalPaise),
    status: row.status,
    finalPaid: row.isFinalPaid,
    isDisputed: row.isDisputed,
    createdAt: row.createdAt.toISOString(),
    orderItems: row.items.map(({ pictureKey, ...item }) => ({
      ...item,
      image: pictureKey === null ? null : mediaUrl(pictureKey),
    })),
  };
}

function presentPerson(row: ListedOrderRow, mediaUrl: MediaUrl) {
  const profileImage = row.personImageKey === null ? null : mediaUrl(row.personImageKey);
  return { id: row.personId, name: row.personName, profile: { profileImage } };
}

export function presentPurchase(row: ListedOrderRow, mediaUrl: MediaUrl): PurchaseRow {
  return { ...presentListed(row, mediaUrl), maker: presentPerson(row, mediaUrl) };
}

export function presentSale(row: ListedOrderRow, mediaUrl: MediaUrl): SaleRow {
  return { ...presentListed(row, mediaUrl), user: presentPerson(row, mediaUrl) };
}
