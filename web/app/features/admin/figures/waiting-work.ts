import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';

/** What an admin decides, in the order in which it is done where nothing is urgent: money first. */
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
  isUrgent: boolean;
}

/** What waits for an admin, what is urgent first, and the kinds of which there are none. */
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
