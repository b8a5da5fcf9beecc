import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { addressOfCategory } from '#web/features/discovery/explore/category-link.tsx';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { breadcrumbsJsonLd } from '#web/platform/seo/breadcrumbs-json-ld.ts';
import { leaveTail } from '#web/platform/seo/number-in-address.ts';
import { cardOf, pageMeta, publicUrlOf } from '#web/platform/seo/page-meta.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { Route } from './+types/product.route.ts';
import { designQuery } from './design-details.api.ts';
import { DesignGone } from './design-gone.tsx';
import { designJsonLd, priceTags, shortDescription } from './design-head.ts';
import { DesignSkeleton } from './design-skeleton.tsx';
import { DesignView } from './design-view.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  leaveTail(params.id, (id) => `/product/${id}`);
  return preload(context, designQuery(params.id));
}

export const clientLoader = noLoaderData;

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  const t = wordsOf(designDetailsWords);
  if (!loaderData) {
    const title = error === undefined ? t('page') : t('gone.title');
    return pageMeta(matches, { title, description: t('gone.line') });
  }
  const design = loaderData.data;
  const path = `/product/${design.id}`;
  return [
    ...pageMeta(matches, {
      title: design.title,
      description: shortDescription(design),
      path,
      card: design.pictures.length === 0 ? undefined : cardOf('designs', design.id),
      type: 'product',
    }),
    ...priceTags(design),
    { 'script:ld+json': designJsonLd(design, publicUrlOf(matches) + path) },
    {
      'script:ld+json': breadcrumbsJsonLd(publicUrlOf(matches), [
        { label: 'Tanabana', to: '/' },
        { label: labelOf('category', design.category), to: addressOfCategory(design.category) },
        { label: design.title, to: path },
      ]),
    },
  ];
};

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(designDetailsWords);
  const { data, error, refetch } = usePageQuery(designQuery(params.id), loaderData);
  usePageTitle(data?.title);

  const sentence = error === null ? null : sentenceOf(error, t('tryAgain'));
  const isShown = data !== undefined;
  // A page without any data shows the error itself, so it needs no toast.
  useEffect(() => {
    if (isShown && sentence !== null) toast.bad(t('failed'), sentence);
  }, [isShown, sentence, t]);

  if (data) return <DesignView design={data} />;
  if (sentence === null) return <DesignSkeleton />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <ErrorState heading="h1" title={t('failed')} line={sentence} onRetry={() => void refetch()} />
    </div>
  );
}

/** A missing design is not a wrong address: it may have been hidden or deleted. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <DesignGone /> : <FailurePage error={error} />;
}
