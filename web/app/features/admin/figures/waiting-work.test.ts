import { expect, test } from 'vitest';
import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';
import { adminSections } from '../admin-sections.ts';
import { waitingOf, workOf } from './waiting-work.ts';

const nothing: AdminFigures['waiting'] = {
  complaints: [
    { age: 'DAY', count: 0 },
    { age: 'LONGER', count: 0 },
  ],
  overdueComplaints: 0,
  reports: { open: 0, overdue: 0 },
  fitClaims: 0,
  verifications: 0,
  cancellations: 0,
  stranded: 0,
  idle: 0,
  disputes: { open: 0, respondBy: null },
  books: 0,
  isAuditOverdue: false,
};

test('what is overdue or ends on a day comes first, then money, then the rest', () => {
  const { due, clear } = workOf({
    ...nothing,
    complaints: [
      { age: 'DAY', count: 2 },
      { age: 'LONGER', count: 0 },
    ],
    reports: { open: 3, overdue: 1 },
    fitClaims: 4,
    verifications: 5,
    cancellations: 1,
    disputes: { open: 1, respondBy: '2026-11-30T10:00:00.000Z' },
  });
  expect(due).toEqual([
    { kind: 'disputes', count: 1, isUrgent: true },
    { kind: 'reports', count: 3, isUrgent: true },
    { kind: 'cancellations', count: 1, isUrgent: false },
    { kind: 'complaints', count: 2, isUrgent: false },
    { kind: 'fitClaims', count: 4, isUrgent: false },
    { kind: 'verifications', count: 5, isUrgent: false },
  ]);
  expect(clear).toEqual(['books', 'stranded', 'idle']);
});

test('complaints whose filers have waited too long are urgent, however old they are', () => {
  const { due } = workOf({
    ...nothing,
    verifications: 1,
    complaints: [{ age: 'WEEK', count: 1 }],
    overdueComplaints: 1,
  });
  expect(due.map(({ kind }) => kind)).toEqual(['complaints', 'verifications']);
});

test('an audit of the books that did not run is urgent, though no difference was found', () => {
  expect(workOf({ ...nothing, isAuditOverdue: true }).due).toEqual([
    { kind: 'books', count: 0, isUrgent: true },
  ]);
});

test('nothing is due where nothing waits', () => {
  const { due, clear } = workOf(nothing);
  expect(due).toEqual([]);
  expect(clear).toHaveLength(9);
});

test('what waits is counted beside the part of the menu where it is decided', () => {
  const counts = waitingOf({
    ...nothing,
    complaints: [
      { age: 'DAY', count: 2 },
      { age: 'LONGER', count: 1 },
    ],
    reports: { open: 4, overdue: 1 },
    fitClaims: 2,
    verifications: 5,
    cancellations: 1,
    stranded: 2,
    idle: 0,
    disputes: { open: 2, respondBy: null },
    books: 1,
  });
  expect(counts).toEqual({
    '/admin/orders': 3,
    '/admin/complaints': 5,
    '/admin/reports': 4,
    '/admin/verifications': 5,
    '/admin/books': 3,
  });
  expect(adminSections.map(({ to }) => to)).toEqual(expect.arrayContaining(Object.keys(counts)));
});
