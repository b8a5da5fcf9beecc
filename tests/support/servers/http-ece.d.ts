declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** The part of the library that the push receiver uses: RFC 8188 with the keys of RFC 8291. */
  export function decrypt(
    content: Buffer,
    how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
