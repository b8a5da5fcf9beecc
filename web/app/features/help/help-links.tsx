import { Link } from 'react-router';
import type { HelpLink } from './help-question.ts';

/** Links to the pages where one can act, below an answer. */
export function HelpLinks({ links }: { links: readonly HelpLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="link reach py-1">
          {label}
        </Link>
      ))}
    </p>
  );
}
