import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useCloseOnBack } from '#web/ui/floats/use-close-on-back.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.tsx';
import storiesWords from '#web/words/en/features/stories/stories.json';
import { type Tray, type TrayMaker, trayQuery } from './stories.api.ts';
import { StoryStage } from './story-stage.tsx';
import { useStoryWalk } from './use-story-walk.ts';

interface StoryViewerProps {
  tray: Tray;
  /** The id of the first maker. */
  startAt: number;
  onClose: () => void;
}

/** The full-window viewer, which plays one story after another, maker by maker. */
export function StoryViewer({ tray, startAt, onClose }: StoryViewerProps) {
  const t = useWords(storiesWords, 'viewer');
  const client = useQueryClient();
  const box = useRef<HTMLDialogElement>(null);
  const [isPaused, setIsPaused] = useState(false);

  const close = () => {
    // Marked as stale without a refetch, so that the visible tray does not reorder at once.
    void client.invalidateQueries({ queryKey: trayQuery.key, refetchType: 'none' });
    onClose();
  };
  const walk = useStoryWalk(tray, startAt, close);
  useCloseOnBack(true, close);

  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Not the first button: the space bar would press it instead of pausing.
    dialog?.querySelector<HTMLElement>('.story')?.focus({ preventScroll: true });
    // A dialog must be closed before it is removed, to return the focus.
    return () => dialog?.close();
  }, []);

  const actions: Record<string, () => void> = {
    ArrowLeft: walk.previous,
    ArrowRight: walk.next,
    ' ': () => setIsPaused(!isPaused),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A focused button keeps its space bar, and a dialog over the story keeps all of its keys.
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === box.current;
    const isButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
    const action = event.ctrlKey || event.metaKey ? undefined : actions[event.key];
    if (action === undefined || !isOwn || isButton) return;
    event.preventDefault();
    action();
  };

  const name = walk.maker?.name ?? '';
  return (
    <dialog
      ref={box}
      className="stories"
      aria-label={t('label', { name })}
      onCancel={(event) => {
        // React bubbles this event, so it also comes from dialogs over the story.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onKeyDown={onKeyDown}
    >
      <div className="stories-row">
        <Peek tile={walk.makerBefore} onOpen={() => walk.turnMaker(-1)} where="previousMaker" />
        <IconButton label={t('previous')} className="story-turn" onClick={walk.previous}>
          <ChevronLeft />
        </IconButton>
        <StoryStage box={box} walk={walk} isPaused={isPaused} onPause={setIsPaused} onClose={close} />
        <IconButton label={t('next')} className="story-turn" onClick={walk.next}>
          <ChevronRight />
        </IconButton>
        <Peek tile={walk.makerAfter} onOpen={() => walk.turnMaker(1)} where="nextMaker" />
      </div>
    </dialog>
  );
}

interface PeekProps {
  tile: TrayMaker | undefined;
  where: 'previousMaker' | 'nextMaker';
  onOpen: () => void;
}

/** The previous or next maker, shown from 900 px. */
function Peek({ tile, where, onOpen }: PeekProps) {
  const t = useWords(storiesWords, 'viewer');
  if (tile === undefined) return <span className="story-peek" />;
  const { maker, cover } = tile;
  return (
    <button type="button" className="story-peek" aria-label={t(where, { name: maker.name })} onClick={onOpen}>
      <img
        src={pictureVariant(cover, 320, 'webp') ?? cover}
        alt=""
        width={320}
        height={400}
        draggable={false}
      />
      <Avatar person={maker} />
    </button>
  );
}
