import { useState } from 'react';
import { type ClaimOutcome, claimOutcomes, type FitClaim } from '#contracts/fit/fit.fields.ts';
import { ClaimView } from '#web/features/fit/claim-view.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import deskWords from '#web/words/en/features/admin/fit/desk-claims.json';
import { AdminPageSkeleton } from '../lists/admin-list.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Route } from './+types/claim.route.ts';
import { deskClaimQuery, sendDecision } from './desk-claims.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, deskClaimQuery(args.params.claimId));
}

export const clientLoader = noLoaderData;

/** One claim at the desk, with what both sides say. */
export default function DeskClaimPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(deskWords);
  const { data, error, refetch } = usePageQuery(deskClaimQuery(params.claimId), loaderData);
  if (error && data === undefined)
    return <ErrorState line={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <AdminPageSkeleton />;
  return (
    <>
      <BackLink to="/admin/complaints/fit">{t('back')}</BackLink>
      <ClaimView claim={data} standing={<Deciding claim={data} />}>
        <ButtonLink kind="ghost" to={`/admin/orders/${data.orderId}`}>
          {t('order')}
        </ButtonLink>
      </ClaimView>
    </>
  );
}

function Deciding({ claim }: { claim: FitClaim }) {
  const t = useWords(deskWords);
  const [asked, setAsked] = useState<ClaimOutcome | null>(null);
  const { can, buyer, maker, proposal } = claim;
  return (
    <section
      className={classNames(
        'grid gap-4 rounded-md px-5 pt-5 pb-5 md:px-6',
        can.decide ? 'bg-turmeric-wash' : 'bg-sunk',
      )}
    >
      <p className="font-semibold">{t('between', { buyer: buyer.name, maker: maker.name })}</p>
      <p className="voice text-4 leading-[1.35]">{t(can.decide ? 'standing' : 'notWaiting')}</p>
      {can.decide ? (
        <div className="grid gap-2.5">
          {claimOutcomes.map((outcome) => (
            <Button
              key={outcome}
              kind={outcome === (proposal.settlement ?? 'FREE') ? 'primary' : 'secondary'}
              onClick={() => setAsked(outcome)}
            >
              {t(outcome)}
            </Button>
          ))}
        </div>
      ) : null}
      {asked === null ? null : (
        <ReasonDialog
          title={t(asked)}
          line={t('line')}
          hint={t('hint')}
          confirm={t(asked)}
          isDestructive={asked === 'REFUSED'}
          send={(words) => sendDecision(claim, asked, words)}
          endsWhenStale
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
