// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { FilterChoices } from './filter-choices.tsx';
import { useListAddress } from './use-list-address.ts';

const filters = (['status', 'priority', 'sort'] as const).map((name) => ({
  name,
  label: name,
  choices: [{ value: 'one', label: `${name} one` }],
}));

const admin = { ...asha, role: 'ADMIN' } as const;

function Part({ shown }: { shown: typeof filters }) {
  const address = useListAddress(['status', 'priority', 'sort']);
  return <FilterChoices address={address} filters={shown} />;
}

function show(shown: typeof filters) {
  fakeNetwork().answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  return renderPart(<Part shown={shown} />, admin);
}

it('offers many choices in a sheet, whose button counts what narrows the list', async () => {
  const { user } = show(filters);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.selectOptions(sheet.getByLabelText('status'), 'one');
  await screen.findByRole('button', { name: 'Filter 1' });
  await user.selectOptions(sheet.getByLabelText('sort'), 'one');
  expect(sheet.getByLabelText('sort')).toHaveProperty('value', 'one');
  screen.getByRole('button', { name: 'Filter 1' });
  await user.click(sheet.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: 'Filter' });
});

it('has no sheet for few choices', async () => {
  show(filters.slice(0, 2));
  await screen.findByLabelText('status');
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});
