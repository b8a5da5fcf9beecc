// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { slotHours } from '#contracts/meetings/meeting-slots.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { DayAndTime } from './day-and-time.tsx';

it('groups the times of a day by its parts, each time once', () => {
  const day = '2026-11-30';
  const free = {
    slots: { first: day, last: '2027-01-20', days: [] },
    error: null,
    again: () => undefined,
    isTaken: (_day: string, hour: number) => hour === 14,
    isFull: () => false,
  };
  renderPart(<DayAndTime free={free} chosen={{ day, hour: null }} onChoose={() => undefined} />, asha);
  const timesOf = (part: string) =>
    within(screen.getByRole('group', { name: part }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  const parts = ['Morning', 'Afternoon', 'Evening'].map(timesOf);
  expect(parts).toEqual([
    ['9:00 am', '10:00 am', '11:00 am'],
    ['12:00 pm', '2:00 pm, taken', '3:00 pm'],
    ['4:00 pm', '5:00 pm', '6:00 pm'],
  ]);
  expect(parts.flat()).toHaveLength(slotHours.length);
});
