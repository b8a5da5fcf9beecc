import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '../../platform/api/api-error.ts';
import { api } from '../../platform/api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Byline } from '../../ui/byline.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Weave, WeaveLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { peopleQuery } from './people.api.ts';

interface StartChatProps {
  open: boolean;
  onClose: () => void;
}

/** Picks the person to write to; the conversation opens on its own page. */
export function StartChat({ open, onClose }: StartChatProps) {
  const t = useTranslations('startChat');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <PersonPicker onChosen={onClose} />
    </Dialog>
  );
}

function PersonPicker({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('startChat');
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const settled = useSettled(words.trim());
  const query = peopleQuery(settled);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: query.key,
    queryFn: ({ signal }) => query.fetch(api, signal),
    staleTime: query.staleTime ?? 0,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    // Once the dialog around it is open, which chooses a focus of its own.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const choose = (personId: number) => {
    onChosen();
    navigate(`/chat?receiverId=${personId}`);
  };
  /** Down and up go through the field and the people beneath it. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [field.current, ...(list.current?.querySelectorAll('button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement | HTMLButtonElement);
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus among what is inside
    <div className="grid gap-4" onKeyDown={onKeyDown}>
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <TextInput
          id={id}
          ref={field}
          type="search"
          className="pl-11!"
          placeholder={t('search')}
          value={words}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => {
            const [first] = data ?? [];
            if (key === 'Enter' && settled === words.trim() && !isPlaceholderData && first) choose(first.id);
          }}
        />
      </div>
      <div aria-live="polite" className="sr-only">
        {data === undefined ? '' : t('found', { count: data.length })}
      </div>
      {isPending ? <PeopleSkeleton /> : null}
      {data === undefined && error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{sentenceOf(error, t('failed'))}</p>
          <Button small onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      ) : null}
      {data?.length === 0 ? (
        <p className="text-ink-2">{settled === '' ? t('nobody') : t('noneFound', { words: settled })}</p>
      ) : null}
      <ul ref={list} className="-mx-2 grid max-h-[50dvh] overflow-y-auto" aria-label={t('people')}>
        {(data ?? []).map((person) => (
          <li key={person.id}>
            <button type="button" className="menu-item px-2! py-2!" onClick={() => choose(person.id)}>
              <Byline person={person} verified={person.isVerified} line={person.city} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What has been typed, once the hand rests. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 180);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

function PeopleSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4">
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="flex items-center gap-3">
            <Weave className="size-11" />
            <div className="flex-1">
              <WeaveLines widths={['w-2/5', 'w-1/4']} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
