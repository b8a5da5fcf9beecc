import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n@x', '＝1＋1'])(
  '%j does not begin a cell',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test('commas, quotes and line ends stay within their cell; numbers and plain words stay bare', () => {
  expect(csvLine(['a,b', 'say "so"', 'two\nlines', 'plain', 12])).toBe(
    '"a,b","say ""so""","two\nlines",plain,12\r\n',
  );
});

test.each([
  [';=1+1;y', `";'=1+1;y"`],
  ['a; +1', `"a; '+1"`],
  ['a;"=1+1"', `"a;""'=1+1"""`],
  ['a|@x', `a|'@x`],
  ['two\n-1', `"two\n'-1"`],
])('%j does not begin a cell of a spreadsheet that splits elsewhere either', (text, line) => {
  expect(csvLine(['plain', text])).toBe(`plain,${line}\r\n`);
});
