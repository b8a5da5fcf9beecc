import { useEffect, useState } from 'react';
import type { Outbox } from './outbox.ts';

/** Blob URLs of an entry's files on this device; empty until they are read. */
export function useWaitingFiles(outbox: Outbox, nonce: string): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    let made: string[] = [];
    void outbox.filesOf(nonce).then((files) => {
      if (isGone) return;
      made = files.map((file) => URL.createObjectURL(file));
      setAddresses(made);
    });
    return () => {
      isGone = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [outbox, nonce]);
  return addresses;
}
