import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChatUser } from '#contracts/messaging/messaging.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowDown } from '#web/ui/icons.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { dayLabel } from '../chat-times.ts';
import type { WaitingMessage } from '../outbox/message-call.ts';
import { useNow } from '../use-now.ts';
import type { History } from './history.ts';
import { MessageBubble, WaitingBubble } from './message-bubble.tsx';
import { byDay } from './thread.ts';

interface ThreadViewProps {
  viewerId: number;
  person: ChatUser;
  history: History;
  waiting: readonly WaitingMessage[];
  isTyping: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

/** Pixels from the lower edge within which the viewer counts as being at the end. */
const nearEnd = 120;

/**
 * The messages, newest at the bottom. The scroller is reversed, so that it starts at the end without JavaScript, and
 * older messages added on top do not shift what is being read.
 */
export function ThreadView(props: ThreadViewProps) {
  const { viewerId, person, history, waiting, isTyping, isLoadingOlder, onOlder } = props;
  const t = useWords(messagingWords);
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const days = useMemo(() => byDay(history.messages), [history.messages]);
  const { isAway, toEnd, onScroll } = useEnd(scroller, history, waiting.length, viewerId);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        className="talk"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        role="log"
        aria-label={t('with', { name: person.name })}
      >
        <div>
          <Top
            scroller={scroller}
            hasOlder={history.hasOlder}
            isLoading={isLoadingOlder}
            onOlder={onOlder}
            beginning={t('beginning', { name: person.name })}
          />
          {days.map(({ day, at, messages }) => (
            <section key={day} aria-label={dayLabel(at, now, t)} className="talk-day">
              <p className="caps my-3 text-center" aria-hidden="true">
                {dayLabel(at, now, t)}
              </p>
              <ol className="grid gap-2.5">
                {messages.map((message) => (
                  <MessageBubble
                    key={message.id}
                    message={message}
                    isOwn={message.senderId === viewerId}
                    isRead={message.id <= history.readUpTo}
                  />
                ))}
              </ol>
            </section>
          ))}
          {waiting.length > 0 ? (
            <ol className="mt-2.5 grid gap-2.5">
              {waiting.map((one) => (
                <WaitingBubble
                  key={one.nonce}
                  userId={viewerId}
                  waiting={one}
                  onRetry={() => outboxOf(viewerId).retry(one.nonce)}
                  onDiscard={() => outboxOf(viewerId).discard(one.nonce)}
                  onPictures={(files) => void outboxOf(viewerId).chooseFiles(one.nonce, files)}
                />
              ))}
            </ol>
          ) : null}
          <div aria-live="polite">
            {isTyping ? (
              <p className="typing">
                <span className="sr-only">{t('typing', { name: person.name })}</span>
                <i />
                <i />
                <i />
              </p>
            ) : null}
          </div>
        </div>
      </div>
      {isAway === null ? null : (
        <button
          type="button"
          className="to-end"
          onClick={toEnd}
          aria-label={isAway.hasNews ? undefined : t('toNewest')}
        >
          {isAway.hasNews ? <span className="pt-0.5">{t('newMessages')}</span> : null}
          <ArrowDown className="size-4" />
        </button>
      )}
    </div>
  );
}

/** Scrolls to the end for the viewer's own messages, and reports new ones that are out of sight. */
function useEnd(
  scroller: React.RefObject<HTMLDivElement | null>,
  history: History,
  waitingCount: number,
  viewerId: number,
) {
  const [isAway, setAway] = useState<{ hasNews: boolean } | null>(null);
  const newest = history.messages.at(-1);
  const seen = useRef(newest?.id);
  const toEnd = () => scroller.current?.scrollTo({ top: 0 });

  useEffect(() => {
    if (newest === undefined || newest.id === seen.current) return;
    seen.current = newest.id;
    if (newest.senderId !== viewerId) setAway((away) => away && { hasNews: true });
  }, [newest, viewerId]);

  const waitedFor = useRef(waitingCount);
  useEffect(() => {
    if (waitingCount > waitedFor.current) scroller.current?.scrollTo({ top: 0 });
    waitedFor.current = waitingCount;
  }, [waitingCount, scroller]);

  const onScroll = () => {
    const isFar = -(scroller.current?.scrollTop ?? 0) > nearEnd;
    setAway((away) => (isFar ? (away ?? { hasNews: false }) : null));
  };
  return { isAway, toEnd, onScroll };
}

interface TopProps {
  scroller: React.RefObject<HTMLDivElement | null>;
  hasOlder: boolean;
  isLoading: boolean;
  onOlder: () => void;
  beginning: string;
}

/** Loads older messages before they are needed; there is also a button. */
function Top({ scroller, hasOlder, isLoading, onOlder, beginning }: TopProps) {
  const t = useWords(messagingWords);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onOlder);
  useEffect(() => {
    latest.current = onOlder;
  });
  useEffect(() => {
    if (!hasOlder || isLoading || place.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { root: scroller.current, rootMargin: '800px 0px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [hasOlder, isLoading, scroller]);

  if (!hasOlder) return <p className="hint mb-2 text-center text-balance">{beginning}</p>;
  return (
    <div ref={place} className="talk-top grid justify-items-center pb-3">
      <Button kind="text" small busy={isLoading && t('loadingMore')} onClick={onOlder}>
        {t('earlier')}
      </Button>
    </div>
  );
}
