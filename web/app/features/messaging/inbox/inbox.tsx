import { useId, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Search } from '#web/ui/icons.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { type InboxPage, inbox } from '../messaging.api.ts';
import { useNow } from '../use-now.ts';
import { ChatRow } from './chat-row.tsx';
import { PeopleList } from './people-list.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

interface InboxProps {
  preloaded: Preloaded<InboxPage> | null;
  /** The person whose conversation is open beside it. */
  receiverId: number | null;
  /** Focuses the search for a person at once. */
  startsWithSearch: boolean;
}

/** The viewer's conversations, and a search for people. */
export function Inbox({ preloaded, receiverId, startsWithSearch }: InboxProps) {
  const t = useWords(messagingWords);
  const id = useId();
  const [words, setWords] = useState('');
  const [isSearching, setSearching] = useState(startsWithSearch);
  // If a conversation is open, it has the page's h1.
  const Heading = receiverId === null ? 'h1' : 'h2';
  const showsPeople = isSearching || words.trim() !== '';

  return (
    <>
      <div className="px-(--tb-gutter) pt-5 pb-4 md:px-6">
        <Heading className="title-2 mb-3.5">{t('title')}</Heading>
        <label htmlFor={id} className="sr-only">
          {t('find')}
        </label>
        <div className="relative">
          <Search className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-2" />
          <TextInput
            id={id}
            type="search"
            className="min-h-11! pl-10!"
            placeholder={t('find')}
            autoComplete="off"
            maxLength={80}
            autoFocus={startsWithSearch}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={({ key }) => {
              if (key !== 'Escape') return;
              setWords('');
              setSearching(false);
            }}
          />
        </div>
      </div>
      {showsPeople ? (
        <PeopleList
          words={words}
          onChosen={() => {
            setWords('');
            setSearching(false);
          }}
        />
      ) : (
        <ChatList preloaded={preloaded} receiverId={receiverId} />
      )}
    </>
  );
}

function ChatList({ preloaded, receiverId }: Pick<InboxProps, 'preloaded' | 'receiverId'>) {
  const t = useWords(messagingWords);
  const now = useNow();
  const list = usePageList(inbox, preloaded);
  const { data, error, refetch } = list;
  const chats = data?.pages.flatMap((page) => page.chats) ?? [];

  if (data === undefined && error)
    return <ErrorState line={t('failedToLoad')} onRetry={() => void refetch()} />;
  if (data === undefined) return <InboxSkeleton />;
  if (chats.length === 0) {
    return (
      <div className="px-(--tb-gutter) md:px-6">
        <EmptyState picture="letter" title={t('none')} line={t('noneLine')}>
          <ButtonLink to="/">{t('findMakers')}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <nav aria-label={t('chats')}>
      <ul>
        {chats.map((chat) => (
          <ChatRow key={chat.chatId} chat={chat} now={now} isOpen={chat.chatUser.id === receiverId} />
        ))}
      </ul>
      <ListEnd list={list} label={t('more')} automatic />
    </nav>
  );
}

function InboxSkeleton() {
  return (
    <Loading>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <div key={row} className="chat-row">
          <RowSkeleton />
        </div>
      ))}
    </Loading>
  );
}
