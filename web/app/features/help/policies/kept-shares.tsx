import { makingStages, percentOf, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { textOf } from '#web/platform/i18n/texts.ts';
import { keptShares } from '#web/words/en/features/help/policies/kept-shares.ts';

/** For each stage of the making, the maximum share of the advance that a maker keeps when agreeing to cancel. */
export function KeptShares() {
  const text = textOf(keptShares);
  return (
    <figure className="kept-shares mt-3 grid gap-1">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-left font-semibold">{text.caption}</caption>
        <thead className="meta">
          <tr>
            <th scope="col">{text.stage}</th>
            <th scope="col">{text.kept}</th>
            <th scope="col">{text.back}</th>
          </tr>
        </thead>
        <tbody>
          {makingStages.map((stage) => (
            <tr key={stage} className="relative">
              <th scope="row">
                {text.stages[stage]}
                <div
                  aria-hidden="true"
                  className="thread absolute inset-x-0 bottom-0"
                  style={{ '--done': `${percentOf(usualShares, stage)}%` }}
                >
                  <i />
                </div>
              </th>
              <td className="num">{percentOf(usualShares, stage)}%</td>
              <td className="num font-semibold">{100 - percentOf(usualShares, stage)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="meta mt-2">{text.line}</figcaption>
    </figure>
  );
}
