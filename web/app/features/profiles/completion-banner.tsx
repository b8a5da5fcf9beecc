import { isTrade } from '#contracts/accounts/is-trade.ts';
import { completionOf, type ProfilePart } from '#contracts/profiles/profile-completion.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { CircleCheck } from '#web/ui/icons.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';

/** The completion of the profile in percent, the required parts that are missing, and the optional ones. */
export function CompletionBanner({ profile }: { profile: Profile }) {
  const t = useWords(profilesWords, 'completion');
  const sells = isTrade(profile.role);
  const { percent, state, missing } = completionOf(profile);
  const named = (parts: readonly ProfilePart[]) => ({
    parts: parts.map((part) => t(`part.${part}`)).join(', '),
  });
  return (
    <section className="grid gap-3" aria-label={t('title')}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-2 font-semibold">{t('title')}</span>
        <span className="num font-display text-5 leading-none">{t('percent', { percent })}</span>
      </p>
      <ProgressThread label={t('title')} done={percent / 100} />
      <p role="status" className="flex items-start gap-2">
        {percent === 100 ? <CircleCheck className="mt-0.5 size-5 text-good" /> : null}
        <span>{t(`state.${state}`)}</span>
      </p>
      {state === 'lacking' ? <p className="hint">{t(sells ? 'whyOfMaker' : 'whyOfShopper')}</p> : null}
      {missing.required.length > 0 ? <p className="hint">{t('required', named(missing.required))}</p> : null}
      {missing.optional.length > 0 ? <p className="hint">{t('invited', named(missing.optional))}</p> : null}
    </section>
  );
}
