import { useState } from 'react';
import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import { garmentNamed, garmentQuery, personIdOf, personMissing } from '../book.api.ts';
import type { ShownVersion } from '../version-view.tsx';
import type { Route } from './+types/sheet.route.ts';
import { NaapSheet, NoSheet, SheetPage } from './naap-sheet.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(bookWords);
  return pageMeta(matches, { title: t('title'), description: t('line') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const [id, garment] = [personIdOf(args.params.personId), garmentNamed(args.params.garment)];
  if (id === null || garment === null) throw new Response(null, { status: 404 });
  return { page: await preload(args.context, garmentQuery(id, garment)) };
}

export const clientLoader = noLoaderData;

export default function SheetRoute({ loaderData, params }: Route.ComponentProps) {
  const [id, garment] = [personIdOf(params.personId), garmentNamed(params.garment)];
  if (id === null || garment === null) throw personMissing();
  return (
    <Guarded>
      <Sheet query={garmentQuery(id, garment)} preloaded={loaderData?.page ?? null} />
    </Guarded>
  );
}

interface SheetProps {
  query: ReturnType<typeof garmentQuery>;
  preloaded: Preloaded<GarmentOfBook> | null;
}

function Sheet({ query, preloaded }: SheetProps) {
  const t = useWords(bookWords);
  const sharing = useWords(sharingWords);
  const { data, error, isPending, refetch } = usePageQuery(query, preloaded);
  const [wantsEmpty, setWantsEmpty] = useState(false);
  if (isPending || !data)
    return (
      <NoSheet error={isPending ? null : sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
    );
  const { person, garment, versions } = data;
  const [latest] = versions;
  const isEmpty = wantsEmpty || latest === undefined;
  const version: ShownVersion = latest ?? { garment, ...nothingMeasured };
  return (
    <SheetPage
      back={{ to: `/naap/${person.id}/${garment}`, label: person.name }}
      controls={
        latest ? (
          <Checkbox
            label={sharing('sheetEmpty')}
            checked={wantsEmpty}
            onChange={({ target }) => setWantsEmpty(target.checked)}
          />
        ) : null
      }
    >
      <NaapSheet
        person={person.name}
        body={person.body}
        unit={person.unit}
        lines={isEmpty || !latest ? [] : [sharing('version', { version: latest.version })]}
        version={version}
        isEmpty={isEmpty}
      />
    </SheetPage>
  );
}

const nothingMeasured: Omit<ShownVersion, 'garment'> = {
  values: [],
  source: 'SELF',
  measuredBy: '',
  measuredOn: '',
  confirmedOn: null,
  preferences: '',
  notes: '',
};
