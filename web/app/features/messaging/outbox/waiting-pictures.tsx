import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { useWaitingFiles } from '#web/platform/outbox/use-waiting-files.ts';

/** The pictures of a waiting message, from this device. */
export function WaitingPictures({ userId, nonce }: { userId: number; nonce: string }) {
  const addresses = useWaitingFiles(outboxOf(userId), nonce);
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
