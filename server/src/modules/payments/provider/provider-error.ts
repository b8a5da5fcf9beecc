interface Details {
  status?: number;
  reason?: string;
  field?: string;
  cause?: unknown;
}

/**
 * A call to the payment provider that brought no result. `unavailable` leaves open whether it had an effect;
 * `refused` means that the provider understood and said no.
 */
export class ProviderError extends Error {
  readonly kind: 'unavailable' | 'refused';
  readonly status: number;
  readonly reason: string;
  readonly field: string;

  constructor(kind: 'unavailable' | 'refused', message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.reason = details.reason ?? '';
    this.field = details.field ?? '';
  }
}

export function isUnavailable(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.kind === 'unavailable';
}
