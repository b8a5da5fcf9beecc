import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Story, seeStory } from '#contracts/stories/stories.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BadgeCheck, Pause, Play, X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import storiesWords from '#web/words/en/features/stories/stories.json';
import { OwnerBar } from './owner-bar.tsx';
import { noteSeen } from './seen-stories.ts';
import { storyAge, storyTime } from './story-age.ts';
import { StoryPicture } from './story-picture.tsx';
import { useStoryGestures } from './use-story-gestures.ts';
import type { StoryWalk } from './use-story-walk.ts';

interface StoryStageProps {
  box: RefObject<HTMLElement | null>;
  walk: StoryWalk;
  isPaused: boolean;
  onPause: (paused: boolean) => void;
  onClose: () => void;
}

/** One story: picture, caption, and the remaining time as a row of stitches. */
export function StoryStage({ box, walk, isPaused, onPause, onClose }: StoryStageProps) {
  const t = useWords(storiesWords, 'viewer');
  const { story, stories, maker, index } = walk;
  const [arrived, setArrived] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isHeld, handlers } = useStoryGestures(box, { ...walk, close: onClose });
  const isStill = isPaused || isHeld || isAsking || story === undefined || arrived !== story.id;
  useSeen(arrived === story?.id ? story : undefined);

  return (
    <section className="story" tabIndex={-1}>
      {story === undefined ? null : (
        <StoryPicture
          key={story.id}
          story={story}
          alt={altOf(story)}
          onArrived={() => setArrived(story.id)}
        />
      )}
      {walk.following === undefined ? null : (
        <StoryPicture key={`later-${walk.following.id}`} story={walk.following} alt="" hidden />
      )}
      <div className="story-shade" {...handlers} />
      <header className="story-top">
        <div className="story-thread" aria-hidden="true">
          {(stories ?? []).map(({ id, caption }, nth) => (
            <i
              key={id}
              className={nth < index ? 'done' : nth === index ? 'now' : ''}
              style={{
                '--time': `${storyTime(caption)}ms`,
                '--state': isStill ? 'paused' : 'running',
              }}
            >
              {nth === index ? <b key={`${id}-${index}`} onAnimationEnd={walk.next} /> : null}
            </i>
          ))}
        </div>
        <div className="flex items-center gap-3">
          {maker === undefined ? null : (
            <>
              <Avatar person={maker} />
              <div className="min-w-0">
                <p className="flex items-center gap-1.5 leading-[1.25] font-semibold">
                  <span className="truncate">{maker.name}</span>
                  {maker.isVerified ? (
                    <BadgeCheck className="-mt-0.5 size-4" aria-label={t('verified')} />
                  ) : null}
                </p>
                <p className="truncate text-2 opacity-85">
                  {[story === undefined ? '' : ageOf(story), townOf(maker.city)].filter(Boolean).join(' · ')}
                </p>
              </div>
            </>
          )}
          <IconButton
            label={t(isPaused ? 'play' : 'pause')}
            className="ml-auto"
            onClick={() => onPause(!isPaused)}
          >
            {isPaused ? <Play /> : <Pause />}
          </IconButton>
          <IconButton label={t('close')} className="-ml-3 -mr-3" onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </header>
      <p className="sr-only" aria-live="polite">
        {story === undefined || stories === undefined || maker === undefined
          ? ''
          : t('place', { number: index + 1, count: stories.length, name: maker.name })}
      </p>
      <StoryWords walk={walk} />
      {story?.can.delete ? (
        <OwnerBar key={story.id} story={story} onAsking={setIsAsking} onLast={onClose} />
      ) : null}
      {story !== undefined && maker !== undefined && !story.can.delete ? (
        <div className="story-owner">
          <Link to={`/chat?receiverId=${maker.id}`} className="story-own flex-1">
            {t('reply', { name: maker.name.split(' ')[0] ?? maker.name })}
          </Link>
        </div>
      ) : null}
    </section>
  );

  function altOf({ caption }: Story): string {
    return caption === '' ? t('photo', { name: maker?.name ?? '' }) : caption;
  }

  function ageOf({ createdAt }: Story): string {
    const { unit, count } = storyAge(createdAt, Date.now());
    return unit === 'now' ? t('now') : t(unit, { count });
  }
}

/** The caption, or a message if there is no story. */
function StoryWords({ walk }: { walk: StoryWalk }) {
  const t = useWords(storiesWords, 'viewer');
  const { story, stories, error, retry } = walk;
  if (story !== undefined) {
    return story.caption === '' ? null : (
      <p
        lang={writtenIn(story.caption)}
        dir="auto"
        className={classNames('story-caption', story.caption.length > 110 && 'story-caption-long')}
      >
        {story.caption}
      </p>
    );
  }
  if (error) {
    return (
      <div className="story-message" role="alert">
        <p className="title-2">{t('failed')}</p>
        <p>{sentenceOf(error)}</p>
        <button type="button" className="btn btn-ghost" onClick={retry}>
          <span className="said">{t('retry')}</span>
        </button>
      </div>
    );
  }
  return (
    <div className="story-message" role="status">
      {stories === undefined ? (
        <p>{t('loading')}</p>
      ) : (
        <>
          <p className="title-2">{t('over')}</p>
          <p>{t('overLine')}</p>
        </>
      )}
    </div>
  );
}

/** Records that a story was seen: on the server for signed-in people, in the browser for visitors. */
function useSeen(story: Story | undefined): void {
  const { status } = useViewer();
  const note = useEffectEvent(({ id, isSeen }: Story) => {
    noteSeen(id, { keep: status !== 'signedIn' });
    // A failure is ignored: at most the next tray shows the story as unseen.
    if (status === 'signedIn' && !isSeen)
      void api.call<typeof seeStory>('POST /api/stories/:id/seen', { params: { id } }).catch(() => undefined);
  });
  const id = story?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each story
  useEffect(() => {
    if (story !== undefined) note(story);
  }, [id]);
}
