import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { HiddenPerson } from '#contracts/engagement/mutes.contract.ts';
import { type HiddenBy, hiddenList } from '#web/features/engagement/mutes/mutes.api.ts';
import { useMute } from '#web/features/engagement/mutes/use-mute.ts';
import { useBlock } from '#web/features/messaging/conversation/use-block.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useListWithin } from '#web/platform/query/page-data.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import settingsWords from '#web/words/en/features/settings/settings.json';

/** The people the viewer has muted or blocked, each with a button to undo it. */
export function HiddenPeople({ by }: { by: HiddenBy }) {
  const t = useWords(settingsWords, `hidden.${by}`);
  const list = useListWithin(hiddenList(by));
  const id = useId();
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <section className="mt-6 grid gap-3" aria-labelledby={id}>
      <div className="grid gap-1">
        <h3 id={id} className="title-3">
          {t('title')}
        </h3>
        <p className="meta max-w-prose">{t('line')}</p>
      </div>
      {list.isPending ? (
        <Loading className="border-y border-seam py-5">
          <WeaveLines />
        </Loading>
      ) : list.data === undefined ? (
        <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />
      ) : people.length === 0 ? (
        <p className="meta border-y border-seam py-4">{t('none')}</p>
      ) : (
        <div>
          <ul className="border-y border-seam">
            {people.map((person) => (
              <li key={person.id} className="border-seam not-last:border-b">
                <HiddenRow by={by} person={person} />
              </li>
            ))}
          </ul>
          <ListEnd list={list} />
        </div>
      )}
    </section>
  );
}

function HiddenRow({ by, person }: { by: HiddenBy; person: HiddenPerson }) {
  const t = useWords(settingsWords, `hidden.${by}`);
  const client = useQueryClient();
  const setMuted = useMute(person);
  const setBlocked = useBlock(person);
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await (by === 'mute' ? setMuted : setBlocked)(false);
    await client.invalidateQueries({ queryKey: hiddenList(by).key });
    setBusy(false);
  };
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 py-2">
      <Link to={`/publicProfile/${person.id}`} className="flex min-h-11 min-w-0 items-center gap-3">
        <Avatar person={person} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{person.name}</span>
          {person.city === '' ? null : <span className="hint block truncate">{townOf(person.city)}</span>}
        </span>
      </Link>
      <Button
        small
        busy={isBusy && t('busy')}
        aria-label={t('undoOf', { name: person.name })}
        onClick={() => void undo()}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
