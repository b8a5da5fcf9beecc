import { page, pageWidth, type Sheet, styles } from './sheet.ts';

export interface SumRow {
  label: string;
  note?: string;
  amount: string;
  /** Printed large, with a stitch above it. */
  isSum?: boolean;
}

const amountWidth = 120;
const labelWidth = 125;

/**
 * Rows with a label on the left and an amount on the right. They span the page with a title, and half of it without.
 */
export function drawRows(sheet: Sheet, rows: readonly SumRow[], { title = '' } = {}): void {
  const x = title === '' ? page.left + pageWidth / 2 : page.left;
  const styleOf = ({ isSum }: SumRow) => (isSum ? styles.sum : styles.text);
  /** A label of two lines makes its row higher. */
  const heightOf = (row: SumRow) =>
    sheet.type.height(row.label, styleOf(row), labelWidth) + (row.isSum ? 7 : 4.5);
  const height = rows.reduce((sum, row) => sum + heightOf(row) + 1, 0) + (title === '' ? 20 : 44);
  sheet.ensure(height);
  if (title !== '') {
    sheet.stitch(sheet.y);
    sheet.y += 12;
    sheet.tag('H2', () => sheet.type.set(title, styles.strong, { x, y: sheet.y, width: pageWidth }));
    sheet.y += 20;
  }
  const table = sheet.group('Table');
  for (const line of rows) {
    const { label, note = '', amount, isSum = false } = line;
    if (isSum) {
      sheet.stitch(sheet.y + 3, x);
      sheet.y += 9;
    }
    const row = sheet.group('TR', table);
    const style = styleOf(line);
    const { y } = sheet;
    sheet.tag('TH', () => sheet.type.set(label, style, { x, y, width: labelWidth }), row);
    if (note !== '') {
      sheet.tag('TD', () => sheet.type.set(note, styles.text, { x: x + labelWidth + 5, y, width: 260 }), row);
    }
    const right = { x: page.right - amountWidth, y, width: amountWidth, align: 'right' as const };
    sheet.tag('TD', () => sheet.type.set(amount, style, right), row);
    row.end();
    sheet.y += heightOf(line);
  }
  table.end();
  sheet.y += 12;
}
