import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { EmailText } from '#web/platform/i18n/email-text.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { fetched } from '#web/platform/network/fetched.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { type Step, Timeline } from '#web/ui/threads/timeline.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';

const ApprovedSteps = lazy(async () => ({
  default: (await fetched(() => import('#web/features/plans/approved-steps.tsx'))).ApprovedSteps,
}));

interface ComplaintFactsProps {
  complaint: Complaint;
  /** At the desk: its people and how long they have waited, instead of who reads it. */
  people?: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** The progress of a complaint, what it is about, and who reads it. */
export function ComplaintFacts({ complaint, people, children }: ComplaintFactsProps) {
  const t = useWords(complaintsWords);
  const isHydrated = useIsHydrated();
  const { category, priority, side, order, email, ticketNumber } = complaint;
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="progress">
        <h2 id="progress" className="title-3 mb-4">
          {t('facts.progress')}
        </h2>
        <Timeline steps={useSteps(complaint)} />
        {children}
      </section>
      <Slip aria-labelledby="about" className="grid gap-4">
        <h2 id="about" className="title-3">
          {t('facts.about')}
        </h2>
        {order === null ? null : <AboutOrder order={order} />}
        <dl className="complaint-facts">
          <Fact name={t('facts.number')}>
            <WholeNumbers>{ticketNumber}</WholeNumbers>
          </Fact>
          <Fact name={t('facts.category')}>{t(`category.${category}`)}</Fact>
          {side === 'DESK' ? <Fact name={t('facts.priority')}>{t(`priority.${priority}`)}</Fact> : null}
          {people ?? <ReadBy complaint={complaint} />}
          {email === null ? null : (
            <Fact name={t('facts.email')}>
              <EmailText email={email} />
            </Fact>
          )}
        </dl>
      </Slip>
      {isHydrated && order !== null ? (
        <Suspense>
          <ApprovedSteps orderId={order.id} isDesk={side === 'DESK'} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** A name and its value in the list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function AboutOrder({ order }: { order: NonNullable<Complaint['order']> }) {
  const { image, title, orderNumber, page } = order;
  return (
    <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-4">
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="64px" />
      )}
      <div className="grid content-start gap-1">
        <p lang={writtenIn(title)} dir="auto" className="font-display text-4 leading-title wrap-anywhere">
          {title}
        </p>
        <p className="meta">
          <Link to={page} prefetch="intent" className="link inline-flex min-h-11 items-center">
            <WholeNumbers>{orderNumber}</WholeNumbers>
          </Link>
        </p>
      </div>
    </div>
  );
}

function ReadBy({ complaint: { respondent, complainant, side } }: { complaint: Complaint }) {
  const t = useWords(complaintsWords, 'facts');
  const other = side === 'COMPLAINANT' ? respondent : complainant;
  return (
    <Fact name={t('readBy')}>
      {respondent === null ? t('deskOnly') : t('readers', { name: other?.name ?? '' })}
    </Fact>
  );
}

/** The steps of a complaint so far, and its final step. */
function useSteps({ history, status }: Complaint): Step[] {
  const t = useWords(complaintsWords);
  const isSettled = status === 'RESOLVED';
  const happened = history.map(({ id, to, at, actorName }, index): Step => {
    const isLast = index === history.length - 1;
    return {
      key: String(id),
      title: t(`status.${to}`),
      line: t('facts.by', { moment: formatMoment(at), who: actorName ?? t('desk') }),
      state: isLast && !isSettled ? 'now' : 'done',
    };
  });
  return isSettled
    ? happened
    : [...happened, { key: 'end', title: t('status.RESOLVED'), state: 'next' as const }];
}
