import { useState } from 'react';
import { Link } from 'react-router';
import type { Body } from '#contracts/measurements/bodies.ts';
import { type Unit, units } from '#contracts/measurements/lengths.ts';
import { sizeChartOf } from '#contracts/measurements/size-charts.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import sizeChartWords from '#web/words/en/features/measurements/size-chart.json';
import { SizeChartTable } from './size-chart-table.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** The size chart of a design. Load it lazily. */
export function SizeChartDialog({ body, onClose }: { body: Body; onClose: () => void }) {
  const t = useWords(sizeChartWords);
  const [unit, setUnit] = useState<Unit>('in');
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <UnitChoice label={t('showIn')} unit={unit} units={units} onChoose={setUnit} />
        <SizeChartTable chart={sizeChartOf(body)} unit={unit} />
        <p className="meta text-pretty">{t('line')}</p>
        <Link to="/help/size-guide" className="link reach justify-self-start">
          {t('guide')}
        </Link>
      </div>
    </Dialog>
  );
}
