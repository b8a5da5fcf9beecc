import { makingStages, percentOf, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { StageTable } from '#web/features/orders/endings/stage-table.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { keptShares } from '#web/words/en/features/help/policies/kept-shares.ts';

/** For each stage of the making, the maximum share of the advance that any maker keeps when agreeing to cancel. */
export function KeptShares() {
  const text = textOf(keptShares);
  const rows = makingStages.map((stage) => {
    const percent = percentOf(usualShares, stage);
    return { stage, percent, label: text.stages[stage], kept: `${percent}%`, back: `${100 - percent}%` };
  });
  return (
    <div className="mt-3 max-w-(--tb-measure)">
      <StageTable caption={text.caption} heads={text} rows={rows}>
        <p>{text.line}</p>
      </StageTable>
    </div>
  );
}
