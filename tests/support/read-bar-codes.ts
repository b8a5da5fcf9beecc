/** The bar widths of each Code 128 symbol, by its value; 106 is the stop symbol. */
const symbols =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const [startB, startC, toC, toB] = [104, 105, 99, 100];

/**
 * Reads a Code 128 of printable ASCII from its widths in modules. Throws if it is not one or its checksum is wrong.
 */
export function readCode128(widths: readonly number[]): string {
  const values: number[] = [];
  for (let at = 0; at + 7 < widths.length; at += 6) {
    values.push(symbols.indexOf(widths.slice(at, at + 6).join('')));
  }
  if (values.includes(-1)) throw new Error('an unknown symbol');
  if (widths.slice(-7).join('') !== symbols[106]) throw new Error('it does not stop');
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  if (rest.reduce((sum, value, index) => sum + value * (index + 1), start) % 103 !== check) {
    throw new Error('the check is wrong');
  }
  let isDigits = start === startC;
  if (!isDigits && start !== startB) throw new Error('it begins in another set');
  let text = '';
  for (const value of rest) {
    if (isDigits && value === toB) isDigits = false;
    else if (!isDigits && value === toC) isDigits = true;
    else text += isDigits ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
/** For versions 1 to 6 at level M: the number of blocks and of data codewords in each. */
const blocksAtM = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;

/** Reads an undamaged QR code of level M and at most version 6. Throws if it is not one. */
export function readQr(rows: readonly (readonly boolean[])[]): string {
  const size = rows.length;
  const [blocks, perBlock] = blocksAtM[(size - 17) / 4 - 1] ?? [0, 0];
  const dark = (row: number, column: number) => rows[row]?.[column] === true;
  const along = [0, 1, 2, 3, 4, 5, 7].map((column) => dark(8, column));
  const down = [8, 7, 5, 4, 3, 2, 1, 0].map((row) => dark(row, 8));
  const format = [...along, ...down].reduce((bits, bit) => bits * 2 + Number(bit), 0) ^ 0x5412;
  if (blocks === 0 || format >> 13 !== 0) throw new Error('no code of level M');
  const mask = masks[(format >> 10) & 7];
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFixed(row, column, size)) continue;
        bits.push(Number(dark(row, column) !== mask?.(row, column)));
      }
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: blocks * perBlock }, (_, index) => bits.slice(index * 8, index * 8 + 8));
  const inOrder = Array.from({ length: blocks }, (_, block) =>
    words.filter((__, index) => index % blocks === block),
  );
  return readSegments(inOrder.flat(2));
}

/** Finder patterns with the format next to them, timing and alignment patterns contain no data. */
function isFixed(row: number, column: number, size: number): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9)) return true;
  return size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

function readSegments(bits: readonly number[]): string {
  let at = 0;
  const take = (count: number) => {
    const taken = bits.slice(at, at + count);
    at += count;
    return taken.reduce((value, bit) => value * 2 + bit, 0);
  };
  let text = '';
  while (at + 4 <= bits.length) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 4) {
      for (let left = take(8); left > 0; left--) text += String.fromCharCode(take(8));
    } else if (mode === 2) {
      let left = take(9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        text += `${letters[Math.floor(pair / 45)]}${letters[pair % 45]}`;
      }
      if (left === 1) text += letters[take(6)];
    } else if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        text += String(take(digits * 3 + 1)).padStart(digits, '0');
      }
    } else throw new Error(`a segment of mode ${mode}`);
  }
  return text;
}
