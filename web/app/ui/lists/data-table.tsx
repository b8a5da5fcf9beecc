import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface Column<Row> {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns the column right, for amounts. */
  atEnd?: boolean;
  /** Shown from 1200 px only. */
  isExtra?: boolean;
  /**
   * How the cell appears in a row that expands on phones: `said` is already in the row; `foot` goes beneath the
   * others without its heading, as for buttons. Omitted: beside its heading. An empty `foot` cell takes no space.
   */
  onPhones?: 'said' | 'foot';
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The row as a list entry on phones. */
  entry: (row: Row) => ReactNode;
  /** Rows have several lines of text, so their cells are aligned at the top. */
  isTall?: boolean;
}

/** A table on wide screens, a list on phones. */
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

/** The cells that a row's entry on phones does not show, each beside its heading. */
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
