import { swatchOf } from '#web/ui/initials.ts';
import { Picture } from '#web/ui/picture.tsx';
import type { PortfolioTile, PublicProfile } from './public-profile.api.ts';

const pieces = 3;

/** A band of the person's own cloth: close-ups of different cloths of theirs, or the cloth of their letters. */
export function ProfileCover({ profile: { id, portfolio } }: { profile: PublicProfile }) {
  const shown = differentCloths(portfolio.tiles).slice(0, pieces);
  return (
    <div
      className="bleed profile-cover"
      aria-hidden="true"
      {...(shown.length === 0 ? { style: { backgroundImage: `url(${swatchOf(id)})` } } : {})}
    >
      {shown.map((url) => (
        <Picture key={url} picture={{ url }} alt="" sizes={`${220 / shown.length}vw`} eager />
      ))}
    </div>
  );
}

/** The close-up of the newest design of each colour; a design whose colour is not named counts as a cloth of its own. */
function differentCloths(tiles: readonly Pick<PortfolioTile, 'closeUp' | 'color'>[]): string[] {
  const seen = new Set<string>();
  return tiles.flatMap(({ closeUp, color }) => {
    const cloth = color.trim().toLowerCase();
    if (closeUp === null || seen.has(cloth)) return [];
    if (cloth !== '') seen.add(cloth);
    return [closeUp];
  });
}
