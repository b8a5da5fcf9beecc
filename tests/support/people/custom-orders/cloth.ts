import {
  moveCloth,
  orderCloth,
  receiveCloth,
  returnCloth,
  type WordAct,
} from '#contracts/cloth/cloth.contract.ts';
import type { ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { Answer } from '../../call-api.ts';
import type { Actor } from '../actors.ts';
import type { Shop } from '../shop.ts';
import { stageFitPicture } from './fit.ts';

type Receipt = RequestOf<typeof receiveCloth>['body'];

export interface ClothDesk {
  orderId: number;
  read(by?: Pick<Actor, 'call'>): Promise<ClothOfOrder>;
  /** An act by its words, from the newest version unless another is given. */
  act(
    by: Pick<Actor, 'call'>,
    act: WordAct,
    more?: { version?: number; words?: string },
  ): Promise<Answer<typeof moveCloth>>;
  /** The maker says that 2.25 m of sound cloth came, unless `more` says otherwise. */
  receive(more?: Partial<Receipt>): Promise<Answer<typeof receiveCloth>>;
  giveBack(more: Omit<RequestOf<typeof returnCloth>['body'], 'version'>): Promise<Answer<typeof returnCloth>>;
  /** Asked by the buyer and agreed to by the maker. */
  agree(): Promise<void>;
}

/** An order with a paid advance, before anybody spoke of cloth. */
export async function openClothDesk({ confirm, buyer, maker }: Shop): Promise<ClothDesk> {
  const orderId = await confirm();
  const params = { id: orderId };
  const desk: ClothDesk = {
    orderId,
    async read(by = buyer) {
      return (await by.call(orderCloth, { params })).body.data;
    },
    async act(by, act, { version, words = 'As we said.' } = {}) {
      const body = { version: version ?? (await desk.read()).version, act, words };
      return by.call(moveCloth, { params, body });
    },
    async receive(more = {}) {
      const body = {
        ...{ version: (await desk.read()).version, metres: 2.25, width: 112, condition: 'SOUND' as const },
        mediaIds: more.mediaIds ?? [await stageFitPicture(maker)],
        ...more,
      };
      return maker.call(receiveCloth, { params, body });
    },
    async giveBack(more) {
      return maker.call(returnCloth, { params, body: { version: (await desk.read()).version, ...more } });
    },
    async agree() {
      for (const [by, act] of [
        [buyer, 'ASK'],
        [maker, 'AGREE'],
      ] as const) {
        const { status, error } = await desk.act(by, act);
        if (status !== 200) throw new Error(error.message);
      }
    },
  };
  return desk;
}
