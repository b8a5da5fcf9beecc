import { accountRows } from './accounts.rows.ts';
import { administrationRows } from './administration.rows.ts';
import { clothRows } from './cloth.rows.ts';
import { commerceRows } from './commerce.rows.ts';
import { communityRows } from './community.rows.ts';
import { fitRows } from './fit.rows.ts';
import { handRows } from './hands.rows.ts';
import { occasionRows } from './occasions.rows.ts';
import { planRows } from './plans.rows.ts';
import { quoteRows } from './quotes.rows.ts';
import type { Rows } from './row.ts';
import { workshopRows } from './workshop.rows.ts';

/** Every endpoint that is served. */
export const rows: Rows = {
  ...accountRows,
  ...communityRows,
  ...commerceRows,
  ...quoteRows,
  ...occasionRows,
  ...fitRows,
  ...handRows,
  ...planRows,
  ...workshopRows,
  ...clothRows,
  ...administrationRows,
};
