import { swatchOf } from '#web/ui/initials.ts';
import { Picture } from '#web/ui/picture.tsx';
import type { PublicProfile } from './public-profile.api.ts';

const pieces = 3;

/** A band of the person's own cloth: the close-ups of their newest designs, or the cloth of their letters. */
export function ProfileCover({ profile: { id, portfolio } }: { profile: PublicProfile }) {
  const closeUps = portfolio.tiles.flatMap(({ closeUp }) => (closeUp === null ? [] : [closeUp]));
  const shown = closeUps.slice(0, pieces);
  return (
    <div
      className="bleed profile-cover"
      aria-hidden="true"
      {...(shown.length === 0 ? { style: { backgroundImage: `url(${swatchOf(id)})` } } : {})}
    >
      {shown.map((url) => (
        <Picture key={url} picture={{ url }} alt="" sizes={`${150 / shown.length}vw`} eager />
      ))}
    </div>
  );
}
