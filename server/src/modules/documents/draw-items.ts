import { titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import type { DocumentSnapshot, SnapshotItem } from './document-snapshot.ts';
import { moneyOf, type Voice } from './document-words.ts';
import { page, type Sheet, styles } from './sheet.ts';

const columns = [
  { label: 'madeToOrder', x: page.left, width: 226, align: 'left' },
  { label: 'hsn', x: page.left + 238, width: 40, align: 'left' },
  { label: 'quantity', x: page.left + 280, width: 44, align: 'right' },
  { label: 'price', x: page.left + 326, width: 84, align: 'right' },
  { label: 'amount', x: page.right - 86, width: 86, align: 'right' },
] as const;

/** The ordered designs as a table. Overflow continues on the next page, with the headings repeated. */
export function drawItems(
  sheet: Sheet,
  { items, creditPaise = 0 }: Pick<DocumentSnapshot, 'items' | 'creditPaise'>,
  voice: Voice,
): void {
  const table = sheet.group('Table');
  drawHeadings();
  const rows = items.flatMap((item) => rowsOf(item, voice));
  if (creditPaise < 0)
    rows.push([voice.say('swatchCredited'), '', '1', moneyOf(creditPaise), moneyOf(creditPaise)]);
  for (const cells of rows) {
    const [title] = cells;
    const height = sheet.type.height(title, styles.text, columns[0].width) + 10;
    if (sheet.ensure(height)) drawHeadings();
    const row = sheet.group('TR', table);
    const y = sheet.y + 5;
    columns.forEach(({ x, width, align }, index) => {
      sheet.tag('TD', () => sheet.type.set(cells[index] ?? '', styles.text, { x, y, width, align }), row);
    });
    row.end();
    sheet.y += height;
    sheet.stitch(sheet.y);
  }
  table.end();
  sheet.y += 12;

  function drawHeadings(): void {
    const row = sheet.group('TR', table);
    const { y } = sheet;
    for (const { label, x, width, align } of columns) {
      sheet.tag('TH', () => sheet.type.set(voice.say(label), styles.small, { x, y, width, align }), row);
    }
    row.end();
    sheet.y += 16;
    sheet.stitch(sheet.y);
  }
}

type Cells = [title: string, hsn: string, quantity: string, price: string, amount: string];

/** The design, then its options; the amounts add up to the price of the item. */
function rowsOf(item: SnapshotItem, voice: Voice): Cells[] {
  const { title: written, translated = {}, hsn, quantity, pricePaise, options = [] } = item;
  const cellsOf = (title: string, code: string, unitPaise: number): Cells => [
    title,
    code,
    String(quantity),
    moneyOf(unitPaise),
    moneyOf(unitPaise * quantity),
  ];
  const alone = options.reduce((rest, { unitPaise }) => rest - unitPaise, pricePaise);
  const title = titleInWords({ written, translated }, voice.locale);
  return [
    cellsOf(item.isSwatch ? voice.say('swatchOf', { title }) : title, hsn, alone),
    ...options.map(({ label, detail, unitPaise }) => cellsOf(`${label}: ${detail}`, '', unitPaise)),
  ];
}
