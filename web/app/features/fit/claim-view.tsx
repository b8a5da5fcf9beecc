import { lazy, type ReactNode, Suspense } from 'react';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { fetched } from '#web/platform/network/fetched.ts';
import fitWords from '#web/words/en/features/fit/fit.json';
import { ClaimHistory } from './claim-history.tsx';
import { FitBadge } from './fit-badge.tsx';
import { FitPictures } from './fit-pictures.tsx';
import { Proposal } from './proposal.tsx';
import { SideBySide } from './side-by-side.tsx';

const ApprovedSteps = lazy(async () => ({
  default: (await fetched(() => import('#web/features/plans/approved-steps.tsx'))).ApprovedSteps,
}));

interface ClaimViewProps {
  claim: FitClaim;
  /** How it stands and what the reader can do. */
  standing: ReactNode;
  /** Beneath the proposal. */
  children?: ReactNode;
}

/** A claim: what the buyer says and shows, what was ordered and sewn, what can be done, and what has happened. */
export function ClaimView({ claim, standing, children }: ClaimViewProps) {
  const t = useWords(fitWords, 'page');
  const isHydrated = useIsHydrated();
  const { title, orderNumber, state, words, pictures, decision } = claim;
  return (
    <article className="fit-page mt-2">
      <header className="fit-head grid content-start justify-items-start gap-2.5">
        <p className="caps">
          <WholeNumbers>{t('caps', { number: orderNumber })}</WholeNumbers>
        </p>
        <h1 lang={writtenIn(title)} dir="auto" className="title-1 wrap-anywhere">
          {title}
        </h1>
        <div aria-live="polite">
          <FitBadge state={state} />
        </div>
      </header>
      <div className="quote-side">
        {standing}
        {decision === null ? null : <Decision claim={claim} />}
        <Proposal claim={claim} />
        {children}
      </div>
      <div className="fit-what grid grid-cols-[minmax(0,1fr)] content-start gap-9">
        <div className="grid gap-5">
          <p
            lang={writtenIn(words)}
            dir="auto"
            className="voice max-w-[62ch] text-4 leading-[1.5] whitespace-pre-line wrap-anywhere"
          >
            {words}
          </p>
          <FitPictures pictures={pictures} title={title} label={t('pictures')} />
        </div>
        <SideBySide claim={claim} />
        {isHydrated ? (
          <Suspense>
            <ApprovedSteps orderId={claim.orderId} isDesk={claim.role === 'DESK'} />
          </Suspense>
        ) : null}
        <ClaimHistory claim={claim} />
      </div>
    </article>
  );
}

function Decision({ claim: { decision, maker } }: { claim: FitClaim }) {
  const t = useWords(fitWords, 'decision');
  if (decision === null) return null;
  const { outcome, by, words } = decision;
  return (
    <div className="grid gap-1.5 border-l-2 border-dashed border-line pl-4">
      <p className="font-semibold">{t(outcome, { name: by === 'DESK' ? t('desk') : maker.name })}</p>
      {words === '' ? null : (
        <p lang={writtenIn(words)} dir="auto" className="voice whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
    </div>
  );
}
