import { Link } from 'react-router';
import type { ChatSummary } from '#contracts/messaging/messaging.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { timeLabel } from '../chat-times.ts';
import { contentOf } from '../content-of.ts';
import { PresenceSwatch } from '../presence/presence-swatch.tsx';
import { useIsAway } from '../presence/use-is-away.ts';

interface ChatRowProps {
  chat: ChatSummary;
  now: number;
  isOpen: boolean;
}

/** A row of the inbox: the person, the last message, its time and the unread count. */
export function ChatRow({ chat, now, isOpen }: ChatRowProps) {
  const t = useWords(messagingWords);
  const { chatUser, lastMessage, unreadCount } = chat;
  const isAway = useIsAway();
  const isOnline = chatUser.isOnline && !isAway;
  const unwritten = lastMessage.hasVoice
    ? t('voiceNote')
    : t('sentPictures', { count: lastMessage.imageCount });
  const preview = useSentence(contentOf(lastMessage)) || unwritten;
  const isOwn = lastMessage.senderId !== chatUser.id;
  return (
    <li>
      <Link
        to={`/chat?receiverId=${chatUser.id}`}
        prefetch="intent"
        className="chat-row"
        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
      >
        <PresenceSwatch person={chatUser} isOnline={isOnline} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate leading-[1.3] font-semibold">
              {chatUser.name}
              {isOnline ? <span className="sr-only">, {t('online')}</span> : null}
            </span>
            <time
              dateTime={lastMessage.createdAt}
              suppressHydrationWarning
              className="hint num flex-none text-[13px]!"
            >
              {timeLabel(lastMessage.createdAt, now, t)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-3">
            <span
              {...(isOwn ? {} : { lang: writtenIn(preview), dir: 'auto' })}
              className={classNames('meta truncate', unreadCount > 0 && 'font-medium text-ink!')}
            >
              {isOwn ? t('you', { content: preview }) : preview}
            </span>
            {unreadCount > 0 ? (
              <span className="unread-count">
                <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
                <span className="sr-only">{t('unread', { count: unreadCount })}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
