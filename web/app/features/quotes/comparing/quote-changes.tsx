import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { LineChange } from '#contracts/quotes/compare-revisions.ts';
import type { Quote, QuotePicture } from '#contracts/quotes/quotes.fields.ts';
import type { QuoteLine } from '#contracts/quotes/quotes.rules.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Picture } from '#web/ui/picture.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { lineAmount } from '../line-amount.ts';

type Changes = Omit<Quote['comparisons'][number], 'from' | 'to'>;

interface QuoteChangesProps {
  changes: Changes | (Omit<Changes, 'lines'> & { lines: readonly LineChange[] });
  /** The pictures of both revisions. */
  pictures: readonly QuotePicture[];
}

/** Two revisions compared line by line: the old value struck through, the new one beside it. */
export function QuoteChanges({ changes, pictures }: QuoteChangesProps) {
  const t = useWords(quotesWords, 'changes');
  const p = useWords(quotesWords, 'page');
  const { title, words, included, measuring, total, days, functionOn, freeChanges } = changes;
  const changedLines = changes.lines.filter(({ change }) => change !== 'SAME');
  const unnamed = { QUOTE: t('line'), DISCOUNT: p('discount') };
  const text = (value: string) => (value === '' ? t('nothingWritten') : value);
  const day = (value: string | null) => (value === null ? t('noDay') : formatCalendarDay(value));
  const isSame =
    changedLines.length === 0 &&
    changes.pictures === null &&
    [title, words, included, measuring, total, days, functionOn, freeChanges].every((one) => one === null);
  if (isSame) return <p className="meta">{t('nothing')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-seam border-y border-seam">
        {changedLines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no ids, and revisions never change
          <Row key={index} name={nameOf(line, unnamed)} before={line.before && <Line line={line.before} />}>
            {line.after && <Line line={line.after} />}
          </Row>
        ))}
        <Changed name={t('total')} change={total} show={formatRupees} />
        <Changed name={t('days')} change={days} show={(count) => p('days', { count })} />
        <Changed name={t('function')} change={functionOn} show={day} />
        <Changed
          name={t('freeChanges')}
          change={freeChanges}
          show={(count) => p('freeChangesCount', { count })}
        />
        <Changed name={t('measuring')} change={measuring} show={(one) => measuringWords(one, p)} />
        <Changed name={t('name')} change={title} show={text} />
        <Changed name={t('included')} change={included} show={text} />
        <Changed name={t('words')} change={words} show={text} />
      </ul>
      {changes.pictures === null ? null : <ChangedPictures changed={changes.pictures} pictures={pictures} />}
    </div>
  );
}

function measuringWords(value: string, p: ReturnType<typeof useWords<typeof quotesWords, 'page'>>): string {
  if (value === 'SIZED' || value === 'NONE') return p(`measuringOf.${value}`);
  return p('measuringOf.MADE_TO_MEASURE');
}

/** A discount may be without words. */
const nameOf = (
  { before, after }: Pick<LineChange, 'before' | 'after'>,
  otherwise: Record<QuoteLine['kind'], string>,
) => after?.label || before?.label || otherwise[(after ?? before)?.kind ?? 'QUOTE'];

interface ChangedProps<Value> {
  name: string;
  change: { before: Value; after: Value } | null;
  show: (value: Value) => string;
}

function Changed<Value>({ name, change, show }: ChangedProps<Value>) {
  if (change === null) return null;
  return (
    <Row name={name} before={show(change.before)}>
      {show(change.after)}
    </Row>
  );
}

interface RowProps {
  name: string;
  /** Null for something new. */
  before: ReactNode;
  /** The present value; null for something taken out. */
  children: ReactNode;
}

function Row({ name, before, children }: RowProps) {
  const t = useWords(quotesWords, 'changes');
  return (
    <li className="quote-change">
      <span className="meta wrap-anywhere">{name}</span>
      <span className="min-w-0">
        {before === null ? (
          <span className="hint">{t('added')}</span>
        ) : (
          <>
            <span className="sr-only">{t('before')}: </span>
            <del className="wrap-anywhere">{before}</del>
          </>
        )}
      </span>
      <span className="min-w-0">
        {children === null ? (
          <span className="hint">{t('removed')}</span>
        ) : (
          <>
            <span className="sr-only">{t('now')}: </span>
            <ins className="wrap-anywhere">{children}</ins>
          </>
        )}
      </span>
    </li>
  );
}

function Line({ line: { label, amount, days } }: { line: QuoteLine }) {
  const p = useWords(quotesWords, 'page');
  return (
    <span className="num">
      {lineAmount(amount)}
      {days > 0 ? ` · ${p('days', { count: days })}` : ''}
      {label === '' ? null : <span className="sr-only"> ({label})</span>}
    </span>
  );
}

interface ChangedPicturesProps {
  changed: { added: readonly number[]; removed: readonly number[] };
  pictures: readonly QuotePicture[];
}

function ChangedPictures({ changed: { added, removed }, pictures }: ChangedPicturesProps) {
  const t = useWords(quotesWords, 'changes');
  const shown = (ids: readonly number[], label: string, isGone: boolean) =>
    ids.map((id) => {
      const url = pictures.find(({ mediaId }) => mediaId === id)?.url;
      return (
        <li key={id} className={isGone ? 'w-16 opacity-60' : 'w-16'}>
          {url === undefined ? (
            <span className="picture block" />
          ) : (
            <Picture picture={{ url }} alt="" sizes="64px" />
          )}
          <span className="hint block leading-tight">{label}</span>
        </li>
      );
    });
  return (
    <ul className="flex flex-wrap gap-3" aria-label={t('pictures')}>
      {shown(added, t('pictureAdded'), false)}
      {shown(removed, t('pictureRemoved'), true)}
    </ul>
  );
}
