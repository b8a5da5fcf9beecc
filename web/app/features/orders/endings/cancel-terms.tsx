import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { MakingStage } from '#contracts/orders/endings/kept-shares.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import keptSharesWords from '#web/words/en/features/orders/endings/kept-shares.json';
import { StageTable } from './stage-table.tsx';

interface CancelTermsProps {
  title: string;
  titleClass?: string;
  table: OrderData['cancelling']['table'];
  /** The stage in which the order is; null before it is placed. */
  stage: MakingStage | null;
  reader: OrderData['role'];
  /** Below the table. */
  children: ReactNode;
}

/** What stays with the maker and what goes back if an order is cancelled, stage by stage. */
export function CancelTerms({ title, titleClass, table, stage: now, reader, children }: CancelTermsProps) {
  const t = useWords(keptSharesWords);
  const isBuyer = reader === 'buyer';
  const rows = table.map(({ stage, percent, mostKept, refund }) => ({
    ...{ stage, percent, back: formatRupees(refund), isNow: stage === now },
    label: (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {t(`stages.${stage}`)}
        {stage === now ? <Badge tone="note">{t('now')}</Badge> : null}
      </span>
    ),
    kept: (
      <>
        {formatRupees(mostKept)} <span className="hint">{percent}%</span>
      </>
    ),
  }));
  return (
    <StageTable
      caption={title}
      {...(titleClass === undefined ? {} : { captionClass: titleClass })}
      heads={{
        stage: t('stage'),
        kept: t(isBuyer ? 'kept' : 'keptMaker'),
        back: t(isBuyer ? 'back' : 'backMaker'),
      }}
      rows={rows}
    >
      {children}
    </StageTable>
  );
}
