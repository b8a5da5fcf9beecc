import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut } from '#contracts/platform/fields.ts';
import { wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { boardColumn, boardDues, boardRisks, boardStages } from './board.rules.ts';

/** Number of orders requested for a column. */
const shown = z._default(wholeNumber(1, boardColumn.most), boardColumn.step);

const status = z.enum(orderStatuses);

const boardOrder = z.object({
  id: idOut,
  orderNumber: z.string(),
  status,
  finalPaid: z.boolean(),
  ...shownTitle,
  /** Number of other designs in the order. */
  otherDesigns: z.int(),
  pieces: z.int(),
  /** The options of the first design, such as "Sleeve: Elbow · Lining: Silk"; '' if none. */
  options: z.string(),
  image: z.nullable(z.string()),
  buyer: z.object({ id: idOut, name: z.string(), profileImage: z.nullable(z.string()) }),
  /** What is due and on which day, YYYY-MM-DD in IST; null if no day is set yet. */
  due: z.nullable(z.object({ what: z.enum(boardDues), on: z.string() })),
  /** Most serious first. */
  risks: z.array(z.enum(boardRisks)),
  /** The next status, if one click can set it; null if the next step needs more input or is not the maker’s. */
  nextStep: z.nullable(status),
  /** Whether it is ready and paid for, so that only the parcel remains to be sent. */
  readyToSend: z.boolean(),
});
export type BoardOrder = z.output<typeof boardOrder>;

export const workBoard = endpoint({
  method: 'GET',
  path: '/api/order/workBoard',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The viewer’s open sales by stage, the most at risk and the soonest due first',
  query: z.object({ BEGIN: shown, DESIGN: shown, MAKING: shown, FINISHING: shown, SENT: shown }),
  reply: z.object({
    success: z.literal(true),
    columns: z.array(
      z.object({
        stage: z.enum(boardStages),
        /** Number of orders in the column, shown or not. */
        count: z.int(),
        /** Number of those orders that are marked LATE. */
        late: z.int(),
        orders: z.array(boardOrder),
      }),
    ),
  }),
});
export type WorkBoard = Omit<z.output<(typeof workBoard)['reply']>, 'success'>;
export type BoardColumn = WorkBoard['columns'][number];
