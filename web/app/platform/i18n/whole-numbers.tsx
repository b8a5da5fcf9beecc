import { Fragment } from 'react';

const ofOrderOrTicket = /(T[BC]-\d{4}-\d+)/;

/**
 * Text in which the number of an order or a complaint, such as TB-2026-000123, is not broken at its hyphens, but in
 * windows that are too narrow for it as a title.
 */
export function WholeNumbers({ children }: { children: string }) {
  // Split by a group, every second part is a number; the position is all that tells the parts apart.
  return children.split(ofOrderOrTicket).map((part, at) => {
    const key = `${at} ${part}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className="num whitespace-nowrap max-[299px]:whitespace-normal">
        {part}
      </span>
    );
  });
}
