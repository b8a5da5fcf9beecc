import { Link } from 'react-router';
import { FollowButton } from '#web/features/engagement/follows/follow-button.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { type FollowSide, peopleList } from '../public-profiles/public-profile.api.ts';
import { tradeOf } from './trade-of.ts';

interface PeopleSheetProps {
  side: FollowSide;
  person: { id: number; name: string };
  onClose: () => void;
}

/** A person's followers, or the people they follow. Load it lazily. */
export function PeopleSheet({ side, person, onClose }: PeopleSheetProps) {
  const t = useWords(publicProfileWords, 'people');
  return (
    <Dialog open onClose={onClose} title={t(side)}>
      <People side={side} person={person} onClose={onClose} />
    </Dialog>
  );
}

function People({ side, person, onClose }: PeopleSheetProps) {
  const t = useWords(publicProfileWords, 'people');
  const list = usePageList(peopleList(side, person.id), null);
  if (list.isPending) return <PeopleSkeleton />;
  if (list.data === undefined) {
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  const people = list.data.pages.flatMap((page) => page.people);
  if (people.length === 0) {
    return (
      <p className="meta py-6">
        {t(side === 'followers' ? 'noFollowers' : 'noFollowing', { name: person.name })}
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-seam">
        {people.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3 py-2.5">
            <Link to={`/publicProfile/${one.id}`} onClick={onClose} className="min-w-0">
              <Byline
                person={one}
                verified={one.isVerified}
                wraps
                line={<Dotted parts={[tradeOf(one), townOf(one.city)]} />}
              />
            </Link>
            {one.can.follow ? (
              <FollowButton maker={one} fromServer={one.follow} className="shrink-0" />
            ) : null}
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}

function PeopleSkeleton() {
  return (
    <Loading className="grid gap-5 py-2.5">
      {['one', 'two', 'three'].map((place) => (
        <div key={place} className="flex items-center gap-3">
          <Weave className="size-11" />
          <div className="flex-1">
            <WeaveLines />
          </div>
        </div>
      ))}
    </Loading>
  );
}
