import type { ReactNode } from 'react';
import type { Dispute } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { DisputeBand } from '#web/features/orders/disputes/dispute-band.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import booksWords from '#web/words/en/features/admin/books/books.json';
import { reasonOf } from '../books/dispute-reason.ts';

/** The open disputes: the buyer's reason, the deadline for evidence, and what to do. */
export function DeskDisputes({ disputes, order }: Pick<DeskOrder, 'disputes' | 'order'>) {
  const t = useWords(booksWords, 'disputes');
  const open = disputes.filter((dispute) => isDisputeOpen(dispute.status));
  if (open.length === 0) return null;
  const asked = open.filter(({ status }) => status === 'OPEN');
  const wasSent = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  const proof = t('proof', { parcel: wasSent ? 'sent' : 'none' });
  const [first] = asked.flatMap(({ respondBy }) => respondBy ?? []).sort();
  const evidence =
    first === undefined
      ? t('sendEvidence', { proof })
      : t('sendEvidenceBy', { date: formatShortDay(first), proof });
  return (
    <div className="mt-6">
      <DisputeBand
        order={order}
        reader="desk"
        next={asked.length === 0 ? null : evidence}
        facts={open.map((dispute) => <Facts key={dispute.id} dispute={dispute} />)}
      />
    </div>
  );
}

/** The buyer's reason for disputing a payment, and where to find the dispute at the provider. */
function Facts({ dispute: { phase, reasonCode, reference } }: { dispute: Dispute }) {
  const t = useWords(booksWords, 'disputes');
  const reason = reasonOf(reasonCode);
  return (
    <>
      {reason === null ? null : (
        <Fact name={t('buyerSays')}>{t(`reasons.${reason}`, { code: reasonCode.replaceAll('_', ' ') })}</Fact>
      )}
      <Fact name={t('atProvider')}>
        <span className="wrap-anywhere">{reference}</span>{' '}
        <span className="text-ink-2">{t('phase', { phase })}</span>
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="stitched-over grid gap-0.5 pt-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
