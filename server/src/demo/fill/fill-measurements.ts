import { type Garment, isLength, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import type { PartValue, PartValues } from '#contracts/measurements/part-values.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { recordMeasurements } from '#server/modules/measurements/record-measurements.ts';
import type { Services } from '#server/platform/services.ts';
import { findMeasuredOrders } from '../demo-orders.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

/** Typical measurements of a woman of medium height, in inches, and of what is made for her. */
const usual = {
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
  upperChest: 33.5,
  lowChest: 33,
  stomach: 33,
  collar: 15,
  elbow: 10.5,
  sleeveOpening: 11,
  acrossFront: 13,
  apexGap: 7.5,
  blouseBackLength: 14.5,
  aariFront: 5,
  aariBack: 7,
  aariNeck: 1.5,
  aariSleeve: 4,
  aariHem: 2,
  sherwaniLength: 41,
  slitHeight: 15,
  flare: 140,
  kaliCount: 12,
  waistFinish: 'drawstring',
  elasticLength: 26,
  crotchRound: 27,
  bottomOpening: 13,
  dupattaLength: 98,
  dupattaWidth: 36,
  footLength: 9.5,
  ballGirth: 9,
  ringSize: 2.25,
  bangleSize: 2.375,
  height: 48,
  ageBand: '6-8',
} as const satisfies Record<PartName, PartValue>;

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
function lengthsOf(garment: Garment, nth: number): PartValues {
  const more = ((nth % 5) - 2) / 4;
  return Object.fromEntries(
    partsOf(garment).map((part) => [part, isLength(part) ? usual[part] + more : usual[part]]),
  );
}
