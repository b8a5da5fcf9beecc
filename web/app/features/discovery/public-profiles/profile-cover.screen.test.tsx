// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ProfileCover } from './profile-cover.tsx';
import type { PortfolioTile, PublicProfile } from './public-profile.api.ts';

const withTiles = (...tiles: [closeUps: string[], color: string][]) =>
  ({
    id: 5,
    portfolio: { tiles: tiles.map(([closeUps, color]) => ({ closeUps, color }) as PortfolioTile) },
  }) as PublicProfile;

const shown = () =>
  [...document.querySelectorAll('.profile-cover img')].map((image) => image.getAttribute('src'));
const turned = () =>
  [...document.querySelectorAll('.profile-cover .is-turned img')].map((image) => image.getAttribute('src'));

it('the cover is made of six close-ups, of the newest cloths of different colours first', () => {
  renderPart(
    <ProfileCover
      profile={withTiles(
        [['/a.webp', '/whole-a.webp'], 'Maroon'],
        [['/also-a.webp'], ' maroon'],
        [[], 'Indigo'],
        [['/b.webp'], 'Teal'],
        [['/c.webp'], ''],
        [['/d.webp'], ''],
      )}
    />,
    null,
  );
  expect(shown()).toEqual(['/a.webp', '/b.webp', '/c.webp', '/d.webp', '/also-a.webp', '/whole-a.webp']);
  expect(turned()).toEqual([]);
});

it('fewer pictures are repeated, turned, so that none is stretched over the band', () => {
  renderPart(
    <ProfileCover
      profile={withTiles([['/a.webp'], 'Maroon'], [['/b.webp'], 'Maroon'], [['/c.webp'], 'Teal'])}
    />,
    null,
  );
  expect(shown()).toEqual(['/a.webp', '/c.webp', '/b.webp', '/a.webp', '/c.webp', '/b.webp']);
  expect(turned()).toEqual(['/a.webp', '/c.webp', '/b.webp']);
});

it('the cover of a person without pictures is the cloth of their letters', () => {
  renderPart(<ProfileCover profile={withTiles()} />, null);
  expect(shown()).toEqual([]);
  const cover = document.querySelector<HTMLElement>('.profile-cover');
  expect(cover?.style.backgroundImage).toContain('/swatches/5.webp');
});
