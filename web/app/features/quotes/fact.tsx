import type { ReactNode } from 'react';

/** A term of a quote and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[140px_minmax(0,1fr)] sm:gap-4">
      <dt className="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
