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
