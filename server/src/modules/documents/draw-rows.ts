import { page, pageWidth, type Sheet, styles } from './sheet.ts';

export interface SumRow {
  label: string;
  note?: string;
  amount: string;
  /** Set large, with a stitch above it. */
  isSum?: boolean;
}

const amountWidth = 120;

/** Lines of words on the left and an amount on the right. With a title they fill the page, without one its half. */
export function drawRows(sheet: Sheet, rows: readonly SumRow[], { title = '' } = {}): void {
  const x = title === '' ? page.left + pageWidth / 2 : page.left;
  const height = rows.length * 19 + (title === '' ? 20 : 44);
  sheet.ensure(height);
  if (title !== '') {
    sheet.stitch(sheet.y);
    sheet.y += 12;
    sheet.tag('H2', () => sheet.type.set(title, styles.strong, { x, y: sheet.y, width: pageWidth }));
    sheet.y += 20;
  }
  const table = sheet.group('Table');
  for (const { label, note = '', amount, isSum = false } of rows) {
    if (isSum) {
      sheet.stitch(sheet.y + 3, x);
      sheet.y += 9;
    }
    const row = sheet.group('TR', table);
    const style = isSum ? styles.sum : styles.text;
    const { y } = sheet;
    sheet.tag('TH', () => sheet.type.set(label, style, { x, y, width: 120 }), row);
    if (note !== '') {
      sheet.tag('TD', () => sheet.type.set(note, styles.text, { x: x + 120, y, width: 270 }), row);
    }
    const right = { x: page.right - amountWidth, y, width: amountWidth, align: 'right' as const };
    sheet.tag('TD', () => sheet.type.set(amount, isSum ? styles.sum : styles.text, right), row);
    row.end();
    sheet.y += isSum ? 24 : 18;
  }
  table.end();
  sheet.y += 12;
}
