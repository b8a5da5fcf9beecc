import { actSentences } from '#contracts/admin/audit/acts.rules.ts';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { deskSentences, type SeenOrder } from '#contracts/admin/orders/orders.rules.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { type ShipmentWords, shipmentProblems } from '#contracts/orders/making/shipment.rules.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { useManageOrder } from './orders.api.ts';
import { type DeskFormWords, useDeskForm } from './use-desk-form.ts';

/** The typed values, and the order as seen then; a status of '' leaves the order's status unchanged. */
interface ManageWords extends DeskFormWords, ShipmentWords {
  status: string;
  note: string;
  reason: string;
  seenStatus: string;
  seenCarrier: string;
  seenNumber: string;
  seenDay: string;
}

const manageDraft = makeDraft({
  kind: 'manage-order',
  parse: fieldsLike<ManageWords>({
    idempotencyKey: '',
    status: '',
    shippingCarrier: '',
    trackingNumber: '',
    estimatedDelivery: '',
    note: '',
    reason: '',
    seenStatus: '',
    seenCarrier: '',
    seenNumber: '',
    seenDay: '',
  }),
});

/** The desk's changes to an order; the draft is kept until it is sent. */
export function useManageForm({ order }: DeskOrder) {
  const t = useWords(deskWords, 'form');
  const { mutateAsync } = useManageOrder(order.id);
  const now = nowOf(order);
  const form = useDeskForm<ManageWords>({
    draft: manageDraft,
    about: order.id,
    first: { idempotencyKey: '', note: '', reason: '', ...beginningAt(now) },
    check(words) {
      const { status, note, reason } = words;
      const isSentOtherwise = !isSameParcel(parcelOf(words), seenIn(words));
      const isChanged = status !== '' || isSentOtherwise;
      if (!isChanged && note.trim() === '') return { note: deskSentences.nothing };
      return {
        ...(isSentOtherwise && shipmentProblems(parcelOf(words), todayInIndia())),
        ...(isChanged && reason.trim() === '' && { reason: actSentences.reasonMissing }),
      };
    },
    send(words, idempotencyKey) {
      const [seen, shipment] = [seenIn(words), parcelOf(words)];
      const status = orderStatuses.find((each) => each === words.status);
      return mutateAsync({
        body: {
          ...(status !== undefined && { status }),
          ...(!isSameParcel(shipment, seen) && { shipment }),
          note: words.note,
          reason: words.reason,
          seen,
        },
        idempotencyKey,
      });
    },
    failed: t('failed'),
    onDone: () => toast.good(t('done'), deskSentences.updated),
  });
  const seen = seenIn(form.words);
  const isUntouched = isSameParcel(parcelOf(form.words), seen) && form.words.status === '';
  const isStale = seen.status !== now.status || !isSameParcel(seen, now);
  return {
    ...form,
    /** The order as seen when the change was begun, if it has changed since; otherwise null. */
    stale: isStale && !isUntouched ? { seen, now } : null,
    takeOver: () => form.change(beginningAt(now)),
    /** The values of the fields; those of the current order if none was edited. */
    shown: isUntouched ? { ...form.words, ...beginningAt(now) } : form.words,
    changeParcel: (part: Partial<ShipmentWords>) =>
      form.change({ ...(isUntouched && beginningAt(now)), ...part }),
    changeStatus: (status: string) => form.change({ ...(isUntouched && beginningAt(now)), status }),
  };
}

function beginningAt({ status, ...parcel }: SeenOrder) {
  return {
    status: '',
    ...parcel,
    seenStatus: status as string,
    seenCarrier: parcel.shippingCarrier,
    seenNumber: parcel.trackingNumber,
    seenDay: parcel.estimatedDelivery,
  };
}

function nowOf({ status, shipment }: DeskOrder['order']): SeenOrder {
  return {
    status,
    shippingCarrier: shipment?.carrier ?? '',
    trackingNumber: shipment?.trackingNumber ?? '',
    estimatedDelivery: shipment?.estimatedDelivery ?? '',
  };
}

function seenIn({ seenStatus, seenCarrier, seenNumber, seenDay }: ManageWords): SeenOrder {
  return {
    status: orderStatuses.find((each) => each === seenStatus) ?? 'PENDING',
    shippingCarrier: seenCarrier,
    trackingNumber: seenNumber,
    estimatedDelivery: seenDay,
  };
}

function parcelOf({ shippingCarrier, trackingNumber, estimatedDelivery }: ManageWords): ShipmentWords {
  return { shippingCarrier, trackingNumber: trackingNumber.trim(), estimatedDelivery };
}

function isSameParcel(one: ShipmentWords, other: ShipmentWords): boolean {
  return (
    one.shippingCarrier === other.shippingCarrier &&
    one.trackingNumber === other.trackingNumber &&
    one.estimatedDelivery === other.estimatedDelivery
  );
}
