/**
 * Whether a file begins with the signature of a JPEG, PNG, GIF, WebP or AVIF, regardless of its name; the server
 * checks the rest.
 */
export async function isPictureFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const words = String.fromCharCode(...head);
  return (
    words.startsWith('\xff\xd8\xff') ||
    words.startsWith('\x89PNG\r\n') ||
    words.startsWith('GIF8') ||
    /^RIFF.{4}WEBP$/s.test(words) ||
    /^.{4}ftyp(avif|avis|mif1|msf1)$/s.test(words)
  );
}
