import { useFollow } from '#web/features/engagement/follows/use-follow.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { LockKeyhole } from '#web/ui/icons.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import type { PublicProfile } from './public-profile.api.ts';

/** Replaces the content of a private profile for people who may not see it. */
export function ProfilePrivate({ profile: { id, name, follow, can } }: { profile: PublicProfile }) {
  const t = useWords(publicProfileWords, 'private');
  const { on, waits, asksFirst } = useFollow({ id, name }, follow);
  const line = asksFirst && can.follow ? (on && waits ? 'requested' : 'ask') : 'closed';
  return (
    <div className="stitched-over mt-8 grid justify-items-center gap-3 py-14 text-center md:mt-11 md:py-20">
      <LockKeyhole aria-hidden="true" className="size-8 text-ink-2" strokeWidth={1.25} />
      <h2 className="title-2">{t('title')}</h2>
      <p className="meta max-w-prose wrap-anywhere" role="status">
        {t(line, { name })}
      </p>
    </div>
  );
}
