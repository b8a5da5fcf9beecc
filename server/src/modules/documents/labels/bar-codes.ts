/** Two megabytes of tables, loaded when the first label is drawn. */
const encoder = async () => (await import('bwip-js/node')).default;

/** A text as Code 128: the widths of its alternating bars and gaps in modules, starting and ending with a bar. */
export async function encodeCode128(text: string): Promise<number[]> {
  const { raw } = await encoder();
  const [code] = raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('the encoder gave no bars');
  return code.sbs;
}

/** A text as a QR code with 15 % error correction: rows from the top, true for a dark module. */
export async function encodeQr(text: string): Promise<boolean[][]> {
  const { raw } = await encoder();
  const [code] = raw('qrcode', text, 'eclevel=M fixedeclevel');
  if (!code || !('pixs' in code)) throw new Error('the encoder gave no modules');
  const { pixs, pixx, pixy } = code;
  return Array.from({ length: pixy }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((module) => module === 1),
  );
}
