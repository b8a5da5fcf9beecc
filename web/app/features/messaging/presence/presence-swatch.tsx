import { Avatar, type Person } from '#web/ui/avatar.tsx';

/** A person's swatch with a dot while they are there; the words beside it say so, too. */
export function PresenceSwatch({ person, isOnline }: { person: Person; isOnline: boolean }) {
  return (
    <span className="relative flex-none">
      <Avatar person={person} />
      {isOnline ? <span className="online-dot" aria-hidden="true" /> : null}
    </span>
  );
}
