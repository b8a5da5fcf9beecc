import { expect, it } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import {
  CARD_NOT_KNOWN,
  DECLINED_BY_BANK,
  OTP_REFUSED,
  TEST_CARDS,
  upiVerdict,
} from '#emulators/razorpay/checkout/instruments.ts';
import { messagesIn } from '#web/platform/i18n/words.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { type PaymentRefusal, refusalOf } from './payment-refusal.ts';

it.each<[string, PaymentRefusal]>([
  ['insufficient_funds', 'FUNDS'],
  ['incorrect_otp', 'CODE'],
  ['otp_expired', 'CODE'],
  ['pin_attempts_exceeded', 'CODE'],
  ['transaction_daily_limit_exceeded', 'LIMIT'],
  ['transaction_daily_count_exceeded', 'LIMIT'],
  ['card_disabled_for_online_payments', 'BLOCKED'],
  ['international_transaction_not_allowed', 'BLOCKED'],
  ['debit_instrument_blocked', 'BLOCKED'],
  ['invalid_vpa', 'UPI_ID'],
  ['incorrect_cvv', 'CARD'],
  ['card_expired', 'CARD'],
  ['incorrect_card_expiry_date', 'CARD'],
  ['payment_timed_out', 'TIMEOUT'],
  ['payment_collect_request_expired', 'TIMEOUT'],
  ['payment_cancelled', 'CANCELLED'],
  ['authentication_failed', 'IDENTITY'],
  ['issuer_technical_error', 'FAULT'],
  ['payment_declined', 'DECLINED'],
  ['payment_risk_check_failed', 'DECLINED'],
  ['a_reason_of_tomorrow', 'OTHER'],
])('knows the reason %s as %s', (reason, refusal) => {
  expect(refusalOf({ code: 'BAD_REQUEST_ERROR', reason, source: 'customer' })).toBe(refusal);
});

it('goes by the source and the code where no reason is named', () => {
  expect(refusalOf({ code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', source: 'issuer_bank' })).toBe(
    'DECLINED',
  );
  expect(refusalOf({ code: 'GATEWAY_ERROR', reason: 'NA', source: 'NA' })).toBe('FAULT');
  expect(refusalOf({ code: 'BAD_REQUEST_ERROR', reason: null })).toBe('OTHER');
  expect(refusalOf({})).toBe('OTHER');
});

it('knows every refusal of the emulator', () => {
  const failures = [
    ...TEST_CARDS.map(({ failure }) => failure),
    CARD_NOT_KNOWN,
    DECLINED_BY_BANK,
    OTP_REFUSED,
    upiVerdict('failure@razorpay'),
    upiVerdict('someone@razorpay'),
  ].filter((failure) => failure != null);
  expect(failures.length).toBeGreaterThan(10);
  for (const failure of failures) expect(refusalOf(failure), failure.reason).not.toBe('OTHER');
});

it('has a sentence of its own for each refusal in every language', () => {
  for (const language of locales) {
    const { refused } = messagesIn(ordersWords, language).payment;
    const named = [...refused.matchAll(/([A-Z_]+) \{/g)].map(([, refusal]) => refusal);
    expect([language, new Set(named).size]).toEqual([language, 11]);
  }
});
