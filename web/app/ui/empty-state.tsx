import type { ReactNode } from 'react';
import { EmptyPicture, type EmptyPictureName } from './threads/empty-picture.tsx';

interface EmptyStateProps {
  title: ReactNode;
  line?: ReactNode;
  /** The next step: a link or a button. */
  children?: ReactNode;
  /** `h1` if it is the page's only heading. */
  heading?: 'h1' | 'h2';
  picture?: EmptyPictureName;
}

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({
  title,
  line,
  children,
  heading: Heading = 'h2',
  picture = 'kurta',
}: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3.5 px-4 py-6 text-center md:py-10">
      <EmptyPicture of={picture} />
      <Heading className="title-2">{title}</Heading>
      {line ? <p className="meta max-w-[36ch] text-balance">{line}</p> : null}
      {children ? <div className="mt-2">{children}</div> : null}
    </div>
  );
}
