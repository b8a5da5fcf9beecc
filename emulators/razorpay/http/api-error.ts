import type { PaymentFailure } from '../ledger/entities.ts';

interface ApiErrorDetails {
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Readonly<Record<string, string>>;
}

/** An error response in Razorpay's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(
    status: number,
    code: PaymentFailure['code'],
    description: string,
    details: ApiErrorDetails = {},
  ) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code,
        description,
        ...(details.field === undefined ? {} : { field: details.field }),
        source: details.source ?? 'NA',
        step: details.step ?? 'NA',
        reason: details.reason ?? 'NA',
        metadata: details.metadata ?? {},
      },
    };
  }
}

export function badRequest(description: string, details: ApiErrorDetails = {}): ApiError {
  return new ApiError(400, 'BAD_REQUEST_ERROR', description, details);
}

/** An error for invalid input, with the name of the field. */
export function invalidField(
  field: string,
  description: string,
  reason = 'input_validation_failed',
): ApiError {
  return badRequest(description, { field, source: 'business', step: 'payment_initiation', reason });
}

export function unknownId(): ApiError {
  return badRequest('The id provided does not exist', {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
  });
}

export function paymentFailed(failure: PaymentFailure, orderId: string, paymentId: string): ApiError {
  const { code, description, source, step, reason } = failure;
  const metadata = { order_id: orderId, payment_id: paymentId };
  return new ApiError(400, code, description, { source, step, reason, metadata });
}
