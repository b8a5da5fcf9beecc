import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronDown } from '../icons.tsx';

/** What a row of a list says at a glance. */
export interface Brief {
  /** Its page; a row without one opens in place. */
  to?: string;
  /** At its left edge. */
  picture?: ReactNode;
  title: ReactNode;
  /** The figure that matters, beside the title. */
  figure?: ReactNode;
  /** One line beneath the title. */
  meta: ReactNode;
  /** The state that matters, as a badge at the end of the last line. */
  mark?: ReactNode;
  /** Of one that opens: what stands above all else then. */
  more?: ReactNode;
}

interface CompactRowProps extends Brief {
  /** What it shows once it was opened, where it has no page of its own. */
  children?: ReactNode;
}

/** An entry of a list on phones, of two lines: it leads to its page as a whole, or opens in place. */
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
