import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';

/** The content of a document as issued. Money in paise, times in ISO 8601. */
export interface DocumentSnapshot {
  order: { number: string; createdAt: string };
  seller: SnapshotSeller;
  buyer: { name: string; address: string; city: string; state: string; pincode: string; country: string };
  items: SnapshotItem[];
  /** Taken off for a swatch that was bought before, negative; missing if nothing is. */
  creditPaise?: number;
  totals: {
    subtotalPaise: number;
    shippingPaise: number;
    taxPaise: number;
    taxPercent: number;
    totalPaise: number;
  };
  /** Payments received by then, in order. */
  payments: SnapshotPayment[];
  /** Refunds made by then. On a refund's own document, the last one is its subject. */
  refunds: SnapshotRefund[];
  /** The amount of the document: the instalment, the total, or the refund. */
  amountPaise: number;
  /** On the receipt for the amount that the maker keeps: when the order was cancelled. */
  cancelledAt?: string;
  /** The number of the invoice that a credit note corrects, or of the receipt that this one replaces. */
  against: string | null;
}

export interface SnapshotItem {
  /** The title when it was bought. */
  title: string;
  /** It is a piece of the cloth of the design. */
  isSwatch?: true;
  /** The title's translations at that time; missing in documents issued before these were stored. */
  translated?: TitleInLanguages['translated'];
  hsn: string;
  quantity: number;
  /** Of one piece with its options. */
  pricePaise: number;
  /** The chosen options; missing in documents issued before designs had options. */
  options?: SnapshotOption[];
}

export interface SnapshotOption {
  /** The name of the choice, and of the chosen option. */
  label: string;
  detail: string;
  /** For one piece; may be negative. */
  unitPaise: number;
}

export interface SnapshotSeller {
  name: string;
  city: string;
  /** Missing in documents issued before these were printed. */
  address?: string;
  state?: string;
  pincode?: string;
  /** Empty if the maker has given none. */
  gstin?: string;
}

export interface SnapshotPayment {
  purpose: 'ADVANCE' | 'FINAL';
  amountPaise: number;
  paidAt: string;
  /** The provider's payment id. */
  paymentId: string;
}

interface SnapshotRefund {
  amountPaise: number;
  returnedAt: string;
  refundId: string;
}
