import { swatchOf } from '#web/ui/initials.ts';
import { Picture } from '#web/ui/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { PortfolioTile, PublicProfile } from './public-profile.api.ts';

/** Phones show the first three. */
const pieces = 6;

/** A band of close-ups of the person's different cloths, or their swatch pattern if there are none. */
export function ProfileCover({ profile: { id, portfolio } }: { profile: PublicProfile }) {
  const shown = closeUpsOf(portfolio.tiles).slice(0, pieces);
  return (
    <div
      className="bleed profile-cover"
      aria-hidden="true"
      {...(shown.length === 0 ? { style: { backgroundImage: `url(${swatchOf(id)})` } } : {})}
    >
      {shown.length === 0
        ? null
        : Array.from({ length: pieces }, (_, at) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in two places
              key={at}
              picture={{ url: shown[at % shown.length] ?? '' }}
              alt=""
              sizes="(min-width: 900px) 28vw, 57vw"
              eager
              className={classNames(Math.floor(at / shown.length) % 2 === 1 && 'is-turned')}
            />
          ))}
    </div>
  );
}

type Shown = Pick<PortfolioTile, 'closeUps' | 'color'>;

/**
 * Pictures for the cover, the best first. First comes the closest close-up of the newest design of each colour (a
 * design without a colour counts as its own), then the closest of the other designs, then all further close-ups.
 */
function closeUpsOf(tiles: readonly Shown[]): string[] {
  const seen = new Set<string>();
  const isNewCloth = ({ color }: Shown) => {
    const cloth = color.trim().toLowerCase();
    const isNew = !seen.has(cloth);
    if (cloth !== '') seen.add(cloth);
    return isNew;
  };
  const photographed = tiles.filter(({ closeUps }) => closeUps.length > 0);
  const first = photographed.filter(isNewCloth);
  const others = photographed.filter((tile) => !first.includes(tile));
  return [
    ...[...first, ...others].flatMap(({ closeUps }) => closeUps.slice(0, 1)),
    ...photographed.flatMap(({ closeUps }) => closeUps.slice(1)),
  ];
}
