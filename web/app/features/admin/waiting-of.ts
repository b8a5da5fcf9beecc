import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';

type Waiting = Pick<
  AdminFigures['waiting'],
  'complaints' | 'reports' | 'verifications' | 'cancellations' | 'stranded' | 'disputes' | 'books'
>;

/** How many things wait for an admin, by the address of the page on which they are decided. */
export function waitingOf({
  complaints,
  reports,
  verifications,
  cancellations,
  stranded,
  disputes,
  books,
}: Waiting): Partial<Record<string, number>> {
  return {
    '/admin/orders': cancellations + stranded,
    '/admin/complaints': complaints.reduce((sum, { count }) => sum + count, 0),
    '/admin/reports': reports.open,
    '/admin/verifications': verifications,
    '/admin/books': disputes.open + books,
  };
}
