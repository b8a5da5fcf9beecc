import type { EmulatorContext } from '../emulator.context.ts';
import { invalidField } from '../http/api-error.ts';
import { type Fields, isFields, readNotes, readText } from '../http/fields.ts';
import type { CardRecord, OrderRecord, PaymentRecord } from '../ledger/entities.ts';
import { newId } from '../ledger/ids.ts';
import { concludePayment, failPayment, startPayment } from '../ledger/payment-lifecycle.ts';
import { BANKS, CARD_NOT_KNOWN, findTestCard, upiVerdict, WALLETS } from './instruments.ts';

type Instrument = Pick<
  PaymentRecord,
  'method' | 'international' | 'card' | 'bank' | 'wallet' | 'vpa' | 'verdict'
>;

export interface BegunPayment {
  readonly payment: PaymentRecord;
  /** The buyer's next step; null when the payment is already decided. */
  readonly next: 'otp' | 'bank' | null;
}

/**
 * Starts a payment when the buyer presses Pay. Throws when a field is wrong or the order takes no payment; nothing is
 * recorded then.
 */
export function beginPayment(ctx: EmulatorContext, order: OrderRecord, body: Fields): BegunPayment {
  const payment = startPayment(ctx, order, {
    id: newId('pay'),
    ...readInstrument(ctx, body),
    description: readText(body, 'description', 2048),
    email: readText(body, 'email', 255),
    contact: readText(body, 'contact', 32),
    notes: readNotes(body),
  });
  if (payment.verdict?.step === 'payment_initiation')
    return { payment: failPayment(ctx, payment, payment.verdict), next: null };
  if (payment.method === 'card') return { payment, next: 'otp' };
  if (payment.method === 'upi') return { payment: concludePayment(ctx, payment), next: null };
  return { payment, next: 'bank' };
}

function readInstrument(ctx: EmulatorContext, body: Fields): Instrument {
  const none = { international: false, card: null, bank: null, wallet: null, vpa: null, verdict: null };
  switch (body.method) {
    case 'card':
      return { ...none, method: 'card', ...readCard(ctx, isFields(body.card) ? body.card : {}) };
    case 'upi': {
      const vpa = String(body.vpa ?? '').trim();
      const verdict = upiVerdict(vpa);
      if (verdict === undefined) throw invalidField('vpa', 'Enter a valid UPI ID.', 'invalid_vpa');
      return { ...none, method: 'upi', vpa, verdict };
    }
    case 'netbanking': {
      const bank = BANKS.find(({ code }) => code === body.bank);
      if (!bank) throw invalidField('bank', 'Choose a bank.');
      return { ...none, method: 'netbanking', bank: bank.code };
    }
    case 'wallet': {
      const wallet = WALLETS.find(({ code }) => code === body.wallet);
      if (!wallet) throw invalidField('wallet', 'Choose a wallet.');
      return { ...none, method: 'wallet', wallet: wallet.code };
    }
    default:
      throw invalidField('method', 'The payment method is not supported.');
  }
}

/** Number and CVV are not stored, only the last four digits. */
function readCard(ctx: EmulatorContext, fields: Fields) {
  const number = String(fields.number ?? '').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) throw invalidField('number', 'Enter a valid card number.');
  if (!isFuture(String(fields.expiry ?? ''), ctx.now()))
    throw invalidField('expiry', 'Enter an expiry date in the future.');
  if (!/^\d{3,4}$/.test(String(fields.cvv ?? ''))) throw invalidField('cvv', 'Enter the CVV.');
  const known = findTestCard(number);
  const card: CardRecord = {
    id: newId('card'),
    entity: 'card',
    name: String(fields.name ?? ''),
    last4: number.slice(-4),
    network: known?.network ?? 'Unknown',
    type: known?.type ?? 'credit',
    issuer: known && !known.isInternational ? 'HDFC' : null,
    international: known?.isInternational ?? false,
    emi: false,
    sub_type: 'consumer',
    token_iin: null,
  };
  return { card, international: card.international, verdict: known ? known.failure : CARD_NOT_KNOWN };
}

/** `MM/YY` or `MM/YYYY`; a card is valid to the end of its month. */
function isFuture(expiry: string, now: number): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === undefined || year === undefined) return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now * 1000;
}
