// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import {
  type PlannedCalendarStep,
  placeStep,
  previewStepDay,
  renewFeed,
  showFeed,
  type WorkshopCalendar,
  workshopCalendar,
} from '#contracts/workshop/workshop.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { WorkshopCalendarView } from './calendar.route.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const today = istDayOf(new Date());

const stitching: PlannedCalendarStep = {
  ...{
    orderId: 71,
    orderNumber: 'TB-2026-000071',
    title: 'Ajrakh blouse',
    titleLang: 'en',
    buyer: 'Asha Rao',
  },
  ...{ stepId: 5, kind: 'STITCH', name: '', days: 2, version: 3, startOn: null, who: 'Salma' },
  ...{ from: today, to: today, earliest: today, dueBy: '2031-03-10' },
};

const calendar = (more: Partial<WorkshopCalendar> = {}) => ({
  success: true as const,
  ...{ today, from: today, steps: [stitching], due: [], daysOff: [], names: ['Salma', 'Rafiq'] },
  ...more,
});
const preview = (lateDays: number) => ({
  ...{
    success: true as const,
    by: lateDays > 0 ? '2031-03-12' : '2031-03-08',
    dueBy: '2031-03-10',
    lateDays,
  },
});

function openCalendar() {
  const network = fakeNetwork();
  network.answer(showFeed, { success: true, feed: null });
  return { network, render: () => renderPart(<WorkshopCalendarView preloaded={null} />, meera) };
}

it('says what a day does to the promise before it is saved, and saves it with the version that was seen', async () => {
  const { network, render } = openCalendar();
  network.answer(workshopCalendar, calendar(), calendar());
  network.answer(previewStepDay, preview(0), preview(2));
  network.answer(placeStep, { success: true, message: 'Placed' });
  const { user } = render();
  await screen.findByText('By Salma');
  await user.click(screen.getByRole('button', { name: 'Change Stitching, TB-2026-000071' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('This order would arrive on 8 Mar 2031, in time for 10 Mar 2031.');
  fireEvent.change(dialog.getByLabelText('Begins on'), { target: { value: '2031-03-03' } });
  await dialog.findByText('This order would arrive on 12 Mar 2031, 2 days after the promised day.');
  const who = dialog.getByLabelText('Who does it');
  await user.clear(who);
  await user.type(who, 'Rafiq');
  await user.click(dialog.getByRole('button', { name: 'Save, though it is late' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.calls(placeStep)).toMatchObject([
    { body: { version: 3, startOn: '2031-03-03', who: 'Rafiq' } },
  ]);
});

it('shows a newer plan after a stale move, with the reason', async () => {
  const { network, render } = openCalendar();
  network.answer(
    workshopCalendar,
    calendar(),
    calendar({ steps: [{ ...stitching, version: 4, who: 'Rafiq' }] }),
  );
  network.answer(previewStepDay, preview(0));
  const message = 'This has changed since you opened it. Please look at it again.';
  network.answer(placeStep, refused(409, { code: 'PLAN_CHANGED', message }));
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: /^Change Stitching/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  await screen.findByText('By Rafiq');
});

it('shows the secret address once', async () => {
  const { network, render } = openCalendar();
  network.answer(workshopCalendar, calendar());
  const address = 'https://tanabana.example/api/workshop/feed.ics?token=abc&lang=en';
  network.answer(renewFeed, {
    success: true,
    message: 'Made',
    address,
    feed: { since: '2026-11-29T06:30:00Z' },
  });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Make a secret address' }));
  expect(await screen.findByDisplayValue(address)).toBeTruthy();
  screen.getByRole('button', { name: 'Make a new address' });
  screen.getByRole('button', { name: 'End the address' });
});

it('has a next step where nothing is planned, and a way out of a failure', async () => {
  const { network, render } = openCalendar();
  network.answer(
    workshopCalendar,
    refused(403, { code: 'FORBIDDEN', message: 'Please sign in again.' }),
    calendar({ steps: [] }),
  );
  const { user } = render();
  await screen.findByText('Please sign in again.');
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByRole('heading', { name: 'Nothing planned in these days' });
});

it.each(['week', 'month'] as const)('says the year of a %s once, in its title', async (view) => {
  const { network, render } = openCalendar();
  network.answer(workshopCalendar, calendar());
  const { user } = render();
  await user.click(await screen.findByRole('tab', { name: view === 'week' ? 'Week' : 'Month' }));
  await screen.findByText('By Salma');
  const title = screen.getByRole('heading', { level: 2, name: / 20\d\d$/ });
  expect(title.textContent).toContain(today.slice(0, 4));
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days.length).toBeGreaterThanOrEqual(view === 'week' ? 7 : 28);
  for (const day of days) expect(day).not.toMatch(/20\d\d/);
});
