import { Avatar, type Person } from '#web/ui/avatar.tsx';

/** A person's swatch, with a dot while they are online; the text beside it says the same. */
export function PresenceSwatch({ person, isOnline }: { person: Person; isOnline: boolean }) {
  return (
    <span className="relative flex-none">
      <Avatar person={person} />
      {isOnline ? <span className="online-dot" aria-hidden="true" /> : null}
    </span>
  );
}
