// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookMeeting, freeSlots, homeVisits } from '#contracts/meetings/meetings.contract.ts';
import { listAddresses } from '#contracts/profiles/addresses.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, home, unpaidOrder } from '#tests/support/screen/samples.ts';
import { toasts } from '#web/ui/floats/toast.ts';
import { BookingForm } from './booking-form.tsx';

it('names the first choice that is missing beside its own field, and shows no toast', async () => {
  const network = fakeNetwork();
  network.answer(listAddresses, { success: true, data: [home] });
  network.answer(homeVisits, {
    success: true,
    data: { refusal: null, visits: true, addresses: [{ id: home.id, refusal: null }] },
  });
  const [first, last] = ['2026-11-30', '2027-01-20'];
  network.answer(freeSlots, { success: true, data: { first, last, days: [] } });
  const page = renderPart(<BookingForm order={unpaidOrder} viewerId={asha.id} />, asha);
  const send = async () => page.user.click(await screen.findByRole('button', { name: 'Schedule Meeting' }));
  const faultsOf = (group: string) =>
    [...screen.getByRole('group', { name: group }).querySelectorAll('[data-fault]')].map(
      (fault) => fault.textContent,
    );
  const day = await screen.findByRole('button', { name: /30 Nov 2026/ });

  await send();
  expect(faultsOf('How')).toEqual(['Please choose how you are measured']);
  await page.user.click(screen.getByRole('radio', { name: /^Home visit/ }));

  await send();
  expect(faultsOf('How')).toEqual([]);
  expect(faultsOf('Date')).toEqual(['Please choose a date']);
  await page.user.click(day);

  await send();
  expect(faultsOf('Date')).toEqual([]);
  expect(
    within(screen.getByRole('group', { name: /^Time/ })).getByText('Please choose a time'),
  ).toBeDefined();
  expect(toasts.get()).toEqual([]);
  expect(network.calls(bookMeeting)).toEqual([]);
});
