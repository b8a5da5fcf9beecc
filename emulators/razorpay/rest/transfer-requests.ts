import type { EmulatorContext } from '../emulator.context.ts';
import { badRequest, invalidField, unknownId } from '../http/api-error.ts';
import {
  type Fields,
  isFields,
  readAmount,
  readCurrency,
  readFlag,
  readNotes,
  refuseExtraFields,
  requireId,
} from '../http/fields.ts';
import type { TransferRequest } from '../ledger/transfer-lifecycle.ts';

const COOLING_PERIOD = 86_400;
const FIELDS = ['account', 'amount', 'currency', 'notes', 'linked_account_notes', 'on_hold', 'on_hold_until'];

/** The `transfers` list of an order or of a payment; absent means none. */
export function readTransferRequests(ctx: EmulatorContext, body: Fields): TransferRequest[] {
  const list = body.transfers ?? [];
  if (!Array.isArray(list)) throw invalidField('transfers', 'The transfers must be an array.');
  return list.map((item: unknown) => {
    if (!isFields(item)) throw invalidField('transfers', 'The transfers must be an array.');
    return readTransferRequest(ctx, item);
  });
}

/** One transfer. Throws when the account is unknown or younger than its 24 hours of cooling. */
export function readTransferRequest(ctx: EmulatorContext, body: Fields): TransferRequest {
  refuseExtraFields(body, FIELDS);
  const account = ctx.store.find('documents', requireId('acc', body.account));
  if (account?.kind !== 'account') throw unknownId();
  if (ctx.now() - account.created_at < COOLING_PERIOD)
    throw badRequest('Transfers to this linked account are allowed 24 hours after it was created', {
      field: 'account',
      reason: 'linked_account_cooling_period',
    });
  readCurrency(body);
  const notes = readNotes(body);
  const keys = body.linked_account_notes ?? [];
  if (!Array.isArray(keys) || keys.some((key) => typeof key !== 'string' || !(key in notes)))
    throw invalidField('linked_account_notes', 'linked_account_notes must name keys of notes');
  return {
    account: account.id,
    amount: readAmount(body),
    notes,
    linkedAccountNotes: keys.map(String),
    onHold: readFlag(body, 'on_hold') ?? false,
    onHoldUntil: readHoldUntil(body),
  };
}

export function readHoldUntil(body: Fields): number | null {
  const value = body.on_hold_until;
  if (value === undefined || value === null) return null;
  const until = Number(value);
  if (!Number.isInteger(until) || until < 946_684_800 || until > 4_765_046_400)
    throw invalidField('on_hold_until', 'on_hold_until must be between 946684800 and 4765046400');
  return until;
}
