import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { colourOf, materialOf } from '#web/platform/cloth/cloth.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from './design-details.api.ts';

/** Further facts for a buyer; rows without a value are left out. */
export function DesignFacts({ design }: { design: DesignPage }) {
  const t = useWords(designDetailsWords, 'facts');
  const fittedOf = ({ measuring, sizes, size, delivery }: DesignPage) => {
    if (measuring === 'MADE_TO_MEASURE')
      return t('MADE_TO_MEASURE', { ways: delivery.homeVisit ? 'both' : 'phone' });
    // A design in a single size shows it in the row above.
    return measuring === 'SIZED' && size === null
      ? t('sizes', { first: labelOf('size', sizes.at(0) ?? ''), last: labelOf('size', sizes.at(-1) ?? '') })
      : '';
  };
  const facts = [
    { name: t('material'), value: design.materials.map(materialOf).join(', '), isMakers: true },
    { name: t('brand'), value: design.brand ?? '', isMakers: true },
    { name: t('colour'), value: colourOf(design.colour ?? ''), isMakers: true },
    { name: t('size'), value: design.size ?? '' },
    { name: t('condition'), value: design.size === null ? '' : labelOf('condition', design.condition ?? '') },
    { name: t('completion'), value: t('making', { count: design.delivery.makingDays }) },
    { name: t('madeIn'), value: townOf(design.maker.city) },
    { name: t('fitted'), value: fittedOf(design), guide: true },
    { name: t('number'), value: `N° ${design.id}` },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="border-t border-seam">
      {facts.map(({ name, value, guide, isMakers }) => (
        <div
          key={name}
          className="grid grid-cols-[136px_minmax(0,1fr)] gap-3 border-b border-seam pt-[11px] pb-[9px] leading-[1.4]"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd lang={isMakers ? writtenIn(value) : undefined} className="num wrap-anywhere">
            {value}
            {guide ? (
              <>
                {' · '}
                <Link to="/help/size-guide" className="link reach text-2">
                  {t('sizeGuide')}
                </Link>
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
