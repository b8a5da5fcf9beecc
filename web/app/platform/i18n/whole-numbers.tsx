import { Fragment } from 'react';

const ofOrderOrTicket = /(T[BC]-\d{4}-\d+)/;

/**
 * Text that keeps numbers of orders and complaints, such as TB-2026-000123, unbroken at their hyphens, except in a
 * title in windows too narrow for them.
 */
export function WholeNumbers({ children }: { children: string }) {
  // Splitting by a group makes every second part a number; only the position tells equal parts apart.
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
