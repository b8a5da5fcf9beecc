// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ProfileCover } from './profile-cover.tsx';
import type { PortfolioTile, PublicProfile } from './public-profile.api.ts';

const withTiles = (...tiles: [closeUp: string | null, color: string][]) =>
  ({
    id: 5,
    portfolio: { tiles: tiles.map(([closeUp, color]) => ({ closeUp, color }) as PortfolioTile) },
  }) as PublicProfile;

const shown = () =>
  [...document.querySelectorAll('.profile-cover img')].map((image) => image.getAttribute('src'));

it('the cover is made of close-ups of the three newest cloths of different colours', () => {
  renderPart(
    <ProfileCover
      profile={withTiles(
        ['/a.webp', 'Maroon'],
        ['/also-a.webp', ' maroon'],
        [null, 'Indigo'],
        ['/b.webp', 'Teal'],
        ['/c.webp', ''],
        ['/d.webp', ''],
      )}
    />,
    null,
  );
  expect(shown()).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});

it('the cover is one wide piece where all designs are of one cloth', () => {
  renderPart(<ProfileCover profile={withTiles(['/a.webp', 'Maroon'], ['/b.webp', 'Maroon'])} />, null);
  expect(shown()).toEqual(['/a.webp']);
});

it('the cover of a person without pictures is the cloth of their letters', () => {
  renderPart(<ProfileCover profile={withTiles()} />, null);
  expect(shown()).toEqual([]);
  const cover = document.querySelector<HTMLElement>('.profile-cover');
  expect(cover?.style.backgroundImage).toContain('/swatches/5.webp');
});
