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
    changes,
    reason: 'Asked by its maker.',
    createdAt: '2026-11-22T10:00:00.000Z',
  };
  renderPart(<DoneAct act={act} />, { ...asha, role: 'ADMIN' });
  const name = await screen.findByText('Edited the design');
  return [...(name.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent);
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
    'Priority: High → none',
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
    'Words: SPAM → none',
    'Size: XL → true',
    'Carrier: DTDC → Delhivery',
  ]);
});
