const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Largest first; the number of crores is itself written in these groups. */
const groups = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

/** Returns ‘Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only’. `paise` is a whole number of at least 0. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const whole = `Rupees ${inWords(rupees)}`;
  return rest === 0 ? `${whole} Only` : `${whole} and ${inWords(rest)} Paise Only`;
}

function inWords(count: number): string {
  if (count < 20) return small[count] ?? '';
  if (count < 100) {
    const ten = tens[Math.floor(count / 10)] ?? '';
    return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
  }
  const group = groups.find(({ size }) => count >= size);
  if (!group) return '';
  const head = `${inWords(Math.floor(count / group.size))} ${group.name}`;
  const rest = count % group.size;
  return rest === 0 ? head : `${head} ${inWords(rest)}`;
}
