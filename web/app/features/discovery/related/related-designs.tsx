import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import relatedDesignsWords from '#web/words/en/features/discovery/related/related-designs.json';
import { DesignTile } from '../search/design-tile.tsx';
import type { FoundTile } from '../search/search.api.ts';
import { relatedDesigns } from './related-designs.api.ts';

/** More designs by the maker, and similar designs by others; empty rows are left out. */
export function RelatedDesigns({ designId }: { designId: number }) {
  const t = useWords(relatedDesignsWords);
  const query = relatedDesigns(designId);
  const { data } = useQuery({
    ...queryOptions(query),
  });
  if (data === undefined) return null;
  const maker = data.fromMaker[0]?.maker;
  return (
    <>
      <Row
        title={t('fromMaker')}
        designs={data.fromMaker}
        all={
          maker ? { to: `/publicProfile/${maker.id}`, label: t('allOf', { name: maker.name }) } : undefined
        }
        hasOneMaker
      />
      <Row title={t('similar')} designs={data.similar} />
    </>
  );
}

interface RowProps {
  title: string;
  designs: readonly FoundTile[];
  all?: { to: string; label: string } | undefined;
  /** All designs are by the same maker, whose name is already shown above. */
  hasOneMaker?: boolean;
}

function Row({ title, designs, all, hasOneMaker }: RowProps) {
  const t = useWords(relatedDesignsWords);
  const id = useId();
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-18">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-5 border-b border-seam pb-3">
        <h2 id={id} className="title-2">
          {title}
        </h2>
        {all ? (
          <Link to={all.to} aria-label={all.label} className="link reach inline-flex min-h-8 items-center">
            {t('viewAll')}
          </Link>
        ) : null}
      </div>
      <div className="trending-tiles related-tiles">
        {designs.map((design) => (
          <DesignTile
            key={design.id}
            design={design}
            isFirst={false}
            {...(hasOneMaker ? { line: townOf(design.maker.city) } : {})}
          />
        ))}
      </div>
    </section>
  );
}
