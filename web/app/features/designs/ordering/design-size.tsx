import { lazy, Suspense, useState } from 'react';
import { bodyOf } from '#contracts/measurements/bodies.ts';
import { SizeRadios } from '#web/features/measurements/size-radios.tsx';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from '../showing/design-details.api.ts';

const loadChart = () => fetched(() => import('#web/features/measurements/size-chart-dialog.tsx'));
const SizeChartDialog = lazy(async () => ({ default: (await loadChart()).SizeChartDialog }));

interface DesignSizeProps {
  design: DesignPage;
  /** The chosen size, '' for none. */
  chosen: string;
  onChoose: (size: string) => void;
}

/** Chooses the size to order, with its size chart; it can still be changed in the checkout. */
export function DesignSize({ design: { measuring, sizes, category }, chosen, onChoose }: DesignSizeProps) {
  const t = useWords(designDetailsWords, 'size');
  const [isChartOpen, setIsChartOpen] = useState(false);
  if (measuring !== 'SIZED') return null;
  const body = bodyOf(category);
  const [only = '', another] = sizes;
  const chartLink = body ? (
    <button
      type="button"
      className="link reach text-2 whitespace-nowrap"
      aria-haspopup="dialog"
      onClick={() => setIsChartOpen(true)}
      onPointerEnter={() => void loadChart().catch(() => undefined)}
    >
      {t('chart')}
    </button>
  ) : null;
  return (
    <div>
      {another === undefined ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          {only === '' ? null : (
            <span className="font-semibold">{t('only', { size: labelOf('size', only) })}</span>
          )}
          {chartLink}
        </p>
      ) : (
        <fieldset className="min-w-0">
          <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <legend className="float-left text-2 font-semibold">{t('label')}</legend>
            {chartLink}
          </div>
          <SizeRadios
            sizes={sizes}
            input={{ name: 'size', chosen, onChange: (event) => onChoose(event.currentTarget.value) }}
          />
        </fieldset>
      )}
      {body && isChartOpen ? (
        <Suspense fallback={null}>
          <SizeChartDialog body={body} onClose={() => setIsChartOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
