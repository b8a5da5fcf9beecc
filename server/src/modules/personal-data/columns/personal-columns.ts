import { accountColumns } from './account-columns.queries.ts';
import { designColumns } from './design-columns.queries.ts';
import { orderColumns } from './order-columns.queries.ts';
import type { TableDecision } from './table-decision.ts';
import { talkColumns } from './talk-columns.queries.ts';

/** Every table of the database, and of each column whether it holds something personal. */
export const personalColumns: Readonly<Record<string, TableDecision>> = {
  ...accountColumns,
  ...designColumns,
  ...orderColumns,
  ...talkColumns,
};

/** The names in one of the lists of a decision. */
export const columnsIn = (list: string | undefined): string[] => (list ?? '').split(' ').filter(Boolean);
