import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';

/** What a document says, kept as it was when it was issued. Money in paise, times ISO 8601. */
export interface DocumentSnapshot {
  order: { number: string; createdAt: string };
  seller: SnapshotSeller;
  buyer: { name: string; address: string; city: string; state: string; pincode: string; country: string };
  items: SnapshotItem[];
  totals: {
    subtotalPaise: number;
    shippingPaise: number;
    taxPaise: number;
    taxPercent: number;
    totalPaise: number;
  };
  /** What had been paid by then, in the order in which it came. */
  payments: SnapshotPayment[];
  /** What had been given back by then. On a refund's own document the last one is what it is about. */
  refunds: SnapshotRefund[];
  /** What this document is about: the instalment, the total, or what went back. */
  amountPaise: number;
  /** On the receipt for what the maker keeps: when the order was cancelled. */
  cancelledAt?: string;
  /** The number of the invoice that a credit note takes back from, or of the receipt that this one takes the place of. */
  against: string | null;
}

export interface SnapshotItem {
  /** As it was bought. */
  title: string;
  /** The titles that it had then in other languages; missing in what was issued before they were kept. */
  translated?: TitleInLanguages['translated'];
  hsn: string;
  quantity: number;
  pricePaise: number;
}

export interface SnapshotSeller {
  name: string;
  city: string;
  /** These are missing in what was issued before they were printed. */
  address?: string;
  state?: string;
  pincode?: string;
  /** '' where the maker has given none. */
  gstin?: string;
}

export interface SnapshotPayment {
  purpose: 'ADVANCE' | 'FINAL';
  amountPaise: number;
  paidAt: string;
  /** The provider's name of the payment. */
  paymentId: string;
}

interface SnapshotRefund {
  amountPaise: number;
  returnedAt: string;
  refundId: string;
}
