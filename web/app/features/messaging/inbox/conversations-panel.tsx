import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { Loading } from '#web/ui/skeleton.tsx';
import { inbox } from '../messaging.api.ts';
import { messagingWords } from '../messaging.words.ts';
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
  const { data, isError } = usePageList(inbox, null);
  const chats = data?.pages.flatMap((page) => page.chats).slice(0, shown) ?? [];

  if (data === undefined && isError) {
    return (
      <p role="alert" className="text-bad">
        {t('failedToLoad')}
      </p>
    );
  }
  if (data === undefined) {
    return (
      <Loading>
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="chat-row">
            <RowSkeleton />
          </div>
        ))}
      </Loading>
    );
  }
  if (chats.length === 0) return <p className="meta">{t('none')}</p>;
  return (
    <>
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
    </>
  );
}
