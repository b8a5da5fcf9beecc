/** Spreadsheets run a cell that begins like this as a formula, even if it is quoted. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same after a character that another spreadsheet takes for the end of a cell, because it ignores quotes in the
 * middle of a line.
 */
const formulaWithin = /([;|\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * One line of a CSV file (RFC 4180) with its line ending. Names and titles come from people, so a text that a
 * spreadsheet would run as a formula is prefixed with an apostrophe, which makes it plain text.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const whole = value.replaceAll(formulaWithin, "$1'");
  const safe = formula.test(whole) ? `'${whole}` : whole;
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
