import { accountColumns } from './account-columns.queries.ts';
import { clothColumns } from './cloth-columns.queries.ts';
import { designColumns } from './design-columns.queries.ts';
import { fitColumns } from './fit-columns.queries.ts';
import { handColumns } from './hand-columns.queries.ts';
import { occasionColumns } from './occasion-columns.queries.ts';
import { orderColumns } from './order-columns.queries.ts';
import { planColumns } from './plan-columns.queries.ts';
import { quoteColumns } from './quote-columns.queries.ts';
import type { TableDecision } from './table-decision.ts';
import { talkColumns } from './talk-columns.queries.ts';

/** Every table of the database, and for each column whether it is personal. */
export const personalColumns: Readonly<Record<string, TableDecision>> = {
  ...accountColumns,
  ...designColumns,
  ...orderColumns,
  ...fitColumns,
  ...handColumns,
  ...planColumns,
  ...clothColumns,
  ...quoteColumns,
  ...occasionColumns,
  ...talkColumns,
};

/** The column names in a list of a decision. */
export const columnsIn = (list: string | undefined): string[] => (list ?? '').split(' ').filter(Boolean);
