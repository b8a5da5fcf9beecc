import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { Avatar, type Person } from './avatar.tsx';
import { BadgeCheck } from './icons.tsx';

interface BylineProps {
  person: Person;
  verified?: boolean;
  /** The secondary line: a town, a role or a date. */
  line?: ReactNode;
  size?: 'small' | 'usual' | 'large';
  /** Wraps a long name; otherwise it is truncated. */
  wraps?: boolean;
}

/** A person: avatar, name, seal if verified, and a line beneath. */
export function Byline({ person, verified = false, line, size = 'usual', wraps = false }: BylineProps) {
  const t = useWords(uiWords);
  return (
    <div className="flex min-w-0 items-center gap-3 font-sans text-3 tracking-normal">
      <span className="flex-none">
        <Avatar person={person} size={size} />
      </span>
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 leading-[1.25] font-semibold">
          <span className={wraps ? 'line-clamp-2 wrap-anywhere' : 'truncate'}>{person.name}</span>
          {verified ? (
            <>
              <BadgeCheck className="-mt-0.5 size-4 text-indigo" />
              <span className="sr-only">{t('verified')}</span>
            </>
          ) : null}
        </p>
        {line ? <p className="meta">{line}</p> : null}
      </div>
    </div>
  );
}
