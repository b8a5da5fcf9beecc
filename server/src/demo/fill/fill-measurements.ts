import { type Garment, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { recordMeasurements } from '#server/modules/measurements/record-measurements.ts';
import type { Services } from '#server/platform/services.ts';
import { findMeasuredOrders } from '../demo-orders.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

/** Typical measurements of a woman of medium height, in inches. */
const usual: Record<PartName, number> = {
  shoulder: 14.5,
  acrossBack: 13.5,
  neck: 14,
  frontNeckDepth: 7,
  backNeckDepth: 9,
  bust: 36,
  underBust: 31,
  bustPoint: 10.25,
  waist: 30.5,
  hip: 38.5,
  armhole: 16.5,
  sleeveLength: 12,
  bicep: 11.5,
  wrist: 6.25,
  blouseLength: 15,
  kurtaLength: 42,
  topLength: 27,
  dressLength: 54,
  lehengaLength: 41,
  trouserLength: 38,
  inseam: 28,
  rise: 13,
  thigh: 22.5,
  knee: 15.5,
  calf: 14,
  ankle: 11.75,
};

/** The demo's makers record the measurements they took, and some buyers correct them a few hours later. */
export async function fillMeasurements(services: Services, isStopping: () => boolean): Promise<void> {
  const now = services.clock.now().getTime();
  for (const [nth, { id, buyerId, makerId, title, at }] of (
    await findMeasuredOrders(services.db)
  ).entries()) {
    if (isStopping()) return;
    const garment = guessGarment(title) ?? 'blouse';
    const taken = {
      orderId: id,
      garment,
      unit: 'in' as const,
      person: '',
      measuredBy: 'Rafiq, the master cutter',
      measuredOn: istDayOf(at),
      notes: '',
      idempotencyKey: null,
    };
    await recordMeasurements(servicesAt(services, at), {
      ...taken,
      viewerId: makerId,
      lengths: lengthsOf(garment, nth),
      basedOn: 0,
    });
    const later = new Date(Math.min(now, at.getTime() + 6 * hour));
    if (nth % 2 === 1) continue;
    await recordMeasurements(servicesAt(services, later), {
      ...taken,
      viewerId: buyerId,
      lengths: { ...lengthsOf(garment, nth), waist: usual.waist + 1 },
      measuredOn: istDayOf(later),
      notes: 'An inch more at the waist, please; I like to sit down to dinner.',
      basedOn: 1,
    });
  }
}

/** Typical lengths, with a small variation from person to person. */
function lengthsOf(garment: Garment, nth: number): Partial<Record<PartName, number>> {
  const more = ((nth % 5) - 2) / 4;
  return Object.fromEntries(partsOf(garment).map((part) => [part, usual[part] + more]));
}
