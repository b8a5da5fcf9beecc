import type { ReactNode } from 'react';
import type { Dispute } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Landmark } from '#web/ui/icons.tsx';
import { booksWords } from '../books/books.words.ts';
import { reasonOf } from '../books/dispute-reason.ts';

/** The disputes on which a bank has not decided: what the buyer says, until when evidence is taken, and what to do. */
export function DeskDisputes({ disputes, order: { status } }: Pick<DeskOrder, 'disputes' | 'order'>) {
  const t = useWords(booksWords, 'disputes');
  const open = disputes.filter((dispute) => isDisputeOpen(dispute.status));
  if (open.length === 0) return null;
  const wasSent = status === 'SHIPPED' || status === 'DELIVERED';
  const isStopped = stopOf({ status, hold: null, isDisputed: true }) !== null;
  return (
    <section aria-labelledby="open-disputes" className="mt-6 rounded-md bg-turmeric-wash px-5 py-5 md:px-6">
      <h2 id="open-disputes" className="title-3 flex items-start gap-2.5">
        <Landmark className="mt-1 flex-none" />
        {t('bankReviews')}
      </h2>
      {open.map((dispute) => (
        <OpenDispute key={dispute.id} dispute={dispute} wasSent={wasSent} />
      ))}
      <p className="meta mt-4 max-w-[68ch]">{t(isStopped ? 'meanwhile' : 'refundsWait')}</p>
    </section>
  );
}

function OpenDispute({ dispute, wasSent }: { dispute: Dispute; wasSent: boolean }) {
  const t = useWords(booksWords, 'disputes');
  const { amount, instalment, phase, status, reasonCode, respondBy, reference } = dispute;
  const reason = reasonOf(reasonCode);
  const isAsked = status === 'OPEN';
  const proof = t('proof', { parcel: wasSent ? 'sent' : 'none' });
  return (
    <div className="mt-4 grid gap-4">
      <p className="max-w-[68ch] font-semibold">
        {isAsked
          ? respondBy === null
            ? t('sendEvidence', { proof })
            : t('sendEvidenceBy', { date: formatShortDay(respondBy), proof })
          : t('evidenceSent')}
      </p>
      <dl className="num grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-x-8 gap-y-3">
        <Fact name={t('amount')}>
          {formatRupees(amount)} <span className="text-ink-2">{t('instalment', { instalment })}</span>
        </Fact>
        {reason === null ? null : (
          <Fact name={t('buyerSays')}>
            {t(`reasons.${reason}`, { code: reasonCode.replaceAll('_', ' ') })}
          </Fact>
        )}
        <Fact name={t('atProvider')}>
          <span className="wrap-anywhere">{reference}</span>{' '}
          <span className="text-ink-2">{t('phase', { phase })}</span>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta text-ink-2">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
