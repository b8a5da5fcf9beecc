// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ProfileCover } from './profile-cover.tsx';
import type { PortfolioTile, PublicProfile } from './public-profile.api.ts';

const withCloseUps = (...closeUps: (string | null)[]) =>
  ({
    id: 5,
    portfolio: { tiles: closeUps.map((closeUp) => ({ closeUp }) as PortfolioTile) },
  }) as PublicProfile;

const shown = () =>
  [...document.querySelectorAll('.profile-cover img')].map((image) => image.getAttribute('src'));

it('the cover is made of the close-ups of the three newest designs', () => {
  renderPart(<ProfileCover profile={withCloseUps('/a.webp', null, '/b.webp', '/c.webp', '/d.webp')} />, null);
  expect(shown()).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});

it('the cover of a person without pictures is the cloth of their letters', () => {
  renderPart(<ProfileCover profile={withCloseUps()} />, null);
  expect(shown()).toEqual([]);
  const cover = document.querySelector<HTMLElement>('.profile-cover');
  expect(cover?.style.backgroundImage).toContain('/swatches/5.webp');
});
