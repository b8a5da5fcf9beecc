import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useIsNear } from '#web/ui/use-is-near.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { type ServerCount, useDesignCount } from '../marks/use-design-count.ts';
import { useCommentsDialog } from './comments-opener.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';

const NewestComments = lazy(async () => ({
  default: (await fetched(() => import('./newest-comments.tsx'))).NewestComments,
}));

interface DesignCommentsProps {
  design: { id: number; title: string; comments: ServerCount };
}

/** The newest comments on a design's page, loaded when the viewer scrolls near them. */
export function DesignComments({ design: { id, title, comments } }: DesignCommentsProps) {
  const t = useWords(engagementWords, 'comments');
  const count = useDesignCount('comments', id, comments);
  const { opener, dialog } = useCommentsDialog({ designId: id, title }, count);
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const [search] = useSearchParams();
  const asked = search.get('comment') ?? '';
  const askedId = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null;
  // Not during server rendering, which loads no comments.
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    setAsked(askedId !== null);
  }, [askedId]);

  const skeleton = (
    <>
      <div className="comment-line" />
      <CommentsSkeleton rows={Math.min(count, 3)} />
    </>
  );
  return (
    <section ref={place} aria-labelledby="comments" className="mt-12 md:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-seam pb-3">
        <h2 id="comments" className="title-2">
          {t('heading', { count })}
        </h2>
        {count > 0 ? (
          <button type="button" className="link reach min-h-8" {...opener}>
            {t('all', { count })}
          </button>
        ) : null}
      </div>
      <div className="design-comments">
        {isNear || isAsked ? (
          <Suspense fallback={skeleton}>
            <NewestComments designId={id} title={title} count={count} askedId={askedId} skeleton={skeleton} />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
      {dialog}
    </section>
  );
}
