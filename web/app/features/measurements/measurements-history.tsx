import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { MeasuredLengths } from './measured-lengths.tsx';

interface MeasurementsHistoryProps {
  /** The versions of one garment, newest first. */
  versions: readonly Measurement[];
  unit: Unit;
  onClose: () => void;
}

/** All versions of a garment's measurements, with the changes in each. Load it lazily. */
export function MeasurementsHistory({ versions, unit, onClose }: MeasurementsHistoryProps) {
  const t = useWords(measurementsWords);
  const [first] = versions;
  if (!first) return null;
  return (
    <Dialog open onClose={onClose} title={t('historyTitle', { garment: t(`garments.${first.garment}`) })}>
      <ol className="grid gap-6">
        {versions.map((measurement, place) => (
          <li
            key={measurement.id}
            className="grid gap-2.5 not-first:border-t not-first:border-seam not-first:pt-5"
          >
            <h3 className="font-sans font-semibold">{t('version', { version: measurement.version })}</h3>
            <MeasuredLengths measurement={measurement} unit={unit} before={versions[place + 1]} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
