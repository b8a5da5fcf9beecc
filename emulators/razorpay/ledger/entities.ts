/** The emulator's records. Amounts are paise, times Unix seconds, as on Razorpay's wire. */

export type Notes = Readonly<Record<string, string>>;

export interface OrderRecord {
  readonly id: string;
  readonly amount: number;
  readonly amount_paid: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
  readonly capture: 'automatic' | 'manual';
  readonly automatic_expiry_minutes: number;
  readonly manual_expiry_minutes: number;
}

export type PaymentMethod = 'card' | 'upi' | 'netbanking' | 'wallet';

export interface CardRecord {
  readonly id: string;
  readonly entity: 'card';
  readonly name: string;
  readonly last4: string;
  readonly network: string;
  readonly type: 'credit' | 'debit';
  readonly issuer: string | null;
  readonly international: boolean;
  readonly emi: boolean;
  readonly sub_type: string;
  readonly token_iin: null;
}

/** Why a payment failed, in the five fields that Razorpay repeats on the payment and in the browser. */
export interface PaymentFailure {
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  readonly description: string;
  readonly source: string;
  readonly step: string;
  readonly reason: string;
}

export interface PaymentRecord {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  readonly captured: boolean;
  readonly method: PaymentMethod;
  readonly international: boolean;
  readonly amount_refunded: number;
  readonly description: string | null;
  readonly card: CardRecord | null;
  readonly bank: string | null;
  readonly wallet: string | null;
  readonly vpa: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly failure: PaymentFailure | null;
  /** The instrument's result once the buyer has authenticated; null means success. */
  readonly verdict: PaymentFailure | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
}

export interface RefundRecord {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly arn: string | null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly speed_requested: 'normal' | 'optimum';
  readonly speed_processed: 'instant' | 'normal';
  readonly created_at: number;
}

export interface DisputeRecord {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly amount_deducted: number;
  readonly reason_code: string;
  readonly respond_by: number;
  readonly status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  readonly phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  readonly created_at: number;
}

/** An idempotency key (with its call) and the id of the record that it created. */
export interface IdempotencyRecord {
  readonly id: string;
  readonly fingerprint: string;
  readonly resultId: string;
}

export type DeliveryState =
  | 'pending'
  | 'held'
  | 'delivered'
  | 'undelivered'
  | 'dropped'
  | 'corrupted'
  | 'no_url';

export interface DeliveryRecord {
  readonly id: string;
  readonly event: string;
  /** Events of one action share a group. Their order within it is kept or deliberately changed. */
  readonly group: string;
  readonly body: string;
  /** Signed once: a retry after the secret is rotated still carries the signature of the old secret. */
  readonly signature: string;
  readonly state: DeliveryState;
  readonly sends: number;
  readonly attempts: readonly { readonly at: number; readonly status: number | 'timeout' | 'unreachable' }[];
}

/** One movement of money; append-only. */
export interface MovementRecord {
  readonly id: string;
  /** `release` returns money that was authorized and never captured. */
  readonly kind: 'capture' | 'refund' | 'refund_failed' | 'release';
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly subject_id: string;
  readonly amount: number;
  readonly at: number;
}

export interface SettingRecord {
  readonly id: 'clock_offset_s' | 'strict_receipt' | 'unique_receipt_refused' | 'refunds_pending';
  readonly value: number;
}
