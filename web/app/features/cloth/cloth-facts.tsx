import type { Cloth, ClothOfOrder, ClothReceipt } from '#contracts/cloth/cloth.fields.ts';
import type { Metres } from '#contracts/cloth/metres.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { FitPictures } from '#web/features/fit/fit-pictures.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { formatMetres } from './metres-written.ts';

const rangeOf = ({ least, most }: Metres) =>
  least === most ? formatMetres(least) : `${formatMetres(least)}–${formatMetres(most)}`;

/** How much cloth the garments of the order usually take. A maker is not sent to ask, so unknown amounts are left out. */
export function ClothNeeds({ needs, order }: { needs: ClothOfOrder['needs']; order: OrderData }) {
  const t = useWords(clothWords, 'needs');
  const garment = useWords(measurementsWords, 'garments');
  const isBuyer = order.role === 'buyer';
  const { name } = order.maker;
  const known = needs.filter(({ narrow, wide }) => narrow !== null || wide !== null);
  if (known.length === 0 && !isBuyer) return null;
  const narrowOf = (of: Metres | null) =>
    of === null ? (isBuyer ? t('narrowAsk', { name }) : null) : t('narrow', { range: rangeOf(of) });
  const wideOf = (of: Metres | null) =>
    of === null ? (isBuyer ? t('wideAsk', { name }) : null) : t('wide', { range: rangeOf(of) });
  return (
    <div className="hint num grid gap-1">
      <p className="font-semibold">{t('title')}</p>
      {known.map(({ garment: which, narrow, wide }) => (
        <p key={which}>
          {garment(which)}: {[narrowOf(narrow), wideOf(wide)].filter((words) => words !== null).join(', ')}
        </p>
      ))}
      <p>{known.length === 0 ? t('ask', { name }) : t('note', { role: order.role })}</p>
    </div>
  );
}

/** What the other side wrote last, such as where the cloth goes or what is not right with it. */
export function LastWords({ cloth, role }: { cloth: Cloth; role: ClothOfOrder['role'] }) {
  const last = cloth.history.at(-1);
  // The words of a receipt, a price and a leftover are shown with them.
  if (last === undefined || last.by === role || ['RECEIVE', 'PRICE', 'RETURN'].includes(last.act))
    return null;
  return <Words words={last.note} />;
}

/** What came, as the maker says. */
export function Receipt({ receipt, title }: { receipt: ClothReceipt; title: string }) {
  const t = useWords(clothWords);
  const { metres, width, condition, missing, words, byDaylight, pictures } = receipt;
  const facts = [
    ['length', t('receipt.m', { metres: formatMetres(metres) })],
    ['width', t('receipt.cm', { width })],
    ['condition', t(`condition.${condition}`)],
    ...(missing > 0 ? [['missing', t('receipt.m', { metres: formatMetres(missing) })] as const] : []),
  ] as const;
  return (
    <div className="grid gap-3">
      <h3 className="font-sans font-semibold">{t('receipt.title')}</h3>
      <dl className="num grid grid-cols-[repeat(auto-fit,minmax(96px,1fr))] gap-x-5 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="meta">{t(`receipt.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Words words={words} />
      <FitPictures pictures={pictures} title={title} label={t('receipt.pictures')} />
      {byDaylight ? (
        <p>
          <Badge tone="good">{t('receipt.daylight')}</Badge>
        </p>
      ) : null}
    </div>
  );
}

/** Every act so far, with its words. */
export function ClothSteps({ cloth, order }: { cloth: Cloth; order: OrderData }) {
  const t = useWords(clothWords);
  return (
    <details>
      <summary className="cursor-pointer py-2 text-indigo">{t('steps.title')}</summary>
      <ol className="grid gap-3 border-l-2 border-dashed border-line pl-4">
        {cloth.history.map(({ id, act, by, note, at }) => (
          <li key={id}>
            <p>
              {t(`steps.${act}`, { name: by === 'BUYER' ? order.buyer.name : order.maker.name })}{' '}
              <span className="meta num">{formatShortDay(at)}</span>
            </p>
            <Words words={note} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Words({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p lang={writtenIn(words)} dir="auto" className="voice whitespace-pre-line wrap-anywhere">
      {words}
    </p>
  );
}
