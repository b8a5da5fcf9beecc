import type { CardRecord, PaymentFailure } from '../ledger/entities.ts';

export interface TestCard {
  readonly number: string;
  readonly network: 'Visa' | 'MasterCard' | 'RuPay' | 'Diners Club' | 'American Express';
  readonly type: CardRecord['type'];
  readonly isInternational: boolean;
  readonly failure: PaymentFailure | null;
}

export const BANKS = [
  { code: 'HDFC', name: 'HDFC Bank' },
  { code: 'ICIC', name: 'ICICI Bank' },
  { code: 'SBIN', name: 'State Bank of India' },
  { code: 'UTIB', name: 'Axis Bank' },
  { code: 'KKBK', name: 'Kotak Mahindra Bank' },
  { code: 'PUNB_R', name: 'Punjab National Bank' },
] as const;

export const WALLETS = [
  { code: 'mobikwik', name: 'MobiKwik' },
  { code: 'airtelmoney', name: 'Airtel Money' },
  { code: 'freecharge', name: 'Freecharge' },
  { code: 'payzapp', name: 'PayZapp' },
] as const;

const AT_BANK = { source: 'bank', step: 'payment_authorization' } as const;
const AT_LOGIN = { source: 'customer', step: 'payment_authentication' } as const;
const AT_START = { source: 'customer', step: 'payment_initiation' } as const;

type Where = Pick<PaymentFailure, 'source' | 'step'>;

function refusal(reason: string, where: Where, description: string): PaymentFailure {
  return { code: 'BAD_REQUEST_ERROR', reason, description, ...where };
}

function gatewayFault(reason: string, where: Where, description: string): PaymentFailure {
  return { code: 'GATEWAY_ERROR', reason, description, ...where };
}

export const CARD_NOT_KNOWN = refusal(
  'card_number_invalid',
  AT_START,
  'This card is not one of the test cards. Choose a test card and try again.',
);

export const OTP_REFUSED = refusal(
  'incorrect_otp',
  AT_LOGIN,
  'Your payment was not completed because the OTP was incorrect. Try again.',
);

export const CANCELLED_BY_BUYER = refusal(
  'payment_cancelled',
  AT_LOGIN,
  'Your payment has been cancelled. Try again or complete the payment later.',
);

export const DECLINED_BY_BANK = refusal(
  'payment_failed',
  AT_BANK,
  'Your payment was declined by the bank. Try again or use another method.',
);

const UPI_DECLINED = refusal(
  'payment_declined',
  AT_LOGIN,
  'The payment request was declined in the UPI app. Try again or use another method.',
);

const UPI_UNKNOWN = refusal(
  'invalid_vpa',
  AT_START,
  'This UPI ID is not one of the test IDs. Use success@razorpay or failure@razorpay.',
);

function card(
  number: string,
  network: TestCard['network'],
  failure: PaymentFailure | null = null,
  isInternational = false,
): TestCard {
  return { number, network, type: network === 'RuPay' ? 'debit' : 'credit', isInternational, failure };
}

export const TEST_CARDS: readonly TestCard[] = [
  card('4100280000001007', 'Visa'),
  card('5500670000001002', 'MasterCard'),
  card('6527658900001005', 'RuPay'),
  card('36082800091007', 'Diners Club'),
  card('340256000401007', 'American Express'),
  card('5555555555554444', 'MasterCard', null, true),
  card('4012888888881881', 'Visa', null, true),
  card(
    '4100280000090000',
    'Visa',
    refusal('payment_timed_out', AT_LOGIN, 'Your payment was not completed on time. Try again.'),
  ),
  card(
    '4100280000080001',
    'Visa',
    refusal('insufficient_fund', AT_BANK, 'Your account has too little balance. Use another card or method.'),
  ),
  card('4100280000070002', 'Visa', CANCELLED_BY_BUYER),
  card(
    '4100280000060003',
    'Visa',
    refusal('card_declined', AT_BANK, 'Your card was declined by the bank. Use another card or method.'),
  ),
  card(
    '4100280000030006',
    'Visa',
    refusal(
      'card_disabled_for_online_payments',
      AT_START,
      'This card is switched off for online payments. Use another card or method.',
    ),
  ),
  card(
    '4100280000010008',
    'Visa',
    refusal('card_number_invalid', AT_START, 'The card number is not valid. Check it and try again.'),
  ),
  card(
    '4100280000020007',
    'Visa',
    gatewayFault(
      'gateway_technical_error',
      AT_BANK,
      'The bank had a technical problem. Try again in a while.',
    ),
  ),
  card(
    '4100280000000009',
    'Visa',
    gatewayFault('authentication_failed', AT_LOGIN, 'The bank could not confirm that it is you. Try again.'),
  ),
];

export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return TEST_CARDS.find((each) => each.number === digits);
}

/** The result of a UPI ID: null is success, undefined a malformed ID. */
export function upiVerdict(vpa: string): PaymentFailure | null | undefined {
  if (!/^[\w.-]{2,256}@[A-Za-z]{2,64}$/.test(vpa)) return undefined;
  if (vpa.toLowerCase() === 'success@razorpay') return null;
  return vpa.toLowerCase() === 'failure@razorpay' ? UPI_DECLINED : UPI_UNKNOWN;
}
