import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Byline } from '#web/ui/byline.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { type PickedPerson, peopleQuery } from '../messaging.api.ts';
import { useTradeName } from '../use-trade-name.ts';
import { RowSkeleton } from './row-skeleton.tsx';

export interface PeopleListProps {
  /** The typed text; '' lists recent conversation partners and new makers. */
  words: string;
  /** Only people who can be given pieces to work on. */
  hands?: boolean;
  /** Called with the chosen person. Without it each person links to the conversation with them. */
  onPick?: (person: PickedPerson) => void;
  /** Called after a conversation was chosen. */
  onChosen?: () => void;
}

/** People found by name, to write to or to pick. */
export function PeopleList({ words, hands = false, onPick, onChosen }: PeopleListProps) {
  const t = useWords(messagingWords);
  const tradeName = useTradeName();
  const asked = useDeferredValue(words.trim());
  const query = peopleQuery(asked, hands);
  const { data, error, refetch } = useQuery({
    ...queryOptions(query),
    placeholderData: (before) => before,
  });

  if (data === undefined && error)
    return <ErrorState line={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <PeopleSkeleton />;
  if (data.length === 0) {
    return (
      <div role="status" className="px-6 py-8 text-center">
        <p className="font-semibold">{t('nobody')}</p>
        <p className="meta">{t('nobodyLine')}</p>
      </div>
    );
  }
  const bylineOf = (person: PickedPerson) => (
    <Byline
      person={person}
      verified={person.isVerified}
      line={[tradeName(person.role), townOf(person.city)].filter(Boolean).join(' · ')}
    />
  );
  return (
    <ul aria-label={t('people')}>
      {data.map((person) => (
        <li key={person.id}>
          {onPick ? (
            <button type="button" className="chat-row" onClick={() => onPick(person)}>
              {bylineOf(person)}
            </button>
          ) : (
            <Link
              to={`/chat?receiverId=${person.id}`}
              className="chat-row"
              {...(onChosen ? { onClick: onChosen } : {})}
            >
              {bylineOf(person)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function PeopleSkeleton() {
  return (
    <Loading>
      {['one', 'two', 'three', 'four'].map((row) => (
        <div key={row} className="chat-row">
          <RowSkeleton />
        </div>
      ))}
    </Loading>
  );
}
