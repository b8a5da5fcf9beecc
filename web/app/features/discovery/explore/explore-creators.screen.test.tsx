// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import type { CreatorsPage } from './explore.api.ts';
import { ExploreCreators } from './explore-creators.tsx';
import type { ExploreState } from './explore-state.ts';

const asWritten = { corrected: null, isLoose: false, missing: [], unfound: null };
const nobody: CreatorsPage = { creators: [], total: 0, near: null, next: null, taken: asWritten };
const state = (part: Partial<ExploreState>): ExploreState => ({
  tab: 'creators',
  sort: 'ranking',
  role: null,
  q: '',
  pin: '',
  within: 50,
  ...part,
});
const found = (part: Partial<ExploreState>) =>
  renderPart(<ExploreCreators state={state(part)} preloaded={{ data: nobody, at: Date.now() }} />, null);

it('a search that finds nobody says so once in sight and asks for no place', () => {
  found({ q: 'zzqq' });
  expect(screen.getByText('Nobody found for “zzqq”')).toBeTruthy();
  expect(screen.getByText('Nobody found').className).toContain('sr-only');
  expect(screen.queryByLabelText('PIN code to look around')).toBeNull();
  expect(screen.getByRole('link', { name: 'See all creators' })).toBeTruthy();
});

it('says which words nothing has, and by which these were found', () => {
  const taken = { ...asWritten, isLoose: true, unfound: { words: ['zzqqx'], others: ['weaver'] } };
  const page: CreatorsPage = { creators: [], total: 9, near: null, next: null, taken };
  renderPart(
    <ExploreCreators state={state({ q: 'zzqqx weaver' })} preloaded={{ data: page, at: Date.now() }} />,
    null,
  );
  expect(screen.getByText('Nothing here has “zzqqx”. These were found by “weaver”.')).toBeTruthy();
});

it('nobody near a place leaves the place to be changed', () => {
  found({ pin: '560001' });
  expect(screen.getByLabelText('PIN code to look around')).toBeTruthy();
});
