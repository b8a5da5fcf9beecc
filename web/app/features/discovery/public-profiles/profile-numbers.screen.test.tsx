// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ProfileNumbers } from './profile-numbers.tsx';
import type { PublicProfile } from './public-profile.api.ts';

const profile = (told: Partial<PublicProfile>) =>
  ({ id: 5, name: 'Asha Rao', designsCount: 4, likesCount: 86, followingCount: 2, ...told }) as PublicProfile;

const toReviews = () => screen.queryByRole('link', { name: /review/ });

it('a maker whom buyers have rated shows the stars, the average and the count', () => {
  renderPart(<ProfileNumbers profile={profile({ averageRating: 4.5, reviewsCount: 17 })} />, null);
  expect(toReviews()?.textContent).toBe('4.5 17 reviews');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('4.5');
});

it('a maker whom no buyer has rated says so, without a rating of nought', () => {
  renderPart(<ProfileNumbers profile={profile({ averageRating: null, reviewsCount: 0 })} />, null);
  expect(toReviews()?.textContent?.trim()).toBe('No buyer reviews yet');
  expect(screen.queryByRole('img')).toBeNull();
});

it('nothing is said of reviews where there is no design', () => {
  renderPart(
    <ProfileNumbers profile={profile({ averageRating: null, reviewsCount: 0, designsCount: 0 })} />,
    null,
  );
  expect(toReviews()).toBeNull();
});
