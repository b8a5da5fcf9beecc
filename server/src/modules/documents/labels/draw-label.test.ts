import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCode128, readQr } from '#tests/support/read-bar-codes.ts';
import { encodeCode128, encodeQr } from './bar-codes.ts';
import { drawLabel, type LabelFacts } from './draw-label.ts';

const facts: LabelFacts = {
  orderNumber: 'TB-2026-000123',
  carrier: 'Delhivery',
  code: '14908213-0042',
  link: 'https://www.delhivery.com/track-v2/package/14908213-0042',
  to: {
    name: 'अनन्या अय्यर',
    phone: '+91 98450 11111',
    lines: ['14, 3rd Cross, Malleshwaram', 'Bengaluru, Karnataka', 'India'],
  },
  pincode: '560003',
  from: { name: 'Meher Ansari', phone: '', lines: ['Varanasi', 'Uttar Pradesh 221001'] },
  orderedAt: new Date('2026-11-02T14:12:00Z'),
};

test.each(['14908213-0042', 'TB-2026-000123', '123456', 'DL4471x0098'])(
  'the bars of %s say it again, with a right check digit',
  async (text) => expect(readCode128(await encodeCode128(text))).toBe(text),
);

test.each([
  facts.link,
  'https://www.ups.com/track?tracknum=1Z',
  'http://localhost:3000/order-details/purchase/7',
])('the QR code of %s says it again', async (text) => expect(readQr(await encodeQr(text))).toBe(text));

/** The filled rectangles of the page as `x y width height`, in drawing order. */
function boxesOf(file: Buffer): number[][] {
  const streams = file.toString('latin1').matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g);
  return [...streams].flatMap((match) => {
    const begin = match.index + match[0].length;
    let content = '';
    try {
      content = inflateSync(file.subarray(begin, begin + Number(match[1]))).toString('latin1');
    } catch {
      return [];
    }
    return [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((box) =>
      box.slice(1).map(Number),
    );
  });
}

test('the label is one A6 page, and both codes can be read from what is drawn on it', async () => {
  const file = await drawLabel(facts);
  expect(file.toString('latin1')).toMatch(/\/MediaBox \[0 0 297\.64 419\.53\]/);
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const boxes = boxesOf(file);
  const bars = boxes.filter(([, , , height]) => height === 58);
  const modules = boxes.filter(([, , , height]) => height !== 58);

  const module = Math.min(...bars.map(([, , width = 0]) => width));
  const widths = bars.flatMap(([x = 0, , width = 0], index) => {
    const next = bars[index + 1]?.[0];
    return next === undefined ? [width] : [width, next - x - width];
  });
  expect(readCode128(widths.map((width) => Math.round(width / module)))).toBe(facts.code);

  const size = modules[0]?.[2] ?? 1;
  const [left, top] = [0, 1].map((axis) => Math.min(...modules.map((box) => box[axis] ?? 0)));
  const at = (from = 0, begin = 0) => Math.round((from - begin) / size);
  const length = Math.max(...modules.map(([x]) => at(x, left))) + 1;
  const rows = Array.from({ length }, () => Array.from({ length }, () => false));
  for (const [x, y] of modules) {
    const row = rows[at(y, top)];
    if (row) row[at(x, left)] = true;
  }
  expect(readQr(rows)).toBe(facts.link);
});

test('the same parcel gives the same bytes, and a long address still ends above the bars', async () => {
  const long = { ...facts, to: { ...facts.to, lines: ['Opposite the old mill, '.repeat(12), 'Bengaluru'] } };
  const [one, other] = await Promise.all([drawLabel(long), drawLabel(long)]);
  expect(one.equals(other)).toBe(true);
  expect(one.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
