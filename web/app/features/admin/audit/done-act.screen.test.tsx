// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Act } from '#contracts/admin/audit/acts.contract.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { DoneAct } from './done-act.tsx';

async function saidOf(changes: Act['changes']): Promise<(string | null)[]> {
  const act: Act = {
    id: 1,
    admin: { id: 2, name: 'Devika Nair' },
    name: 'DESIGN_EDITED',
    subject: 'DESIGN',
    subjectId: 3,
    subjectName: 'Ikat stole',
    changes,
    reason: 'Asked by its maker.',
    createdAt: '2026-11-22T10:00:00.000Z',
  };
  renderPart(<DoneAct act={act} />, { ...asha, role: 'ADMIN' });
  const name = await screen.findByText('Edited the design');
  return [...(name.parentElement?.querySelectorAll('span.meta') ?? [])].map(({ textContent }) => textContent);
}

it('says the codes in words, a role as the users are told it', async () => {
  expect(
    await saidOf([
      { field: 'role', before: 'USER', after: 'KARKHANDAR' },
      { field: 'isVerified', before: 'true', after: 'false' },
      { field: 'standing', before: 'ACTIVE', after: 'BANNED' },
      { field: 'orderStatus', before: 'DESIGN_IN_PROGRESS', after: 'CANCELLED' },
      { field: 'measuring', before: 'MADE_TO_MEASURE', after: 'SIZED' },
      { field: 'priority', before: 'HIGH', after: null },
    ]),
  ).toEqual([
    'Role: Customer → Karkhandar',
    'Verified: yes → no',
    'Standing: Active → Banned',
    'Status of the order: Design in progress → Cancelled',
    'Fitting: Made to measure → Sized',
    'Priority, before: High',
  ]);
});

it('shows what somebody typed as they typed it, also where it looks like a code', async () => {
  expect(
    await saidOf([
      { field: 'title', before: 'IKAT', after: 'IKAT_STOLE' },
      { field: 'words', before: 'SPAM', after: null },
      { field: 'size', before: 'XL', after: 'true' },
      { field: 'carrier', before: 'DTDC', after: 'Delhivery' },
    ]),
  ).toEqual([
    'Title: IKAT → IKAT_STOLE',
    'Words, before: SPAM',
    'Size: XL → true',
    'Carrier: DTDC → Delhivery',
  ]);
});

it('says what was not there before without an arrow, and codes of any field in words', async () => {
  expect(
    await saidOf([
      { field: 'corrected', before: null, after: 'phone, pincode' },
      { field: 'language', before: 'en', after: 'hi' },
      { field: 'assigneeId', before: null, after: 'Devika Nair' },
    ]),
  ).toEqual(['Corrected: Phone, PIN code', 'Written in: English → हिन्दी', 'Assigned to: Devika Nair']);
});

it('folds long words away', async () => {
  await saidOf([{ field: 'words', before: null, after: 'Dear Asha. '.repeat(20) }]);
  const details = document.querySelector('details');
  expect(details?.textContent).toMatch(/^DetailsWords: Dear Asha/);
  expect(details?.open).toBe(false);
});
