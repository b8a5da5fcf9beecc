import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface Column<Row> {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the right edge. */
  atEnd?: boolean;
  /** Of the table shown only where there is plenty of room, from 1200 px. */
  isExtra?: boolean;
  /**
   * What becomes of its cell in a row that opens on phones: said by the row itself already, or put beneath the others
   * without its heading, as buttons are that say what they do; a cell that draws nothing takes no room.
   */
  onPhones?: 'said' | 'foot';
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The same row as an entry of the list that phones get. */
  entry: (row: Row) => ReactNode;
  /** Rows hold several lines of text: their cells begin at one height. */
  isTall?: boolean;
}

/** A table with room, a list of rows without. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  entry,
  isTall = false,
}: DataTableProps<Row>) {
  return (
    <>
      <table className="hidden w-full border-collapse text-[0.9375rem] md:table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-seam-2 text-left">
            {columns.map(({ key, heading, atEnd, isExtra }) => (
              <th
                key={key}
                scope="col"
                className={classNames(
                  'meta py-2.5 pr-3 font-medium whitespace-nowrap last:pr-0 lg:not-last:pr-6',
                  atEnd && 'text-right',
                  isExtra && 'max-lg:hidden',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classNames('border-b border-seam', isTall && 'align-top')}>
              {columns.map(({ key, cell, atEnd, isExtra }) => (
                <td
                  key={key}
                  className={classNames(
                    'py-3 pr-3 leading-[1.35] last:pr-0 lg:not-last:pr-6',
                    atEnd && 'text-right',
                    isExtra && 'max-lg:hidden',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-seam md:hidden" aria-label={caption}>
        {rows.map((row) => (
          <li key={keyOf(row)} className="py-4 has-[.compact-row]:py-0">
            {entry(row)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The cells of a row that its entry on phones does not say, each beside its heading. */
export function LabelledCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const foot = columns.filter(({ onPhones }) => onPhones === 'foot');
  const others = columns.filter(({ onPhones }) => onPhones === undefined);
  return (
    <div className="grid gap-3">
      <dl className="labelled">
        {others.map(({ key, heading, cell }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {foot.map(({ key, cell }) => (
        <div key={key} className="mt-1 empty:hidden">
          {cell(row)}
        </div>
      ))}
    </div>
  );
}
