import { Link } from 'react-router';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ChevronRight, Ruler } from '#web/ui/icons.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { GarmentPicture } from '../body-map/garment-picture.tsx';
import { Freshness } from './freshness-line.tsx';

/** A person of the book with the garments that they are measured for. */
export function PersonRow({ person }: { person: BookPerson }) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { id, name, garments } = person;
  return (
    <section
      aria-label={name}
      className="grid gap-4 min-[900px]:grid-cols-[220px_minmax(0,1fr)] min-[900px]:gap-x-10"
    >
      <div>
        <h2 className="title-2 wrap-anywhere" lang={writtenIn(name)}>
          <Link to={`/naap/${id}`} prefetch="intent" className="hover:text-indigo">
            {name}
          </Link>
        </h2>
        <p className="meta mt-1">
          {[t(`relations.${person.relation}`), measurements(`units.${person.unit}`)].join(' · ')}
        </p>
      </div>
      <div className="grid gap-4">
        {garments.length === 0 ? (
          <p className="text-ink-2">{t('noGarments')}</p>
        ) : (
          <ul className="border-t border-seam">
            {garments.map((one) => (
              <li key={one.garment} className="border-b border-seam">
                <Link
                  to={`/naap/${id}/${one.garment}`}
                  prefetch="intent"
                  className="group flex min-h-14 items-center gap-4 py-2"
                >
                  <GarmentPicture garment={one.garment} body={person.body} className="w-12" />
                  <span className="grid grow gap-0.5">
                    <span className="font-semibold group-hover:text-indigo">
                      {measurements(`garments.${one.garment}`)}
                    </span>
                    <Freshness of={one} body={person.body} />
                  </span>
                  <ChevronRight className="flex-none text-ink-3" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div>
          <ButtonLink kind="ghost" small to={`/naap/${id}`}>
            <Ruler />
            {garments.length === 0 ? t('measureFirst') : t('measureAnother')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
