import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronDown } from '../icons.tsx';

/** The summary shown in a row. */
export interface Brief {
  /** The path of its page; a row without one expands in place. */
  to?: string;
  /** Shown at the left edge. */
  picture?: ReactNode;
  title: ReactNode;
  /** The main figure, beside the title. */
  figure?: ReactNode;
  /** One line beneath the title. */
  meta: ReactNode;
  /** The main state, as a badge at the end of the last line. */
  mark?: ReactNode;
  /** Shown first when the row is expanded. */
  more?: ReactNode;
}

interface CompactRowProps extends Brief {
  /** The content of an expanded row, if it has no page of its own. */
  children?: ReactNode;
}

/** A two-line list entry on phones: the whole row links to its page, or expands in place. */
export function CompactRow({ to, more, children, ...brief }: CompactRowProps) {
  if (to !== undefined) {
    return (
      <Link to={to} prefetch="intent" className="compact-row">
        <Lines {...brief} />
      </Link>
    );
  }
  return (
    <details>
      <summary className="compact-row">
        <Lines {...brief} />
        <ChevronDown className="flex-none text-ink-3" />
      </summary>
      <div className="grid gap-3 pb-5">
        {more === undefined ? null : <div className="grid empty:hidden">{more}</div>}
        {children}
      </div>
    </details>
  );
}

function Lines({ picture, title, figure, meta, mark }: Omit<Brief, 'to' | 'more'>) {
  return (
    <>
      {picture === undefined ? null : <span className="flex-none">{picture}</span>}
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 leading-[1.3] font-semibold wrap-anywhere">{title}</span>
          {figure === undefined ? null : <span className="num flex-none">{figure}</span>}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="meta min-w-0 flex-1 basis-32 leading-[1.3] wrap-anywhere">{meta}</span>
          {mark}
        </span>
      </span>
    </>
  );
}
