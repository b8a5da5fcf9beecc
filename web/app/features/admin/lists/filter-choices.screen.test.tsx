// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { FilterChoices, type FoundRows } from './filter-choices.tsx';
import { useListAddress } from './use-list-address.ts';

const filters = (['status', 'priority', 'sort'] as const).map((name) => ({
  name,
  label: name,
  choices: [{ value: 'one', label: `${name} one` }],
}));

const admin = { ...asha, role: 'ADMIN' } as const;

interface PartProps {
  shown: typeof filters;
  found?: FoundRows;
}

function Part({ shown, found }: PartProps) {
  const address = useListAddress(['status', 'priority', 'sort']);
  return <FilterChoices address={address} filters={shown} found={found} />;
}

function show(props: PartProps) {
  fakeNetwork().answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  return renderPart(<Part {...props} />, admin);
}

it('offers many choices in a sheet, whose button counts what narrows the list', async () => {
  const { user } = show({ shown: filters });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.selectOptions(sheet.getByLabelText('status'), 'one');
  await screen.findByRole('button', { name: 'Filter 1' });
  await user.selectOptions(sheet.getByLabelText('sort'), 'one');
  expect(sheet.getByLabelText('sort')).toHaveProperty('value', 'one');
  screen.getByRole('button', { name: 'Filter 1' });
  await user.click(sheet.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: 'Filter' });
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Show' }));
});

it('has the same sheet for a single choice', async () => {
  const { user } = show({ shown: filters.slice(0, 1) });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  sheet.getByLabelText('status');
});

it('says how many rows are here and whether there are more, on a main button that always offers to show', async () => {
  const texts: unknown[] = [];
  for (const found of [
    undefined,
    { count: 0, more: false },
    { count: 5, more: false },
    { count: 20, more: true },
  ]) {
    const page = show({ shown: filters, ...(found && { found }) });
    await page.user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    texts.push([sheet.getByRole('status').textContent, sheet.getAllByRole('button').at(-1)?.textContent]);
    page.leave();
  }
  expect(texts).toEqual([
    ['', 'Show'],
    ['Nothing matches', 'Show'],
    ['', 'Show 5'],
    ['', 'Show 20+'],
  ]);
});

it('names each choice in use on a button that takes it back and hands the focus on', async () => {
  const { user, address } = renderRoute({
    Component: () => <Part shown={filters} />,
    path: '/',
    at: '/?status=one&priority=one&sort=one',
    viewer: admin,
  });
  await user.click(await screen.findByRole('button', { name: 'Remove status one' }));
  await expect.poll(address).toBe('/?priority=one&sort=one');
  const next = screen.getByRole('button', { name: 'Remove priority one' });
  expect(document.activeElement).toBe(next);
  await user.click(next);
  await expect.poll(address).toBe('/?sort=one');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});
