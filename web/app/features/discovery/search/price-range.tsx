import { useState } from 'react';
import type { SearchFacets } from '#contracts/discovery/search.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { priceAt, stepOf, topStep } from './price-steps.ts';

interface PriceRangeProps {
  price: NonNullable<SearchFacets['price']>;
  /** Rupees; undefined for an open end. */
  chosen: { from: number | undefined; to: number | undefined };
  onChoose: (range: { from: number | undefined; to: number | undefined }) => void;
}

/** A slider with two knots below the histogram of prices; the choice applies when a knot is released. */
export function PriceRange({ price, chosen, onChoose }: PriceRangeProps) {
  const t = useWords(discoveryWords, 'filter');
  const [low, setLow] = useState(stepOf(price, chosen.from ?? price.from));
  const [high, setHigh] = useState(stepOf(price, chosen.to ?? price.to));
  const highest = Math.max(...price.bars, 1);
  const isWithin = (index: number) => {
    const middle = ((index + 0.5) / price.bars.length) * topStep;
    return middle >= low && middle <= high;
  };
  const hold = () => {
    const from = low === 0 ? undefined : priceAt(price, low);
    const to = high === topStep ? undefined : priceAt(price, high);
    if (from !== chosen.from || to !== chosen.to) onChoose({ from, to });
  };
  const ends = {
    min: 0,
    max: topStep,
    onPointerUp: hold,
    onKeyUp: hold,
    onBlur: hold,
  } as const;
  return (
    <div className="price-range" style={{ '--low': low / topStep, '--high': high / topStep }}>
      <div className="price-bars" aria-hidden="true">
        {price.bars.map((count, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className="price-bar"
            data-within={isWithin(index) ? '' : undefined}
            style={{ '--height': count / highest }}
          />
        ))}
      </div>
      <div className="price-thread">
        <input
          {...ends}
          type="range"
          aria-label={t('lowest')}
          aria-valuetext={formatRupees(priceAt(price, low))}
          value={low}
          onChange={(event) => setLow(Math.min(Number(event.target.value), high - 1))}
        />
        <input
          {...ends}
          type="range"
          aria-label={t('highest')}
          aria-valuetext={formatRupees(priceAt(price, high))}
          value={high}
          onChange={(event) => setHigh(Math.max(Number(event.target.value), low + 1))}
        />
      </div>
      <p className="price-ends num text-2 text-ink-2">
        <span>{formatRupees(priceAt(price, low))}</span>
        <span className="price-gap" />
        <span>{formatRupees(priceAt(price, high))}</span>
      </p>
    </div>
  );
}
