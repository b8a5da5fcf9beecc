import { useSearchParams } from 'react-router';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { Api } from '#web/platform/api/create-api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import {
  apiOf,
  noLoaderData,
  type Preloaded,
  preloadList,
  usePageList,
} from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BottomBar } from '#web/shell/bottom-bar.tsx';
import { EmptyPicture } from '#web/ui/threads/empty-picture.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import type { Route } from './+types/chat.route.ts';
import { Conversation } from './conversation/conversation.tsx';
import { newestMessages } from './conversation/history.api.ts';
import type { History } from './conversation/history.ts';
import { Inbox } from './inbox/inbox.tsx';
import { useLiveInbox } from './inbox/use-live-inbox.ts';
import { type Found, foundQuery, inbox } from './messaging.api.ts';
import { idIn, receiverOf } from './receiver-of.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(messagingWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

interface Opened {
  found: Preloaded<Found> | null;
  history: Preloaded<History> | null;
}

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const receiverId = receiverOf(new URL(args.request.url).searchParams, args.params.second);
  const [chats, opened] = await Promise.all([
    preloadList(args.context, inbox),
    receiverId === null ? null : preloadOpened(apiOf(args.context), receiverId),
  ]);
  return { chats, receiverId, opened };
}

/**
 * Loads the open conversation. If its person cannot be found, the conversation shows that and the inbox beside it
 * stays.
 */
async function preloadOpened(api: Api, receiverId: number): Promise<Opened | null> {
  try {
    const found = await foundQuery(receiverId).fetch(api);
    const history = found.chatId === null ? null : await newestMessages(api, found.chatId);
    const at = Date.now();
    return { found: { data: found, at }, history: history && { data: history, at } };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export const clientLoader = noLoaderData;

/** Switching conversations runs no server loader. */
export const shouldRevalidate = () => false;

export default function ChatPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <Chats preloaded={loaderData} second={params.second} />
    </Guarded>
  );
}

const nothing: Opened = { found: null, history: null };

interface ChatsProps {
  preloaded: Awaited<ReturnType<typeof loader>> | null;
  second: string | undefined;
}

function Chats({ preloaded, second }: ChatsProps) {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  useLiveInbox();
  const receiverId = receiverOf(search, second);
  const { data, isError } = usePageList(inbox, preloaded?.chats ?? null);
  const hasChats = data?.pages.some(({ chats }) => chats.length > 0);
  // Without any conversation to open, the inbox fills the page.
  const isAlone = receiverId === null && (hasChats === false || (data === undefined && isError));
  if (viewer === null) return null;
  return (
    <div
      className="chat-page"
      data-open={receiverId === null ? undefined : ''}
      data-alone={isAlone ? '' : undefined}
    >
      <div className="chat-inbox">
        <Inbox
          preloaded={preloaded?.chats ?? null}
          receiverId={receiverId}
          startsWithSearch={search.has('find')}
        />
      </div>
      {receiverId === null ? (
        hasChats && <ChooseHint />
      ) : (
        <Conversation
          key={receiverId}
          viewerId={viewer.id}
          receiverId={receiverId}
          designId={idIn(search.get('designId'))}
          orderId={idIn(search.get('orderId'))}
          preloaded={(preloaded?.receiverId === receiverId && preloaded.opened) || nothing}
        />
      )}
      {receiverId === null ? <BottomBar /> : null}
    </div>
  );
}

/** Shown beside the inbox if it contains conversations to choose from. */
function ChooseHint() {
  const t = useWords(messagingWords);
  return (
    <div className="chat-choose">
      <EmptyPicture of="letter" />
      <p className="title-2">{t('choose')}</p>
      <p className="meta">{t('chooseLine')}</p>
    </div>
  );
}
