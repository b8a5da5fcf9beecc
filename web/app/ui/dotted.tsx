import type { ReactNode } from 'react';

/**
 * Parts in a line with dots between them; empty parts are left out. At a line break no dot is shown, neither at the
 * end nor at the start of a line.
 */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  const shown = parts.filter((part) => part !== '' && part !== null);
  if (shown.length === 0) return null;
  return (
    <span className="dotted">
      {shown.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}
