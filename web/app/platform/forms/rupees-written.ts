/** "1,250.50" and "₹ 1250.50" are what people write; undefined for anything else. What is no text stays. */
export function rupeesWritten(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const plain = written.replace(/[₹,\s]/g, '');
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}
