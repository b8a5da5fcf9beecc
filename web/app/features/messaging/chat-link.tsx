import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { MessageCircle } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { unreadTotal } from './messaging.api.ts';

/** The header's link to the conversations, with the unread count; renders nothing for visitors. */
export function ChatLink() {
  const { viewer } = useViewer();
  return viewer === null ? null : <ChatIcon userId={viewer.id} />;
}

function ChatIcon({ userId }: { userId: number }) {
  const t = useWords(shellWords, 'nav');
  const unread = useUnread();
  return (
    <Link
      to={`/chat/${userId}`}
      prefetch="intent"
      className="icon-btn"
      aria-label={unread > 0 ? t('chatUnread', { count: unread }) : t('chat')}
    >
      <MessageCircle />
      {unread > 0 ? (
        <span aria-hidden="true" className="unread-count absolute top-0.5 right-0">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  );
}

function useUnread(): number {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: unreadTotal.key });
  useServerEvent('chatTouched', refresh);
  useReturn(refresh);
  const { data } = useQuery({
    ...queryOptions(unreadTotal),
  });
  return data ?? 0;
}
