// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { readSearch } from './search-state.ts';

function Part() {
  const [state, setState] = useState(readSearch(new URLSearchParams('city=Varanasi&city=Jaipur')));
  return (
    <ActiveFilters
      state={state}
      onChange={(next) => setState({ ...state, ...next })}
      onOpen={() => undefined}
    />
  );
}

it('hands the focus of a filter that is taken back to the next one, of the last to the filters', async () => {
  const { user } = renderPart(<Part />, null);
  await user.click(await screen.findByRole('button', { name: 'Remove Varanasi' }));
  const next = screen.getByRole('button', { name: 'Remove Jaipur' });
  expect(document.activeElement).toBe(next);
  await user.click(next);
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Filter' }));
});
