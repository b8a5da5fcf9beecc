interface Details {
  status?: number;
  reason?: string;
  field?: string;
  cause?: unknown;
}

/**
 * A failed call to the payment provider. `unavailable`: it may or may not have had an effect. `refused`: the provider
 * understood and rejected it.
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
