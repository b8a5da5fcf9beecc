// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { type FilteredSearch, FilterSheet } from './filter-sheet.tsx';
import { nothingChosen, readSearch } from './search-state.ts';

async function openSheet(query: string, total: { count: number; isAtLeast: boolean }) {
  const change = vi.fn();
  const search: FilteredSearch = {
    state: readSearch(new URLSearchParams(query)),
    first: { total, facets: null },
    change,
  };
  const page = renderPart(<FilterSheet open onClose={() => undefined} search={search} />, null);
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  return { page, sheet, change };
}

it('says on its main button how many designs fit, and that there are more where they were not all counted', async () => {
  const few = await openSheet('q=silk', { count: 24, isAtLeast: false });
  few.sheet.getByRole('button', { name: 'Show 24 designs' });
  few.page.leave();
  const many = await openSheet('q=silk', { count: 1000, isAtLeast: true });
  many.sheet.getByRole('button', { name: 'Show more than 1,000 designs' });
});

it('offers to show where nothing fits, and says above the button that nothing does', async () => {
  const { sheet } = await openSheet('q=silk', { count: 0, isAtLeast: false });
  sheet.getByRole('button', { name: 'Show' });
  expect(sheet.getByRole('status').textContent).toBe('No designs');
});

it('clears the filters at its foot while some are chosen, and its main button has the focus then', async () => {
  const none = await openSheet('q=silk', { count: 24, isAtLeast: false });
  expect(none.sheet.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  none.page.leave();
  const { page, sheet, change } = await openSheet('q=silk&city=Varanasi', { count: 2, isAtLeast: false });
  await page.user.click(sheet.getByRole('button', { name: 'Clear all filters' }));
  expect(change).toHaveBeenCalledWith(nothingChosen);
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Show 2 designs' }));
});

function Chips() {
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
  const { user } = renderPart(<Chips />, null);
  await user.click(await screen.findByRole('button', { name: 'Remove Varanasi' }));
  const next = screen.getByRole('button', { name: 'Remove Jaipur' });
  expect(document.activeElement).toBe(next);
  await user.click(next);
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Filter' }));
});
