import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { deleteStory, Story } from '#contracts/stories/stories.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Byline } from '#web/ui/byline.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Eye, Trash2 } from '#web/ui/icons.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import storiesWords from '#web/words/en/features/stories/stories.json';
import { type MakerStories, trayQuery, viewersList } from './stories.api.ts';
import { storyAge } from './story-age.ts';

interface OwnerBarProps {
  story: Story;
  /** A dialog is open over the story, so its timer is paused. */
  onAsking: (asking: boolean) => void;
  /** Called when the maker has deleted their last story. */
  onLast: () => void;
}

/** Shown only to the story's maker: who has seen it, and how to delete it. */
export function OwnerBar({ story, onAsking, onLast }: OwnerBarProps) {
  const t = useWords(storiesWords, 'viewer');
  const [open, setOpen] = useState<'seen' | 'delete' | null>(null);
  const ask = (what: typeof open) => {
    setOpen(what);
    onAsking(what !== null);
  };
  return (
    <div className="story-owner">
      <button type="button" className="story-own" aria-haspopup="dialog" onClick={() => ask('seen')}>
        <Eye />
        <span className="num pt-0.5">{t('seenBy', { count: story.seenCount ?? 0 })}</span>
      </button>
      <button type="button" className="story-own" aria-haspopup="dialog" onClick={() => ask('delete')}>
        <Trash2 />
        <span className="pt-0.5">{t('delete')}</span>
      </button>
      <Dialog
        open={open === 'seen'}
        onClose={() => ask(null)}
        title={t('seenTitle', { count: story.seenCount ?? 0 })}
      >
        <SeenBy storyId={story.id} />
      </Dialog>
      <Dialog open={open === 'delete'} onClose={() => ask(null)} title={t('deleteTitle')}>
        <DeleteQuestion
          storyId={story.id}
          onDone={(isLast) => {
            ask(null);
            if (isLast) onLast();
          }}
        />
      </Dialog>
    </div>
  );
}

function SeenBy({ storyId }: { storyId: number }) {
  const t = useWords(storiesWords, 'viewer');
  const list = usePageList(viewersList(storyId), null);
  if (list.isPending) return <p role="status">{t('loading')}</p>;
  if (list.data === undefined) return <p role="alert">{sentenceOf(list.error, t('seenFailed'))}</p>;
  const people = list.data.pages.flatMap(({ data }) => data);
  if (people.length === 0) return <p className="text-ink-2">{t('seenEmpty')}</p>;
  return (
    <>
      <ul className="grid gap-4">
        {people.map((person) => (
          <li key={person.id}>
            <Byline person={person} line={agoOf(person.seenAt)} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={t('seenMore')} />
    </>
  );

  function agoOf(seenAt: string): string {
    const { unit, count } = storyAge(seenAt, Date.now());
    return unit === 'now' ? t('now') : t(unit, { count });
  }
}

function DeleteQuestion({ storyId, onDone }: { storyId: number; onDone: (isLast: boolean) => void }) {
  const t = useWords(storiesWords, 'viewer');
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const remove = async () => {
    setIsBusy(true);
    try {
      await api.call<typeof deleteStory>('DELETE /api/stories/:id', { params: { id: storyId } });
      toast.good(t('deleted'));
      onDone(forget());
      void client.invalidateQueries({ queryKey: trayQuery.key });
    } catch (error) {
      toast.bad(t('deleteFailed'), sentenceOf(error));
      onDone(false);
    }
    setIsBusy(false);
  };

  /** Removes the story from the cache. True if the maker has none left. */
  function forget(): boolean {
    let left = 0;
    client.setQueriesData<MakerStories>({ queryKey: ['stories', 'of'] }, (shown) => {
      if (!shown?.stories.some(({ id }) => id === storyId)) return shown;
      const stories = shown.stories.filter(({ id }) => id !== storyId);
      left = stories.length;
      return { ...shown, stories };
    });
    return left === 0;
  }

  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t('deleteLine')}</p>
      <div className="btn-row">
        <Button onClick={() => onDone(false)}>{t('keep')}</Button>
        <Button kind="destructive" busy={isBusy && t('deleting')} onClick={remove}>
          {t('delete')}
        </Button>
      </div>
    </div>
  );
}
