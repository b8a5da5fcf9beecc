import * as z from 'zod/mini';

// Replies of the provider are validated, because ids are later used in paths.
const providerId = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`)));

const paymentId = providerId('pay');

/** Empty notes arrive as an array, others as an object. */
const notes = z.pipe(
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  z.transform((value): Record<string, unknown> => (Array.isArray(value) ? {} : value)),
);

export const providerOrder = z.object({
  id: providerId('order'),
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
});
export type ProviderOrder = z.output<typeof providerOrder>;

export const providerPayment = z.object({
  id: paymentId,
  order_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z._default(z.int(), 0),
  method: z._default(z.nullable(z.string()), ''),
  error_reason: z._default(z.nullable(z.string()), null),
  /** Unix seconds. */
  created_at: z.int(),
});
export type ProviderPayment = z.output<typeof providerPayment>;

export const providerRefund = z.object({
  id: providerId('rfnd'),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.nullable(z.string()),
  /** Unix seconds. */
  created_at: z.int(),
});
export type ProviderRefund = z.output<typeof providerRefund>;

export const providerDispute = z.object({
  id: providerId('disp'),
  payment_id: paymentId,
  amount: z.int(),
  currency: z.string(),
  phase: z.string(),
  reason_code: z._default(z.nullable(z.string()), ''),
  status: z.enum(['open', 'action_required', 'under_review', 'won', 'lost', 'closed']),
  /** Unix seconds. */
  respond_by: z._default(z.nullable(z.int()), null),
  created_at: z.int(),
});
export type ProviderDispute = z.output<typeof providerDispute>;

export const collectionOf = <S extends z.ZodMiniType>(item: S) => z.object({ items: z.array(item) });

export const providerFailure = z.object({
  error: z.object({
    code: z._default(z.string(), ''),
    description: z._default(z.string(), ''),
    reason: z._default(z.nullable(z.string()), ''),
    field: z._default(z.nullable(z.string()), ''),
  }),
});

export function isProviderPaymentId(text: string): boolean {
  return paymentId.safeParse(text).success;
}
