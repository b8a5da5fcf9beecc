import type { ReactNode } from 'react';

/**
 * Parts in a line with a dot between them; empty ones are left out. Where the line breaks, no dot stands at its end or
 * at the beginning of the next.
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
