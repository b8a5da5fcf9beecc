import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { PurchaseRow, SaleRow } from '#contracts/orders/dashboards/order-lists.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import type { OwedDay } from '../due/due-of-order.ts';
import type { ListedOrderRow } from './list-orders.queries.ts';

interface Showing {
  mediaUrl: (key: string) => string;
  locale: Locale;
}

function presentListed(row: ListedOrderRow, { mediaUrl, locale }: Showing) {
  return {
    id: row.id,
    orderNumber: orderNumber(row.id, row.createdAt),
    totalAmount: toRupees(row.totalPaise),
    status: row.status,
    finalPaid: row.isFinalPaid,
    isDisputed: row.isDisputed,
    isSwatch: row.isSwatch,
    createdAt: row.createdAt.toISOString(),
    orderItems: row.items.map(({ designId, quantity, pictureKey, ...item }) => ({
      designId,
      ...titleFor(item, locale),
      quantity,
      image: pictureKey === null ? null : mediaUrl(pictureKey),
    })),
  };
}

function presentPerson(row: ListedOrderRow, { mediaUrl }: Showing) {
  const profileImage = row.personImageKey === null ? null : mediaUrl(row.personImageKey);
  return { id: row.personId, name: row.personName, profile: { profileImage } };
}

export function presentPurchase(row: ListedOrderRow, showing: Showing): PurchaseRow {
  return { ...presentListed(row, showing), maker: presentPerson(row, showing) };
}

export function presentSale(row: ListedOrderRow, due: OwedDay | undefined, showing: Showing): SaleRow {
  const { dueBy = null, lateDays = 0 } = due ?? {};
  return { ...presentListed(row, showing), user: presentPerson(row, showing), dueBy, lateDays };
}
