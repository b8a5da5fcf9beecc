import type { ClaimStep, FitClaim } from '#contracts/fit/fit.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Timeline } from '#web/ui/threads/timeline.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import { FitPictures } from './fit-pictures.tsx';

/** Every move of a claim, with the photographs of the alteration. */
export function ClaimHistory({ claim }: { claim: FitClaim }) {
  const t = useWords(fitWords);
  const { history, alteration } = claim;
  return (
    <section aria-labelledby="fit-history" className="grid max-w-[720px] content-start gap-5">
      <h2 id="fit-history" className="title-3">
        {t('page.whatHappened')}
      </h2>
      <Timeline
        steps={history.map((step) => ({
          key: String(step.id),
          title: <StepTitle step={step} />,
          line: <span className="num">{formatMoment(step.at)}</span>,
          beneath: (
            <>
              {step.note === '' ? null : (
                <p
                  lang={writtenIn(step.note)}
                  dir="auto"
                  className="voice mt-1 whitespace-pre-line wrap-anywhere"
                >
                  {step.note}
                </p>
              )}
              {step.act === 'ALTER' && alteration !== null ? (
                <div className="mt-3">
                  <FitPictures
                    pictures={alteration.pictures}
                    title={claim.title}
                    label={t('zones.altered')}
                  />
                </div>
              ) : null}
            </>
          ),
          state: 'done' as const,
        }))}
      />
    </section>
  );
}

function StepTitle({ step: { act, actorName, to } }: { step: ClaimStep }) {
  const t = useWords(fitWords, 'history');
  if (act === 'LAPSE') return to === 'AT_DESK' || to === 'DONE' ? t(`lapse.${to}`) : t('lapse.WITHDRAWN');
  return t(act, { name: actorName ?? '' });
}
