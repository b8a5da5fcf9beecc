import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import type { Garment } from '#contracts/measurements/garments.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import type { Route } from './+types/garment.route.ts';
import { garmentNamed, garmentQuery, personIdOf, personMissing } from './book.api.ts';
import { GarmentBook } from './garment-book.tsx';

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

export default function GarmentRoute({ loaderData, params }: Route.ComponentProps) {
  const [id, garment] = [personIdOf(params.personId), garmentNamed(params.garment)];
  if (id === null || garment === null) throw personMissing();
  return (
    <Guarded>
      <div className="page">
        <div className="mx-auto max-w-[1240px]">
          <GarmentPage
            key={`${id} ${garment}`}
            personId={id}
            garment={garment}
            preloaded={loaderData?.page ?? null}
          />
        </div>
      </div>
    </Guarded>
  );
}

interface GarmentPageProps {
  personId: number;
  garment: Garment;
  preloaded: Preloaded<GarmentOfBook> | null;
}

function GarmentPage({ personId, garment, preloaded }: GarmentPageProps) {
  const t = useWords(bookWords);
  const { data, error, isPending, refetch } = usePageQuery(garmentQuery(personId, garment), preloaded);
  if (data) return <GarmentBook page={data} />;
  if (!isPending) return <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />;
  return (
    <Loading className="grid gap-6">
      <WeaveLines />
      <Weave className="mx-auto aspect-4/5 w-full max-w-[420px]" />
    </Loading>
  );
}
