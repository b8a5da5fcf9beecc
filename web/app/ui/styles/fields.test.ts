import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${app}${file}`, 'utf8');
const smallest = 16;

/** In pixels; null if it is not in px or rem, such as `inherit`. */
function pixelsOf(size: string): number | null {
  const token = /^var\((--tb-size-\d)\)$/.exec(size)?.[1];
  const value =
    token === undefined ? size : new RegExp(`${token}: ([^;]+);`).exec(read('ui/styles/tokens.css'))?.[1];
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(value ?? '') ?? [];
  return number === undefined ? null : Number(number) * (unit === 'rem' ? 16 : 1);
}

/** The text sizes that a style sheet gives to form controls. */
function sizesOfControls(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = '', body = '']) => {
    const isOfControl =
      selectors
        .split(',')
        .some((one) =>
          /(^|[\s>+~])(select|textarea|input)?(\.input|\[[^\]]*\]|:[\w-]+(\([^)]*\))?)*$/.test(one.trim()),
        ) && /(^|[\s,>+~])(select|textarea|input)\b|\.input\b/.test(selectors);
    const size =
      /(?:^|[;\s])font-size:\s*([^;]+);/.exec(body)?.[1] ??
      /(?:^|[;\s])font:[^;]*?([\d.]+px|var\(--tb-size-\d\))/.exec(body)?.[1];
    return isOfControl && !selectors.includes('::placeholder') && size !== undefined ? [size.trim()] : [];
  });
}

test('the size of every form control is 16 px or more, so that iOS does not zoom in on it', () => {
  const sheets = globSync('**/*.css', { cwd: app });
  const sizes = sheets.flatMap((file) => sizesOfControls(read(file)).map((size) => `${file}: ${size}`));
  expect(sizes).toContain('ui/styles/fields.css: 16px');
  expect(sizes.filter((line) => (pixelsOf(line.split(': ')[1] ?? '') ?? smallest) < smallest)).toEqual([]);
});

test('no class in the markup makes the text of a form control smaller', () => {
  const parts = globSync('**/*.tsx', { cwd: app });
  const controls = parts.flatMap((file) =>
    [
      ...read(file).matchAll(
        /<(?:input|select|textarea|TextInput|TextArea|Select)\s[^<]*?className="([^"]*)"/g,
      ),
    ].map(([, classes = '']) => `${file}: ${classes}`),
  );
  expect(controls.length).toBeGreaterThan(3);
  expect(controls.filter((line) => /\btext-(?:[12]\b|xs|sm|\[1[0-5])/.test(line))).toEqual([]);
});

test('a smaller size is found', () => {
  expect(sizesOfControls('@media (max-width: 359px) { select.input { font-size: 14px; } }')).toEqual([
    '14px',
  ]);
  expect(sizesOfControls('.input::placeholder { font-size: 13px; }')).toEqual([]);
  expect(pixelsOf('var(--tb-size-2)')).toBeLessThan(smallest);
});
