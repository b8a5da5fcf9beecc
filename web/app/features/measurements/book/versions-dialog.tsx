import type { BookVersion } from '#contracts/measurements/book/book.fields.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { ValueList } from './value-list.tsx';
import { VersionRemarks } from './version-view.tsx';

interface VersionsDialogProps {
  /** The versions of one garment, newest first. */
  versions: readonly BookVersion[];
  unit: Unit;
  onClose: () => void;
}

/** All versions of a garment, each compared with the one before. */
export function VersionsDialog({ versions, unit, onClose }: VersionsDialogProps) {
  const t = useWords(measurementsWords);
  const [first] = versions;
  if (!first) return null;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('historyTitle', { garment: t(`garments.${first.garment}`) })}
    >
      <ol className="grid gap-7">
        {versions.map((version, place) => (
          <li key={version.id} className="grid gap-3 not-first:border-t not-first:border-seam not-first:pt-6">
            <h3 className="font-sans font-semibold">{t('version', { version: version.version })}</h3>
            <ValueList
              garment={version.garment}
              values={version.values}
              unit={unit}
              before={versions[place + 1]?.values}
            />
            <VersionRemarks version={version} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
