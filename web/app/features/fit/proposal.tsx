import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';

/** What the figures suggest. */
export function Proposal({ claim: { proposal } }: { claim: FitClaim }) {
  const t = useWords(fitWords, 'proposal');
  const { cause, settlement } = proposal;
  return (
    <Slip aria-labelledby="fit-proposal" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fit-proposal" className="title-3">
          {t('title')}
        </h2>
        {settlement === null ? (
          <Badge>{t('open')}</Badge>
        ) : (
          <Badge tone={settlement === 'FREE' ? 'good' : 'note'}>{t(settlement)}</Badge>
        )}
      </div>
      <p>{t(`cause.${cause}`)}</p>
      <p className="hint">{t('people')}</p>
    </Slip>
  );
}
