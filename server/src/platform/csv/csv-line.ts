/** A cell that begins so is run as a formula by spreadsheets, whatever quotes stand around it. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The same behind what another spreadsheet takes for the end of a cell: it does not see quotes in the middle of a line. */
const formulaWithin = /([;|\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * One line of a CSV file (RFC 4180), its end included. People choose their names and titles, so a text that a
 * spreadsheet would run is led by an apostrophe, which it shows as plain text.
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
