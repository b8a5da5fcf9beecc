import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { DocumentSeries } from '#contracts/documents/document-number.ts';
import type { DocumentKind } from '#contracts/documents/documents.contract.ts';
import { swatchCredit } from '#contracts/money/price-order.ts';
import { titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { DocumentSnapshot, SnapshotOption, SnapshotPayment } from './document-snapshot.ts';

export interface DocumentRow {
  name: string;
  kind: DocumentKind;
  series: DocumentSeries;
  year: number;
  serial: number;
  issuedAt: Date;
}

const columns = 'd.name, d.kind, d.series, d.year, d.serial, d.issued_at as "issuedAt"';

/** Checks access in SQL: returns no row if the viewer is not a side of the order. */
const ofOrder = prepared<DocumentRow | { name: null }, [orderId: number, viewerId: number]>(
  'documents.of-order',
  `select ${columns} from orders o left join documents d on d.order_id = o.id
    where o.id = $1 and (o.buyer_id = $2 or o.maker_id = $2) order by d.id`,
);

/** Undefined if the viewer is not a side of the order. */
export async function findDocumentsOfParty(
  executor: Executor,
  orderId: number,
  viewerId: number,
): Promise<DocumentRow[] | undefined> {
  const rows = await ofOrder(executor, [orderId, viewerId]);
  return rows.length === 0 ? undefined : rows.filter((row) => row.name !== null);
}

export type IssuedDocument = DocumentRow & { snapshot: DocumentSnapshot };

/** $1 the order, $2 the viewer, $3 the name. */
export const documentOfParty = prepared<IssuedDocument, [orderId: number, viewerId: number, name: string]>(
  'documents.of-party',
  `select ${columns}, d.snapshot from documents d join orders o on o.id = d.order_id
    where d.order_id = $1 and d.name = $3 and (o.buyer_id = $2 or o.maker_id = $2)`,
);

export interface OrderFacts {
  id: number;
  buyerId: number;
  makerId: number;
  createdAt: Date;
  subtotalPaise: number;
  shippingPaise: number;
  taxPaise: number;
  taxPercent: number;
  totalPaise: number;
  /** The amount that the maker keeps of an order cancelled at its buyer's request; 0 for any other. */
  agreedKeptPaise: number;
  cancelledAt: Date | null;
  isSwatch: boolean;
  /** Taken off for a swatch, negative; 0 if nothing is. */
  creditPaise: number;
  buyer: DocumentSnapshot['buyer'];
  seller: DocumentSnapshot['seller'];
  items: {
    titles: TitleInLanguages;
    category: string;
    material: string;
    quantity: number;
    pricePaise: number;
    options: SnapshotOption[];
  }[];
}

/** The options of an item `i`, whose place in its order is `i.place`. */
const optionsOfItem = `(
  select coalesce(json_agg(json_build_object('label', l.label, 'detail', l.detail, 'unitPaise', l.unit_paise)
                    order by l.position), '[]')
    from order_lines l where l.order_id = i.order_id and l.item = i.place and l.kind = 'OPTION')`;

export const orderFacts = prepared<OrderFacts, [orderId: number]>(
  'documents.order-facts',
  `select o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", o.created_at as "createdAt",
          o.subtotal_paise as "subtotalPaise", o.shipping_paise as "shippingPaise", o.tax_paise as "taxPaise",
          o.tax_percent as "taxPercent", o.total_paise as "totalPaise",
          coalesce((select q.kept_paise from cancellation_requests q
                     where q.order_id = o.id and q.status = 'AGREED'), 0) as "agreedKeptPaise",
          (select max(h.created_at) from order_history h
            where h.order_id = o.id and h.to_status = 'CANCELLED') as "cancelledAt",
          o.swatch_of is not null as "isSwatch",
          coalesce((select sum(l.unit_paise * l.quantity)::bigint from order_lines l
                     where l.order_id = o.id and l.kind = 'DISCOUNT' and l.detail = '${swatchCredit}'), 0) as "creditPaise",
          json_build_object('name', o.shipping_name, 'address', o.shipping_address, 'city', o.shipping_city,
            'state', o.shipping_state, 'pincode', o.shipping_pincode, 'country', o.shipping_country) as buyer,
          json_build_object('name', u.name, 'address', coalesce(p.address, ''), 'city', coalesce(p.city, ''),
            'state', coalesce(p.state, ''), 'pincode', coalesce(p.pincode, ''),
            'gstin', coalesce(p.gstin, '')) as seller,
          (select coalesce(json_agg(json_build_object('titles', ${titleInLanguages('i.title')}, 'category', coalesce(d.category, ''),
                    'material', coalesce(concat_ws(' ', d.material_one, d.material_two), ''),
                    'quantity', i.quantity, 'pricePaise', i.price_paise, 'options', ${optionsOfItem}) order by i.id), '[]')
             from (select *, (row_number() over (order by id) - 1) as place from order_items
                    where order_id = o.id) i left join designs d on d.id = i.design_id) as items
     from orders o join users u on u.id = o.maker_id left join profiles p on p.user_id = o.maker_id
    where o.id = $1`,
);

export interface PaidInstalment {
  purpose: SnapshotPayment['purpose'];
  amountPaise: number;
  paidAt: Date;
  paymentId: string;
}

/** Booked instalments, in order of arrival. Excludes payments that arrived after the order had ended. */
export const paidInstalments = prepared<PaidInstalment, [orderId: number]>(
  'documents.paid-instalments',
  `select p.purpose, p.expected_paise as "amountPaise", coalesce(p.authorized_at, p.captured_at) as "paidAt",
          p.razorpay_payment_id as "paymentId"
     from payments p
    where p.order_id = $1 and p.status in ${paidStatuses}
      and not exists (select from refunds r where r.payment_id = p.id
                         and r.razorpay_payment_id = p.razorpay_payment_id and r.cause = 'LATE')
    order by "paidAt", p.id`,
  {
    paidAt: 'a payment is authorised with its moment (markAuthorized, markCaptured)',
    paymentId: 'a payment is authorised with its id at the provider (markAuthorized, markCaptured)',
  },
);

export interface ReturnedMoney {
  id: number;
  amountPaise: number;
  returnedAt: Date;
  refundId: string;
}

/** Refunds of booked instalments that have arrived, in order. */
export const returnedMoney = prepared<ReturnedMoney, [orderId: number]>(
  'documents.returned-money',
  `select r.id, r.amount_paise as "amountPaise", r.processed_at as "returnedAt",
          coalesce(r.razorpay_refund_id, '') as "refundId"
     from refunds r join payments p on p.id = r.payment_id
    where p.order_id = $1 and r.status = 'PROCESSED' and r.processed_at is not null
      and r.cause in ('AGREED','CANCELLED','DESK','PROVIDER','DISPUTE') and r.razorpay_payment_id = p.razorpay_payment_id
      and not exists (select from refunds l where l.payment_id = p.id
                         and l.razorpay_payment_id = p.razorpay_payment_id and l.cause = 'LATE')
    order by r.processed_at, r.id`,
);

/** The documents issued for an order. */
export const issuedDocuments = prepared<DocumentRow, [orderId: number]>(
  'documents.issued',
  `select ${columns} from documents d where d.order_id = $1 order by d.id`,
);

export const openCounter = prepared<object, [series: string, year: number]>(
  'documents.open-counter',
  'insert into document_counters (series, year) values ($1, $2) on conflict do nothing',
);

export const lockCounter = prepared<{ last: number; lastAt: Date | null }, [series: string, year: number]>(
  'documents.lock-counter',
  'select last, last_at as "lastAt" from document_counters where series = $1 and year = $2 for update',
);

export const moveCounter = prepared<object, { series: string; year: number; serial: number; issuedAt: Date }>(
  'documents.move-counter',
  'update document_counters set last = $serial, last_at = $issuedAt where series = $series and year = $year',
);

export const insertDocument = prepared<
  object,
  {
    orderId: number;
    name: string;
    kind: string;
    series: string;
    year: number;
    serial: number;
    issuedAt: Date;
    snapshot: string;
  }
>(
  'documents.insert',
  `insert into documents (order_id, name, kind, series, year, serial, issued_at, snapshot)
   values ($orderId, $name, $kind, $series, $year, $serial, $issuedAt, $snapshot)`,
);
