import { planLimits } from '#contracts/plans/plans.rules.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { approvedQuery } from './plans.api.ts';
import { Quoted } from './step-changes.tsx';
import { StepPictures } from './step-pictures.tsx';
import { useStepName } from './use-step-name.ts';

/**
 * What the buyer of an order approved while it was made, with the fingerprints of the photographs, so that both sides
 * and the desk see the same. Renders nothing if nothing was approved. Load it lazily.
 */
export function ApprovedSteps({ orderId, isDesk = false }: { orderId: number; isDesk?: boolean }) {
  const t = useWords(plansWords, 'approved');
  const nameOf = useStepName();
  // A failure here leaves the page whole; the next look tries again.
  const { data } = usePageQuery(approvedQuery(orderId, isDesk), null);
  if (data === undefined || data.length === 0) return null;
  return (
    <Slip aria-labelledby="approved-title" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="approved-title" className="title-3">
          {t('title')}
        </h2>
        <p className="hint">{t('line')}</p>
      </div>
      <ul className="grid gap-5">
        {data.map((step) => (
          <li key={`${step.stepId}-${step.submission}`} className="grid gap-2">
            <p className="font-semibold wrap-anywhere">{nameOf(step)}</p>
            <p className="meta num">
              {t(step.by, { moment: formatMoment(step.at), days: planLimits.silentDays })}
            </p>
            <StepPictures pictures={step.pictures} title={nameOf(step)} />
            <Quoted words={step.note} />
            {step.pictures.map(({ hash }, index) => (
              <p key={hash} className="hint num break-all">
                {t('hash', { number: index + 1, hash: hash.slice(0, 16) })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Slip>
  );
}
