import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { quickAction } from '#web/shell/quick-action.ts';
import { useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { Plus } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import storiesWords from '#web/words/en/features/stories/stories.json';
import { seenOnServer, seenStories, subscribeToSeen } from './seen-stories.ts';
import { type Tray, type TrayMaker, trayQuery } from './stories.api.ts';

const loadViewer = () => fetched(() => import('./story-viewer.tsx'));
const StoryViewer = lazy(async () => ({ default: (await loadViewer()).StoryViewer }));

/** The makers with current stories. Signed-in people also have a tile for their own story. */
export function StoryTray({ preloaded }: { preloaded: Preloaded<Tray> | null }) {
  const t = useWords(storiesWords);
  const { status } = useViewer();
  const { data: tray = [] } = useQuery({
    ...queryOptions(trayQuery),
    ...(preloaded === null ? {} : { initialData: preloaded.data, initialDataUpdatedAt: preloaded.at }),
  });
  const seen = useSyncExternalStore(subscribeToSeen, seenStories, seenOnServer);
  /** A snapshot of the tray from when the viewer was opened, so that seen stories do not reorder it. */
  const [opened, setOpened] = useState<{ tray: Tray; makerId: number } | null>(null);

  const open = ({ maker }: TrayMaker) => setOpened({ tray, makerId: maker.id });
  if (status === 'signedOut' && tray.length === 0) return null;
  return (
    <section aria-label={t('tray')}>
      <ul className="tray">
        {tray
          .filter(({ isOwn }) => isOwn)
          .map((own) => (
            <Tile key={own.maker.id} tile={own} isSeen onOpen={open} />
          ))}
        {status === 'signedOut' ? null : (
          <li className="tale">
            <CreateTile label={tray.some(({ isOwn }) => isOwn) ? t('add') : t('yours')} />
          </li>
        )}
        {tray
          .filter(({ isOwn }) => !isOwn)
          .map((tile) => (
            <Tile
              key={tile.maker.id}
              tile={tile}
              isSeen={tile.isSeen || tile.storyIds.every((id) => seen.has(id))}
              onOpen={open}
            />
          ))}
      </ul>
      {opened === null ? null : (
        <Suspense>
          <StoryViewer tray={opened.tray} startAt={opened.makerId} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

interface TileProps {
  tile: TrayMaker;
  isSeen: boolean;
  onOpen: (tile: TrayMaker) => void;
}

function Tile({ tile, isSeen, onOpen }: TileProps) {
  const t = useWords(storiesWords);
  const { maker, cover, isOwn } = tile;
  const [firstName = maker.name] = maker.name.split(' ');
  const label = isOwn ? t('openOwn') : t(isSeen ? 'openSeen' : 'open', { name: maker.name });
  return (
    <li className={classNames('tale', isSeen && 'tale-seen')}>
      <button
        type="button"
        aria-label={label}
        onClick={() => onOpen(tile)}
        onPointerEnter={loadViewer}
        onFocus={loadViewer}
      >
        <span className="tale-frame">
          <img
            src={pictureVariant(cover, 320, 'webp') ?? cover}
            alt=""
            width={320}
            height={400}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </span>
        <span className={classNames('tale-name', isOwn && 'tale-words')}>
          {isOwn ? t('yours') : firstName}
        </span>
      </button>
    </li>
  );
}

function CreateTile({ label }: { label: string }) {
  const t = useWords(storiesWords);
  const signInFirst = useSignInFirst('story');
  return (
    <button
      type="button"
      aria-label={t('create')}
      aria-haspopup="dialog"
      onClick={() => {
        if (!signInFirst.isNeeded()) quickAction.set('story');
      }}
    >
      <span className="tale-frame tale-new">
        <Plus />
      </span>
      <span className="tale-name tale-words">{label}</span>
    </button>
  );
}
