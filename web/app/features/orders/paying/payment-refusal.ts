/** Why a payment was refused, for our own sentences: the provider's descriptions are in English only. */
export type PaymentRefusal =
  | 'FUNDS'
  | 'CODE'
  | 'LIMIT'
  | 'BLOCKED'
  | 'CARD'
  | 'UPI_ID'
  | 'TIMEOUT'
  | 'CANCELLED'
  | 'IDENTITY'
  | 'FAULT'
  | 'DECLINED'
  | 'OTHER';

/** Fields of the provider's error; `NA` means not applicable. */
export interface ProviderFailure {
  code?: string | null | undefined;
  reason?: string | null | undefined;
  source?: string | null | undefined;
}

/** The provider has about a hundred reasons, so they are matched by a word; the first match counts. */
const wordsOfReason: readonly (readonly [PaymentRefusal, RegExp])[] = [
  ['FUNDS', /insufficient/],
  ['CODE', /(?:^|_)(?:otp|m?pin)(?:_|$)/],
  ['LIMIT', /limit|(?:count|amount|frequency)_exceeded/],
  [
    'BLOCKED',
    /disabled|blocked|inactive|frozen|dormant|not_(?:enrolled|allowed|permitted|supported|eligible)/,
  ],
  ['UPI_ID', /vpa|upi_id/],
  ['CARD', /cvv|card.*(?:invalid|incorrect|expir)|(?:invalid|incorrect|expired).*card/],
  ['TIMEOUT', /timed?_?out|expired/],
  ['CANCELLED', /cancel/],
  ['IDENTITY', /authentication/],
  ['FAULT', /technical|gateway|server|unavailable|downtime/],
  ['DECLINED', /decline|rejected|risk|do_not_hono/],
];

export function refusalOf({ code, reason, source }: ProviderFailure): PaymentRefusal {
  const plain = (reason ?? '').toLowerCase();
  const known = wordsOfReason.find(([, words]) => words.test(plain));
  if (known) return known[0];
  if (/bank|issuer/.test(source ?? '')) return 'DECLINED';
  return /^(?:GATEWAY|SERVER)_ERROR$/.test(code ?? '') ? 'FAULT' : 'OTHER';
}
