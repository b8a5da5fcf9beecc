import type { Notes } from '../ledger/entities.ts';
import { type IdPrefix, isId } from '../ledger/ids.ts';
import { badRequest, invalidField } from './api-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function refuseExtraFields(body: Fields, allowed: readonly string[]): void {
  const extra = Object.keys(body).filter((name) => !allowed.includes(name));
  if (extra.length > 0)
    throw invalidField(
      extra[0] ?? '',
      `${extra.join(', ')} is/are not required and should not be sent`,
      'extra_field_sent',
    );
}

/** An amount in paise: an integer of at least one rupee. */
export function readAmount(body: Fields, field = 'amount'): number {
  const value = body[field];
  if (value === undefined || value === null) throw invalidField(field, `${field}: is required.`);
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw invalidField(field, `The ${field} must be an integer.`);
  if (amount < 100)
    throw invalidField(
      field,
      'Order amount less than minimum amount allowed',
      'amount_less_than_minimum_amount',
    );
  return amount;
}

export function readCurrency(body: Fields): string {
  if (body.currency === undefined) throw invalidField('currency', 'currency: is required.');
  if (body.currency !== 'INR') throw invalidField('currency', 'Currency is not supported');
  return body.currency;
}

export function readText(body: Fields, field: string, longest: number): string | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > longest)
    throw invalidField(field, `The ${field} may not be greater than ${longest} characters.`);
  return value;
}

/** Razorpay accepts 1, "1" and true as the same value. */
export function readFlag(body: Fields, field: string): boolean | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0') return false;
  throw invalidField(field, `The ${field} field must be true or false.`);
}

export function readNotes(body: Fields, field = 'notes'): Notes {
  const value = body[field];
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (!isFields(value)) throw invalidField(field, 'The notes field must be an object.');
  const pairs = Object.entries(value).map(([key, text]) => [key, String(text)] as const);
  if (pairs.length > 15)
    throw invalidField(field, 'Number of fields in notes should be less than or equal to 15');
  if (pairs.some(([key, text]) => key.length > 256 || text.length > 256))
    throw invalidField(field, 'Each note may not be greater than 256 characters.');
  return Object.fromEntries(pairs);
}

/** Razorpay returns empty notes as an empty list; clients must accept that. */
export function presentNotes(notes: Notes): Notes | [] {
  return Object.keys(notes).length === 0 ? [] : notes;
}

export function requireId(prefix: IdPrefix, value: unknown): string {
  if (typeof value !== 'string' || !isId(prefix, value))
    throw badRequest(`${String(value)} is not a valid id`);
  return value;
}
