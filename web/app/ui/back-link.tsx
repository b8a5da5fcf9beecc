import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft } from './icons.tsx';
import { classNames } from './styles/class-names.ts';

interface BackLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link from a page to the list that it was opened from. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={classNames('meta inline-flex min-h-11 items-center gap-2 hover:underline', className)}
    >
      <ArrowLeft className="size-4" />
      <span className="pt-0.5">{children}</span>
    </Link>
  );
}
