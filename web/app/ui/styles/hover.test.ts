import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../../', import.meta.url).pathname;

/** Selectors with `:hover` that also hold on a touch screen, where what was tapped last keeps hovering. */
function hoversOnTouch(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const isWithin = open.some((one) => one === '@media (hover: hover)');
    if (text.includes(':hover') && !isWithin) found.push(text.trim().replaceAll(/\s+/g, ' '));
    open.push(text.trim());
  }
  return found;
}

test('no style sheet shows a tapped element as hovered', () => {
  const sheets = globSync('**/*.css', { cwd: app });
  expect(sheets.length).toBeGreaterThan(30);
  expect(
    sheets.flatMap((file) =>
      hoversOnTouch(readFileSync(`${app}${file}`, 'utf8')).map((one) => `${file}: ${one}`),
    ),
  ).toEqual([]);
});

test('a rule outside of the media query is found', () => {
  const css =
    '@layer components { @media (hover: hover) { .btn:hover { color: red; } } a:hover { color: red; } }';
  expect(hoversOnTouch(css)).toEqual(['a:hover']);
});
