import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeNumbers } from './whole-numbers.tsx';

test('numbers of orders and complaints stay on one line, alone and within a sentence', () => {
  const markup = (text: string) => renderToStaticMarkup(<WholeNumbers>{text}</WholeNumbers>);
  const whole = (number: string) =>
    `<span class="num whitespace-nowrap max-[299px]:whitespace-normal">${number}</span>`;
  expect(markup('TB-2026-000123')).toBe(whole('TB-2026-000123'));
  expect(markup('Ticket TC-2026-000045, about TB-2026-000123.')).toBe(
    `Ticket ${whole('TC-2026-000045')}, about ${whole('TB-2026-000123')}.`,
  );
  expect(markup('A made-to-order saree')).toBe('A made-to-order saree');
});
