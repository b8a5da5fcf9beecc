import type { MeasurementForm } from './measurements.form.ts';

/** What was typed of an order's measurements and not saved, kept in this tab. */
export function readMeasurementDraft(viewerId: number, orderId: number): MeasurementForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, orderId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'garment' in kept ? (kept as MeasurementForm) : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepMeasurementDraft(viewerId: number, orderId: number, draft: MeasurementForm | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(viewerId, orderId));
    else sessionStorage.setItem(keyOf(viewerId, orderId), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft only with its page.
  }
}

const keyOf = (viewerId: number, orderId: number) => `tanabana_measurements_${viewerId}_${orderId}`;
