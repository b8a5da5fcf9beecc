import { useEffect, useState } from 'react';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';

/** The pictures of a message that waits, from this device. */
export function WaitingPictures({ userId, nonce }: { userId: number; nonce: string }) {
  const [addresses, setAddresses] = useState<string[]>([]);

  useEffect(() => {
    let isGone = false;
    let made: string[] = [];
    void outboxOf(userId)
      .filesOf(nonce)
      .then((files) => {
        if (isGone) return;
        made = files.map((file) => URL.createObjectURL(file));
        setAddresses(made);
      });
    return () => {
      isGone = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [userId, nonce]);

  return (
    <div className="message-pictures" data-count={addresses.length}>
      {addresses.map((address) => (
        <span key={address} className="message-picture">
          <img src={address} alt="" draggable={false} />
        </span>
      ))}
    </div>
  );
}
