import {
  changePieces,
  handPieceOver,
  moveHandOver,
  readPieces,
  uploadHandPicture,
} from '#contracts/hands/hands.contract.ts';
import type { HandOver, HandSheet, OrderPieces } from '#contracts/hands/hands.fields.ts';
import { moveByHand, readHandLink, uploadByHand } from '#contracts/hands/working/hand-link.contract.ts';
import {
  moveHandedWork,
  readHandedWork,
  uploadForHandedWork,
} from '#contracts/hands/working/handed-work.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Answer } from '../../call-api.ts';
import type { Actor } from '../actors.ts';
import { plainPicture } from '../photographs.ts';
import type { Shop } from '../shop.ts';

type HandingOver = RequestOf<typeof handPieceOver>['body'];
type Caller = Pick<Actor, 'call'>;

let lastKey = 0;
const newKey = () => ({ 'idempotency-key': `hand-over-${++lastKey}` });

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await plainPicture('png'))]), 'piece.png');
  return form;
}

/** Uploads a photograph of a piece and returns its id. */
export async function stageHandPicture(by: Caller): Promise<number> {
  const { status, body, error } = await by.call(uploadHandPicture, { body: await pictureForm() });
  if (status !== 200) throw new Error(error.message);
  return body.data.mediaId;
}

/** The same by a link. */
export const sendByLink = async (visitor: Caller, token: string): Promise<Answer<typeof uploadByHand>> =>
  visitor.call(uploadByHand, { query: { token }, body: await pictureForm() });

/** The same by the account that the work was handed to. */
export const sendByAccount = async (by: Caller, id: number): Promise<Answer<typeof uploadForHandedWork>> =>
  by.call(uploadForHandedWork, { params: { id }, body: await pictureForm() });

/** Zari work by Rafiq Ansari, back in five days, at ₹1,200.50. */
export const zariWork = {
  kind: 'JARIWALA',
  ...{ name: 'Rafiq Ansari', phone: '98765 43210', rate: 1200.5 },
  words: 'Gold zari on both sleeves, two fingers wide.',
} as const;

export interface Workshop {
  orderId: number;
  pieces(by?: Caller): Promise<OrderPieces>;
  name(...names: string[]): Promise<Answer<typeof changePieces>>;
  handOver(
    words?: Partial<HandingOver>,
    headers?: Record<string, string>,
  ): Promise<Answer<typeof handPieceOver>>;
  /** Hands the order over and returns the link's token and the hand-over. */
  handedOver(words?: Partial<HandingOver>): Promise<{ token: string; work: HandOver }>;
  /** Hands the order over to an account. */
  handedTo(account: Pick<Actor, 'id'>, words?: Partial<HandingOver>): Promise<HandOver>;
  move(
    work: Pick<HandOver, 'id' | 'version'>,
    act: RequestOf<typeof moveHandOver>['body']['act'],
    mediaIds?: number[],
  ): Promise<Answer<typeof moveHandOver>>;
  sheet(token: string): Promise<Answer<typeof readHandLink>>;
  /** The hand moves from the version that the sheet shows now, or from another. */
  byHand(
    token: string,
    act: RequestOf<typeof moveByHand>['body']['act'],
    more?: { version?: number; mediaIds?: number[]; words?: string },
  ): Promise<Answer<typeof moveByHand>>;
}

/** The sheet of a hand-over to an account. */
export const readWork = (by: Caller, id: number): Promise<Answer<typeof readHandedWork>> =>
  by.call(readHandedWork, { params: { id } });

/** The account moves from the version that the sheet shows now, or from another. */
export async function moveWork(
  by: Caller,
  id: number,
  act: RequestOf<typeof moveHandedWork>['body']['act'],
  { version, ...more }: { version?: number; mediaIds?: number[]; words?: string } = {},
): Promise<Answer<typeof moveHandedWork>> {
  const seen = version ?? workOf((await readWork(by, id)).body.sheet).version;
  return by.call(moveHandedWork, { params: { id }, body: { version: seen, act, ...more } });
}

/** Every hand-over of the order, newest of each piece first. */
export const handOversIn = ({ pieces }: OrderPieces): HandOver[] =>
  pieces.flatMap(({ handOvers }) => handOvers);

export const workOf = (sheet: HandSheet): NonNullable<HandSheet['work']> => {
  if (sheet.work === null) throw new Error('the link has expired');
  return sheet.work;
};

/** A confirmed order, its maker, and a visitor who has links. */
export async function openWorkshop(shop: Shop, visitor: Caller): Promise<Workshop> {
  const { app, maker } = shop;
  const orderId = await shop.confirm();
  const today = () => istDayOf(app.services.clock.now());
  const workshop: Workshop = {
    orderId,
    async pieces(by = maker) {
      const { status, body, error } = await by.call(readPieces, { params: { id: orderId } });
      if (status !== 200) throw new Error(error.message);
      return body.data;
    },
    async name(...names) {
      const { version, pieces } = await workshop.pieces();
      const known = (name: string) => pieces.find((piece) => piece.name === name)?.id ?? null;
      return maker.call(changePieces, {
        params: { id: orderId },
        body: { version, together: true, pieces: names.map((name) => ({ id: known(name), name })) },
      });
    },
    async handOver(words = {}, headers = newKey()) {
      const mediaIds = words.mediaIds ?? [await stageHandPicture(maker)];
      return maker.call(handPieceOver, {
        params: { id: orderId },
        body: { ...zariWork, due: addDays(today(), 5), ...words, mediaIds },
        headers,
      });
    },
    async handedOver(words) {
      const { status, body, error } = await workshop.handOver(words);
      const [work] = status === 200 ? handOversIn(body.data).toSorted((one, other) => other.id - one.id) : [];
      if (!work) throw new Error(error.message);
      return { token: body.token ?? '', work };
    },
    async handedTo({ id: accountId }, words) {
      return (await workshop.handedOver({ accountId, name: '', phone: '', ...words })).work;
    },
    move: ({ id, version }, act, mediaIds = []) =>
      maker.call(moveHandOver, { params: { id }, body: { version, act, mediaIds } }),
    sheet: (token) => visitor.call(readHandLink, { query: { token } }),
    async byHand(token, act, { version, ...more } = {}) {
      const seen = version ?? workOf((await workshop.sheet(token)).body.sheet).version;
      return visitor.call(moveByHand, { body: { token, version: seen, act, ...more } });
    },
  };
  return workshop;
}
