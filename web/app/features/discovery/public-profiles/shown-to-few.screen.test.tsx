// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ShownToFew } from './shown-to-few.tsx';

it.each([
  ['FOLLOWERS', 'Only followers you have accepted can see this profile.'],
  ['PRIVATE', 'Only you can see this profile.'],
] as const)('a person who shows their profile to %s reads so, and is led to the setting', (shownTo, line) => {
  renderPart(<ShownToFew shownTo={shownTo} />, asha);
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/settings?tab=privacy');
});

it.each([null, 'PUBLIC'] as const)('nothing is said where it is %s', (shownTo) => {
  renderPart(<ShownToFew shownTo={shownTo} />, asha);
  expect(screen.queryByRole('link')).toBeNull();
});
