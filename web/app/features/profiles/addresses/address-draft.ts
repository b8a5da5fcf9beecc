import type { AddressForm } from './address.form.ts';

/** What was typed into an address and not saved, kept in this tab. `id` is null for a new one. */
export function readAddressDraft(viewerId: number, id: number | null): Partial<AddressForm> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, id)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Null forgets it. */
export function keepAddressDraft(viewerId: number, id: number | null, draft: AddressForm | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(viewerId, id));
    else sessionStorage.setItem(keyOf(viewerId, id), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft only with its page.
  }
}

const keyOf = (viewerId: number, id: number | null) => `tanabana_address_${viewerId}_${id ?? 'new'}`;
