import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';
import { adminSections } from '../admin-sections.ts';

/**
 * The kinds of work for an admin and the page of each, in the order in which they are done if nothing is urgent:
 * money first.
 */
export const workPages = {
  disputes: '/admin/books',
  books: '/admin/books',
  cancellations: '/admin/orders?waiting=desk',
  complaints: '/admin/complaints',
  fitClaims: '/admin/complaints/fit',
  reports: '/admin/reports',
  verifications: '/admin/verifications',
  stranded: '/admin/orders?waiting=banned',
  idle: '/admin/orders?waiting=nobody',
} as const;
export type WorkKind = keyof typeof workPages;
const kinds = Object.keys(workPages) as WorkKind[];

export interface Work {
  kind: WorkKind;
  count: number;
  /** Some of it is overdue or has a deadline. */
  isUrgent: boolean;
}

function countsOf(waiting: AdminFigures['waiting']): Record<WorkKind, number> {
  const { complaints, reports, disputes } = waiting;
  return {
    ...waiting,
    disputes: disputes.open,
    complaints: complaints.reduce((sum, { count }) => sum + count, 0),
    reports: reports.open,
  };
}

/** The section of the menu to which a page belongs. */
const sectionOf = (page: string) =>
  adminSections.findLast(({ to }) => page === to || page.startsWith(`${to}/`))?.to ?? page;

/** How much work waits for an admin, by the address of its section in the menu. */
export function waitingOf(waiting: AdminFigures['waiting']): Partial<Record<string, number>> {
  const counts = countsOf(waiting);
  const sums: Partial<Record<string, number>> = {};
  for (const kind of kinds) {
    const [page = ''] = workPages[kind].split('?');
    const section = sectionOf(page);
    sums[section] = (sums[section] ?? 0) + counts[kind];
  }
  return sums;
}

/** The work that waits for an admin, urgent first, and the kinds with nothing waiting. */
export function workOf(waiting: AdminFigures['waiting']): { due: Work[]; clear: WorkKind[] } {
  const { overdueComplaints, reports, disputes, isAuditOverdue } = waiting;
  const counts = countsOf(waiting);
  const urgent: Partial<Record<WorkKind, boolean>> = {
    disputes: disputes.respondBy !== null,
    books: isAuditOverdue,
    complaints: overdueComplaints > 0,
    reports: reports.overdue > 0,
  };
  const all = kinds.map((kind) => ({ kind, count: counts[kind], isUrgent: urgent[kind] ?? false }));
  const due = all.filter(({ count, isUrgent }) => count > 0 || isUrgent);
  return {
    due: [...due.filter(({ isUrgent }) => isUrgent), ...due.filter(({ isUrgent }) => !isUrgent)],
    clear: all.filter((one) => !due.includes(one)).map(({ kind }) => kind),
  };
}
