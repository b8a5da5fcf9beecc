import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useTranslate } from '#web/platform/sentences/sentences.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { PublishedDesign } from '../publishing/published-design.tsx';
import { type Preparation, preparation } from '../publishing/upload-design.api.ts';

interface PreparingPicturesProps {
  designId: number;
  title: string;
  /** Shown while the viewer waits. */
  cover: string | null;
  onPublished: () => void;
  /** Returns to the form if none of the pictures can be shown. */
  onAgain: () => void;
}

const everyMilliseconds = 900;

/** Shows the time between upload and publication: how many pictures are ready, and the result. */
export function PreparingPictures({ designId, title, cover, onPublished, onAgain }: PreparingPicturesProps) {
  const t = useWords(uploadDesignWords, 'preparing');
  const translate = useTranslate();
  const client = useQueryClient();
  const query = preparation(designId);
  const { data, isError } = useQuery({
    ...queryOptions(query),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : everyMilliseconds),
  });

  const isThrough = data !== undefined && data.status !== 'PROCESSING';
  const finish = useEffectEvent(() => {
    onPublished();
    void client.invalidateQueries({ queryKey: ['feed'] });
  });
  useEffect(() => {
    if (isThrough) finish();
  }, [isThrough]);
  // The submit button was at the end of a long form, so scroll to the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (data && isOver(data) && data.status === 'PROCESSING') {
    return (
      <ErrorState title={t('failedTitle')} line={data.failures.map(translate).join(' ')}>
        <Button kind="primary" onClick={onAgain}>
          {t('back')}
        </Button>
      </ErrorState>
    );
  }
  const count = data?.pictures ?? 1;
  const ready = data?.ready ?? 0;
  const { failures = [] } = data ?? {};
  return (
    <section aria-live="polite">
      {isThrough ? (
        <PublishedDesign
          design={{ id: designId, title }}
          cover={cover}
          without={
            failures.length === 0
              ? null
              : `${t('without', { count: failures.length })}. ${failures.map(translate).join(' ')}`
          }
        />
      ) : (
        <div className="mx-auto grid max-w-md justify-items-center gap-6 py-8 text-center">
          <div className="picture w-44">{cover ? <img src={cover} alt="" /> : null}</div>
          <div className="grid gap-2">
            <h2 className="title-2">{t('title')}</h2>
            <p className="meta">{isError ? t('unreachable') : t('line', { ready, count })}</p>
          </div>
          <div className="w-full max-w-72">
            <ProgressThread label={t('progress')} done={ready / count} />
          </div>
          <ButtonLink to="/" kind="secondary" onClick={onPublished}>
            {t('feed')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Final state: the design is published, or every picture has failed. */
function isOver({ status, pictures, failures }: Preparation): boolean {
  return status !== 'PROCESSING' || failures.length === pictures;
}
