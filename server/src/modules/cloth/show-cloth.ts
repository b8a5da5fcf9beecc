import type { Cloth, ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import { refuseClothAct } from '#contracts/cloth/cloth.rules.ts';
import { type ClothAct, turnOf } from '#contracts/cloth/cloth.states.ts';
import { clothNeedOf } from '#contracts/cloth/metres.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { toRupees } from '#contracts/money/money.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type ClothPictureRow,
  type ClothRow,
  type ClothStepRow,
  findCloth,
  historyOfCloth,
  picturesOfReceipt,
  type ReceiptRow,
  receiptOfOrder,
} from './cloth.queries.ts';

type Needed = Pick<Services, 'db' | 'env'>;

interface Reader {
  orderId: number;
  viewerId: number;
}

const metresOf = (centimetres: number) => centimetres / 100;

/** The cloth of an order for one of its sides. Throws NOT_FOUND for others. */
export async function showCloth({ db, env }: Needed, { orderId, viewerId }: Reader): Promise<ClothOfOrder> {
  const [[row], [receipt], pictures, history] = await onOneConnection(db, (one) =>
    Promise.all([
      findCloth(one, [orderId, viewerId]),
      receiptOfOrder(one, [orderId]),
      picturesOfReceipt(one, [orderId]),
      historyOfCloth(one, [orderId]),
    ]),
  );
  if (!row) throw notFound('orders.orderMissing');
  const garments = new Set(row.titles.flatMap((title) => guessGarment(title) ?? []));
  return {
    version: row.version,
    role: viewerId === row.buyerId ? 'BUYER' : 'MAKER',
    cloth: presentCloth(row, { receipt, pictures, history }, env.MEDIA_URL),
    needs: [...garments].map((garment) => ({ garment, ...clothNeedOf(garment) })),
    can: rightsOf(row, (receipt?.missing ?? 0) > 0, viewerId),
  };
}

/** Adds the cloth as it is now to a CONFLICT that `act` throws. */
export const withNewerCloth = <T>(services: Needed, reader: Reader, act: () => Promise<T>) =>
  withNewer(['CONFLICT'], () => showCloth(services, reader), act);

interface Parts {
  receipt: ReceiptRow | undefined;
  pictures: readonly ClothPictureRow[];
  history: readonly ClothStepRow[];
}

function presentCloth(
  { state, askedBy, dueAt, quoteId, quotePaise, leftover, leftoverWay }: ClothRow,
  { receipt, pictures, history }: Parts,
  mediaUrl: string,
): Cloth | null {
  if (state === null || askedBy === null) return null;
  return {
    ...{ state, askedBy, turn: turnOf(state, askedBy) },
    answerBy: dueAt?.toISOString() ?? null,
    receipt: receipt
      ? {
          ...{ id: receipt.id, width: receipt.width, condition: receipt.condition, words: receipt.words },
          ...{ metres: metresOf(receipt.length), missing: metresOf(receipt.missing) },
          ...{ byDaylight: receipt.byDaylight, at: receipt.at.toISOString() },
          pictures: pictures.map((picture) => presentAttached(picture, mediaUrl)),
        }
      : null,
    price: quoteId === null || quotePaise === null ? null : { quoteId, total: toRupees(quotePaise) },
    leftover:
      leftover === null || leftoverWay === null ? null : { metres: metresOf(leftover), way: leftoverWay },
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  };
}

function rightsOf(row: ClothRow, isShort: boolean, viewerId: number): ClothOfOrder['can'] {
  const side = viewerId === row.buyerId ? 'BUYER' : 'MAKER';
  const may = (act: ClothAct) => refuseClothAct({ ...row, isShort }, act, side) === null;
  return {
    ...{ ask: may('ASK'), agree: may('AGREE'), refuse: may('REFUSE'), withdraw: may('WITHDRAW') },
    ...{ receive: may('RECEIVE'), confirm: may('CONFIRM'), object: may('OBJECT'), choose: may('SEND_MORE') },
    ...{ price: may('PRICE'), adapt: may('ADAPT'), decline: may('DECLINE'), giveBack: may('RETURN') },
  };
}
