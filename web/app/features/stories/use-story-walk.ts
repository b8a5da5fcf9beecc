import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Story } from '#contracts/stories/stories.contract.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { seenStories } from './seen-stories.ts';
import { makerStories, type Tray, type TrayMaker } from './stories.api.ts';

interface Position {
  /** The index in the tray. */
  maker: number;
  /** The index in the maker's stories; before they have loaded, where to start. */
  story: number | 'unseen' | 'last';
}

export interface StoryWalk {
  maker: TrayMaker['maker'] | undefined;
  /** Undefined while loading. */
  stories: readonly Story[] | undefined;
  error: unknown;
  retry(): void;
  index: number;
  story: Story | undefined;
  /** The next story, if it is already loaded. */
  following: Story | undefined;
  makerBefore: TrayMaker | undefined;
  makerAfter: TrayMaker | undefined;
  next(): void;
  previous(): void;
  turnMaker(step: -1 | 1): void;
}

/** The position in the stories of a tray, and how to move in it; calls `onOver` after the last story. */
export function useStoryWalk(tray: Tray, startAt: number, onOver: () => void): StoryWalk {
  const client = useQueryClient();
  const [position, setPosition] = useState<Position>(() => ({
    maker: Math.max(
      0,
      tray.findIndex(({ maker }) => maker.id === startAt),
    ),
    story: 'unseen',
  }));
  const tile = tray[position.maker];
  const after = tray[position.maker + 1];
  const query = makerStories(tile?.maker.id ?? 0);
  const { data, error, refetch } = useQuery({
    ...queryOptions(query),
    enabled: tile !== undefined,
  });
  const stories = data?.stories;
  const index = stories === undefined ? 0 : indexOf(position.story, stories);

  const afterId = after?.maker.id;
  useEffect(() => {
    if (afterId === undefined) return;
    void client.prefetchQuery({
      ...queryOptions(makerStories(afterId)),
    });
  }, [client, afterId]);
  const ofNextMaker =
    afterId === undefined
      ? undefined
      : client.getQueryData<{ stories: Story[] }>(makerStories(afterId).key)?.stories;

  const turnMaker = (step: -1 | 1, story: Position['story'] = 'unseen') => {
    const maker = position.maker + step;
    if (maker >= tray.length) onOver();
    else if (maker >= 0) setPosition({ maker, story });
  };
  return {
    maker: data?.maker ?? tile?.maker,
    stories,
    error: stories === undefined ? error : null,
    retry: () => void refetch(),
    index,
    story: stories?.[index],
    following: stories?.[index + 1] ?? ofNextMaker?.[0],
    makerBefore: tray[position.maker - 1],
    makerAfter: after,
    next() {
      if (stories !== undefined && index + 1 < stories.length) setPosition({ ...position, story: index + 1 });
      else turnMaker(1);
    },
    previous() {
      if (index > 0) setPosition({ ...position, story: index - 1 });
      else turnMaker(-1, 'last');
    },
    turnMaker: (step) => turnMaker(step),
  };
}

/** If the story was deleted meanwhile, its index shows the next one, or the last. */
function indexOf(story: Position['story'], stories: readonly Story[]): number {
  const last = Math.max(0, stories.length - 1);
  if (story === 'last') return last;
  if (story !== 'unseen') return Math.min(story, last);
  const seen = seenStories();
  return Math.max(
    0,
    stories.findIndex(({ id, isSeen }) => !isSeen && !seen.has(id)),
  );
}
