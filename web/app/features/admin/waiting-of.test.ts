import { expect, test } from 'vitest';
import { adminSections } from './admin-sections.ts';
import { waitingOf } from './waiting-of.ts';

test('what waits is counted beside the part of the menu where it is decided', () => {
  const counts = waitingOf({
    complaints: [
      { age: 'DAY', count: 2 },
      { age: 'LONGER', count: 1 },
    ],
    reports: { open: 4, overdue: 1 },
    verifications: 5,
    cancellations: 1,
    stranded: 2,
    disputes: { open: 2, respondBy: null },
    books: 1,
  });
  expect(counts).toEqual({
    '/admin/orders': 3,
    '/admin/complaints': 3,
    '/admin/reports': 4,
    '/admin/verifications': 5,
    '/admin/books': 3,
  });
  expect(adminSections.map(({ to }) => to)).toEqual(expect.arrayContaining(Object.keys(counts)));
});
