import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { inbox } from '../messaging.api.ts';
import { useNow } from '../use-now.ts';
import { ChatRow } from './chat-row.tsx';
import { RowSkeleton } from './row-skeleton.tsx';
import { useLiveInbox } from './use-live-inbox.ts';

const shown = 8;

/** The latest conversations, for the profile page. */
export function ConversationsPanel() {
  const t = useWords(messagingWords);
  const now = useNow();
  useLiveInbox();
  const { data, isError, refetch } = usePageList(inbox, null);
  const chats = data?.pages.flatMap((page) => page.chats).slice(0, shown) ?? [];

  if (data === undefined && isError) {
    return <ErrorState line={t('failedToLoad')} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <Loading className="-mx-(--tb-gutter) md:-mx-6">
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="chat-row">
            <RowSkeleton />
          </div>
        ))}
      </Loading>
    );
  }
  if (chats.length === 0) {
    return (
      <EmptyState picture="letter" title={t('none')} line={t('noneLine')}>
        <ButtonLink to="/">{t('findMakers')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    // The text of the rows aligns with the heading; their backgrounds extend further.
    <div className="-mx-(--tb-gutter) md:-mx-6">
      <ul>
        {chats.map((chat) => (
          <ChatRow key={chat.chatId} chat={chat} now={now} isOpen={false} />
        ))}
      </ul>
      <p className="mt-3 px-(--tb-gutter) md:px-6">
        <Link to="/chat" className="link">
          {t('title')}
        </Link>
      </p>
    </div>
  );
}
