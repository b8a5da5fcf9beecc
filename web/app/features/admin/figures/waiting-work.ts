import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';

/** What an admin decides, in the order in which it is done where nothing presses: money first. */
const kinds = [
  'disputes',
  'books',
  'cancellations',
  'complaints',
  'reports',
  'verifications',
  'stranded',
] as const;
export type WorkKind = (typeof kinds)[number];

export interface Work {
  kind: WorkKind;
  count: number;
  /** Some of it is overdue, or it must be done by a certain day. */
  presses: boolean;
}

/** What waits for an admin, what presses first, and of what nothing waits. */
export function workOf(waiting: AdminFigures['waiting']): { due: Work[]; clear: WorkKind[] } {
  const {
    complaints,
    overdueComplaints,
    reports,
    verifications,
    cancellations,
    stranded,
    disputes,
    books,
    isAuditOverdue,
  } = waiting;
  const counts: Record<WorkKind, number> = {
    disputes: disputes.open,
    books,
    cancellations,
    complaints: complaints.reduce((sum, { count }) => sum + count, 0),
    reports: reports.open,
    verifications,
    stranded,
  };
  const pressing: Partial<Record<WorkKind, boolean>> = {
    disputes: disputes.respondBy !== null,
    books: isAuditOverdue,
    complaints: overdueComplaints > 0,
    reports: reports.overdue > 0,
  };
  const all = kinds.map((kind) => ({ kind, count: counts[kind], presses: pressing[kind] ?? false }));
  const due = all.filter(({ count, presses }) => count > 0 || presses);
  return {
    due: [...due.filter(({ presses }) => presses), ...due.filter(({ presses }) => !presses)],
    clear: all.filter((one) => !due.includes(one)).map(({ kind }) => kind),
  };
}
