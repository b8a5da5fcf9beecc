import { partsOf } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { WaitingState } from '#web/shell/outbox/waiting-state.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { latestOf } from './latest-of.ts';
import { MeasuredLengths } from './measured-lengths.tsx';
import type { AboutMeasurements } from './measurements.api.ts';
import { useWaitingMeasurements } from './waiting-measurements.ts';

interface WaitingListProps {
  order: Pick<OrderData, 'id' | 'role'>;
  /** The saved versions, newest first. */
  versions: readonly Measurement[];
  /** The unit in which lengths are shown; null for the unit of each version. */
  unit: Unit | null;
}

/** The viewer's measurements that wait to be sent, compared with the saved ones. */
export function WaitingList({ order, versions, unit }: WaitingListProps) {
  const t = useWords(measurementsWords);
  const { viewer, outbox, waiting } = useWaitingMeasurements(order.id);
  if (viewer === null || outbox === null) return null;
  return waiting.map((one) => {
    const measurement = asMeasurement(one, { id: viewer.id, name: viewer.name, side: order.role });
    const garment = t(`garments.${measurement.garment}`);
    return (
      <section
        key={one.nonce}
        className="stitched-over grid gap-3 pt-4"
        aria-label={garment}
        data-waiting={one.refusal === null ? '' : undefined}
      >
        <h3 className="font-sans font-semibold">{garment}</h3>
        <MeasuredLengths
          measurement={measurement}
          unit={unit ?? measurement.unit}
          before={latestOf(versions, measurement.garment)}
        />
        <div className="grid gap-0.5">
          <WaitingState waiting={one} outbox={outbox} name={garment} isInPlace />
        </div>
      </section>
    );
  });
}

/** Waiting measurements in the form of a saved version. */
function asMeasurement(
  { about: { words }, writtenAt }: Waiting<AboutMeasurements>,
  recordedBy: Measurement['recordedBy'],
): Measurement {
  const { lengths, basedOn, ...measurement } = words;
  return {
    ...measurement,
    id: 0,
    version: basedOn + 1,
    lengths: partsOf(words.garment).flatMap((part) => {
      const length = lengths[part];
      return length === undefined ? [] : [{ part, length }];
    }),
    recordedBy,
    recordedAt: writtenAt,
  };
}
