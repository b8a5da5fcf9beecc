import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { type Garment, garmentNames } from '#contracts/measurements/garments.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { DrawnGarments, GarmentPicture } from '../body-map/garment-picture.tsx';
import { usualBody } from '../body-map/map-of.ts';
import type { Route } from './+types/person.route.ts';
import { naapQuery, type People, personIdOf, personMissing, useRemovePerson } from './book.api.ts';
import { Freshness } from './freshness-line.tsx';
import { PersonDialog } from './person-dialog.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(bookWords);
  return pageMeta(matches, { title: t('title'), description: t('line') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const people = await preload(args.context, naapQuery);
  const id = personIdOf(args.params.personId);
  if (!people.data.people.some((person) => person.id === id)) throw new Response(null, { status: 404 });
  return { people };
}

export const clientLoader = noLoaderData;

export default function PersonRoute({ loaderData, params }: Route.ComponentProps) {
  const id = personIdOf(params.personId);
  if (id === null) throw personMissing();
  return (
    <Guarded>
      <ThreeColumns wide>
        <PersonPage key={id} id={id} preloaded={loaderData?.people ?? null} />
      </ThreeColumns>
    </Guarded>
  );
}

function PersonPage({ id, preloaded }: { id: number; preloaded: Preloaded<People> | null }) {
  const t = useWords(bookWords);
  const book = usePageQuery(naapQuery, preloaded);
  /** The person is missing from the list a moment before the page is left. */
  const [isRemoving, setIsRemoving] = useState(false);
  const person = book.data?.people.find((one) => one.id === id);
  if (book.isPending || isRemoving)
    return (
      <Loading>
        <WeaveLines />
      </Loading>
    );
  if (book.data === undefined)
    return <ErrorState line={sentenceOf(book.error, t('failed'))} onRetry={() => void book.refetch()} />;
  if (person === undefined) throw personMissing();
  return (
    <>
      <BackLink to="/naap">{t('title')}</BackLink>
      <Person
        person={person}
        hasSelf={book.data.people.some(({ relation }) => relation === 'SELF')}
        onRemoving={setIsRemoving}
      />
    </>
  );
}

interface PersonProps {
  person: BookPerson;
  hasSelf: boolean;
  onRemoving: (isRemoving: boolean) => void;
}

function Person({ person, hasSelf, onRemoving }: PersonProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const removing = useRemovePerson(person.id);
  const remove = async () => {
    try {
      onRemoving(true);
      await removing.mutateAsync();
      toast.good(t('removed', { person: person.name }));
      await navigate('/naap', { replace: true });
    } catch (error) {
      onRemoving(false);
      toast.bad(t('notRemoved'), sentenceOf(error));
    }
  };
  const measured = new Map(person.garments.map((one) => [one.garment, one]));
  /** What is measured comes first, then what such a body usually wears. */
  const rank = (garment: Garment) =>
    measured.has(garment) ? 0 : usualBody(garment) === person.body || garment === 'kurta' ? 1 : 2;
  const rows = garmentNames
    .filter((garment) => garment !== 'child' || person.body === 'child' || measured.has(garment))
    .toSorted((one, other) => rank(one) - rank(other));
  return (
    <>
      <div className="mt-1 mb-8 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="title-1 wrap-anywhere">{person.name}</h1>
          <p className="meta mt-1">
            {[
              t(`relations.${person.relation}`),
              ...(person.relation === 'CHILD' && person.body === 'child' ? [] : [t(`bodies.${person.body}`)]),
              ...(person.birthYear === null ? [] : [t('bornIn', { year: String(person.birthYear) })]),
              t('measuredIn', { unit: measurements(`units.${person.unit}`) }),
            ].join(' · ')}
          </p>
        </div>
        <div className="flex gap-1">
          {person.can.edit ? (
            <Button kind="text" small onClick={() => setOpen('edit')}>
              {measurements('change')}
            </Button>
          ) : null}
          {person.can.remove ? (
            <Button kind="text" small onClick={() => setOpen('remove')}>
              {t('remove')}
            </Button>
          ) : null}
        </div>
      </div>
      <h2 className="title-3 mb-3">{t('garments')}</h2>
      <DrawnGarments all={rows.map((garment) => ({ garment, body: person.body }))} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 min-[360px]:grid-cols-3 min-[560px]:grid-cols-4 min-[1100px]:grid-cols-5 min-[1100px]:gap-x-6">
        {rows.map((garment) => {
          const one = measured.get(garment);
          return (
            <li key={garment}>
              <Link
                to={`/naap/${person.id}/${garment}`}
                prefetch="intent"
                className="group grid min-w-0 content-start gap-2"
              >
                <GarmentPicture
                  garment={garment}
                  body={person.body}
                  className={`w-full border group-hover:border-ink ${one ? 'border-seam-2' : 'border-dashed border-seam'}`}
                />
                <span className="grid gap-0.5">
                  <span
                    className={`leading-[1.25] wrap-anywhere group-hover:text-indigo ${one ? 'font-semibold' : ''}`}
                  >
                    {measurements(`garments.${garment}`)}
                  </span>
                  {one ? (
                    <Freshness of={one} body={person.body} />
                  ) : (
                    <span className="meta">{t('notMeasured')}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {open === 'edit' ? (
        <PersonDialog person={person} hasSelf={hasSelf} onClose={() => setOpen(null)} />
      ) : null}
      <AskFirst
        open={open === 'remove'}
        title={t('removeTitle', { person: person.name })}
        line={t('removeLine')}
        words={{ keep: t('keep'), confirm: t('remove'), busy: t('removing') }}
        isBusy={removing.isPending}
        onConfirm={() => void remove()}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
