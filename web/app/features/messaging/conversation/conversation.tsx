import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { sendMessage } from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { QuoteButton } from '#web/features/quotes/quote-button.tsx';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { type Found, foundQuery } from '../messaging.api.ts';
import { isMessage, putMessage } from '../outbox/messages.ts';
import { useWaiting } from '../outbox/use-waiting.ts';
import { PinnedDesign } from '../pinned/design-card.tsx';
import { PinnedOrder } from '../pinned/pinned-order.tsx';
import { useAskedDesign } from '../pinned/use-asked-design.ts';
import { useIsAway } from '../presence/use-is-away.ts';
import type { Recording } from '../voice/unsent-recordings.ts';
import { AboutPerson } from './about-person.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationSkeleton, ThreadSkeleton } from './conversation-skeleton.tsx';
import type { History } from './history.ts';
import { stillWaiting } from './thread.ts';
import { ThreadView } from './thread-view.tsx';
import { useBlock } from './use-block.ts';
import { useHistory } from './use-history.ts';
import { useKeptBeginning } from './use-kept-messages.ts';
import { useReading } from './use-reading.ts';
import { usePartnerTyping, useSendTyping } from './use-typing.ts';

interface ConversationProps {
  viewerId: number;
  receiverId: number;
  /** The design that the viewer came to ask about. */
  designId: number | null;
  /** The order that linked to this page. */
  orderId: number | null;
  preloaded: { found: Preloaded<Found> | null; history: Preloaded<History> | null };
}

/** The conversation with one person, also before the first message. */
export function Conversation(props: ConversationProps) {
  const { receiverId, preloaded } = props;
  const t = useWords(messagingWords);
  const query = foundQuery(receiverId);
  const { data, error, refetch } = useQuery({
    ...queryOptions(query),
    ...(preloaded.found === null
      ? {}
      : { initialData: preloaded.found.data, initialDataUpdatedAt: preloaded.found.at }),
  });
  if (data) return <Open {...props} found={data} />;
  if (error === null) return <ConversationSkeleton />;
  return (
    <div className="conversation place-content-center">
      {isNotFound(error) ? (
        <EmptyState picture="letter" title={t('gone')} line={t('goneLine')}>
          <ButtonLink to="/chat">{t('toChats')}</ButtonLink>
        </EmptyState>
      ) : (
        <ErrorState line={sentenceOf(error)} onRetry={() => void refetch()}>
          <ButtonLink to="/chat">{t('toChats')}</ButtonLink>
        </ErrorState>
      )}
    </div>
  );
}

function Open(props: ConversationProps & { found: Found }) {
  const { viewerId, receiverId, designId, orderId, preloaded, found } = props;
  const { chatId, person, canWrite } = found;
  const { history, error, retry, loadOlder, isLoadingOlder, add, change } = useHistory(
    chatId,
    viewerId,
    preloaded.history,
  );
  useSent(receiverId, viewerId, add);
  useKeptBeginning(receiverId, chatId);
  useReading({ chatId, viewerId, history, change });
  const kept = useWaiting(viewerId, receiverId);
  const messages = history?.messages ?? none;
  const waiting = useMemo(() => stillWaiting(kept, messages, viewerId), [kept, messages, viewerId]);
  const isTyping = usePartnerTyping(chatId, receiverId);
  const sendTyping = useSendTyping(chatId);

  const [isDropped, setDropped] = useState(false);
  const asked = useAskedDesign(isDropped ? null : designId);
  const talkedAbout = messages.findLast((message) => message.design !== null)?.design ?? null;
  const pinned = asked ?? talkedAbout;

  const send = (content: string, files: readonly File[]) => {
    if (asked) setDropped(true);
    return putMessage(viewerId, { receiverId, content, designId: asked?.id ?? null, files });
  };

  const speak = ({ file, ...voice }: Recording) => {
    if (asked) setDropped(true);
    const designId = asked?.id ?? null;
    return putMessage(viewerId, { receiverId, content: '', designId, files: [file], voice });
  };

  return (
    <>
      <section className="conversation">
        <ConversationHead found={found} />
        {orderId !== null ? (
          <PinnedOrder orderId={orderId} receiverId={receiverId} />
        ) : pinned ? (
          <PinnedDesign design={pinned} {...(asked ? { onDrop: () => setDropped(true) } : {})} />
        ) : null}
        <Talk
          chatId={chatId}
          name={person.name}
          hasFailed={error !== null && history === undefined}
          onRetry={() => void retry()}
          history={history}
          isSilent={messages.length === 0 && waiting.length === 0}
        >
          <ThreadView
            viewerId={viewerId}
            person={person}
            history={history ?? beginning}
            waiting={waiting}
            isTyping={isTyping}
            isLoadingOlder={isLoadingOlder}
            onOlder={() => void loadOlder()}
          />
        </Talk>
        <AwayLine />
        {canWrite ? (
          <Composer
            viewerId={viewerId}
            receiverId={receiverId}
            name={person.name}
            onTyping={sendTyping}
            onSend={send}
            onSpeak={speak}
          >
            <QuoteButton
              chatId={chatId}
              receiverId={receiverId}
              name={person.name}
              designId={pinned?.isShown ? pinned.id : null}
            />
          </Composer>
        ) : (
          <CutOff found={found} />
        )}
      </section>
      <aside className="about-person">
        <AboutPerson person={person} design={pinned} />
      </aside>
    </>
  );
}

const none: History['messages'] = [];
const beginning: History = { messages: none, hasOlder: false, readUpTo: 0, ownReadUpTo: 0, syncedUpTo: 0 };

/** Shows messages as soon as the outbox has sent them; the reply to the first one gives the id of the new chat. */
function useSent(receiverId: number, viewerId: number, add: ReturnType<typeof useHistory>['add']): void {
  const client = useQueryClient();
  useEffect(() => {
    return outboxOf(viewerId).onSent((waiting, reply) => {
      if (!isMessage(waiting) || waiting.about.receiverId !== receiverId) return;
      const { message } = reply as ReplyOf<typeof sendMessage>;
      client.setQueryData<Found>(
        foundQuery(receiverId).key,
        (found) => found && { ...found, chatId: message.chatId },
      );
      add(message);
    });
  }, [client, receiverId, viewerId, add]);
}

interface TalkProps {
  chatId: number | null;
  name: string;
  hasFailed: boolean;
  onRetry: () => void;
  history: History | undefined;
  isSilent: boolean;
  children: React.ReactNode;
}

/** The messages in their four states. */
function Talk({ chatId, name, hasFailed, onRetry, history, isSilent, children }: TalkProps) {
  const t = useWords(messagingWords);
  if (hasFailed) {
    return (
      <div className="grid flex-1 place-content-center overflow-auto">
        <ErrorState line={t('historyFailed')} onRetry={onRetry} />
      </div>
    );
  }
  if (chatId !== null && history === undefined) return <ThreadSkeleton />;
  if (isSilent) {
    return (
      <div className="grid flex-1 place-content-center overflow-auto">
        <EmptyState
          picture="letter"
          title={t('sayHello', { name: name.split(' ')[0] ?? name })}
          line={t('sayHelloLine')}
        />
      </div>
    );
  }
  return children;
}

function AwayLine() {
  const t = useWords(messagingWords);
  const isAway = useIsAway();
  return <div role="status">{isAway ? <p className="away-line">{t('away')}</p> : null}</div>;
}

function CutOff({ found: { person, isBlocked, whyNot } }: { found: Found }) {
  const reason = useSentence(whyNot);
  const t = useWords(messagingWords);
  const setBlocked = useBlock(person);
  const { name } = person;
  return (
    <div className="composer flex flex-wrap items-center justify-between gap-3">
      <p className="meta">{isBlocked ? t('youBlocked', { name }) : reason || t('cannotWrite', { name })}</p>
      {isBlocked ? (
        <Button small onClick={() => void setBlocked(false)}>
          {t('unblock')}
        </Button>
      ) : null}
    </div>
  );
}
