import { useState } from 'react';
import { hasOptions } from '#contracts/designs/options/design-options.ts';
import type { TypedOptions } from '#contracts/designs/options/typed-options.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Price } from '#web/ui/price.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import { conflictsOf, nothingChosen } from '../chosen-options.ts';
import { OptionsAsked } from '../options-asked.tsx';
import { priceChoices } from '../price-choices.ts';
import { readableOptions } from './readable-options.ts';

interface OptionsPreviewProps {
  typed: TypedOptions;
  /** The price of the design alone, in rupees, and its discount in percent; null while it is not valid. */
  price: { price: number; discount: number } | null;
}

/** The options as buyers see them, to be tried out. */
export function OptionsPreview({ typed, price }: OptionsPreviewProps) {
  const t = useWords(buildingWords, 'preview');
  const [chosen, setChosen] = useState(nothingChosen);
  const options = readableOptions(typed);
  if (!hasOptions(options)) return null;
  const priced = price && priceChoices({ title: '', ...price, options }, chosen.choices);
  return (
    <Slip className="grid gap-5" aria-label={t('title')}>
      <div>
        <h4 className="font-sans font-semibold">{t('title')}</h4>
        <p className="hint mt-1">{t('line')}</p>
      </div>
      {priced === null ? null : (
        <div>
          <Price
            price={priced.price}
            original={priced.original}
            discount={price?.discount ?? 0}
            size="page"
          />
          <p className="hint num mt-1" aria-live="polite">
            {t('withTax', { total: formatRupees(priced.total), days: priced.days })}
          </p>
        </div>
      )}
      <OptionsAsked
        options={options}
        chosen={chosen}
        onChange={setChosen}
        faults={conflictsOf(options, chosen.choices)}
        takesPictures={false}
      />
    </Slip>
  );
}
