import {
  makeClaim,
  moveClaim,
  orderFit,
  readClaim,
  type SideAct,
  stateSewn,
  uploadFitPicture,
} from '#contracts/fit/fit.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Answer } from '../../call-api.ts';
import type { TestApp } from '../../servers/app.ts';
import type { Actor } from '../actors.ts';
import type { Shop } from '../shop.ts';
import { stagePicture } from '../uploads.ts';

type Claiming = RequestOf<typeof makeClaim>['body'];
type Caller = Pick<Actor, 'call'>;

/** Uploads a photograph for a claim or an answer and returns its id. */
export const stageFitPicture = (by: Caller) => stagePicture(by, undefined, uploadFitPicture);

/** Marks an order as delivered at a time, with its history. */
export async function deliver(app: TestApp, orderId: number, at: Date): Promise<void> {
  const { $client } = app.services.db;
  await $client.query(`update orders set status = 'DELIVERED', updated_at = $2 where id = $1`, [orderId, at]);
  await $client.query(
    `insert into order_history (order_id, actor, from_status, to_status, created_at)
     values ($1, 'SYSTEM', 'SHIPPED', 'DELIVERED', $2)`,
    [orderId, at],
  );
}

/** Writes down the measurements of a blouse, by the buyer unless another is given: bust 36, sleeve 10 inches. */
async function measureBlouse(by: Caller, orderId: number): Promise<void> {
  const { status, error } = await by.call(recordMeasurements, {
    params: { id: orderId },
    body: {
      ...{ garment: 'blouse', unit: 'in', lengths: { bust: 36, waist: 30, sleeveLength: 10 } },
      ...{ measuredBy: 'Kavya', measuredOn: istDayOf(new Date()), basedOn: 0 },
    },
  });
  if (status !== 200) throw new Error(error.message);
}

/** A blouse whose bust is tight by half an inch. */
export const claimWords = {
  garment: 'blouse',
  unit: 'in',
  zones: [{ part: 'bust', direction: 'TIGHT', amount: 0.5, words: 'Under the arms' }],
  words: 'The hooks do not close.',
} as const satisfies Omit<Claiming, 'mediaIds'>;

export interface FitDesk {
  orderId: number;
  claim(words?: Partial<Claiming>, headers?: Record<string, string>): Promise<Answer<typeof makeClaim>>;
  /** Makes a claim. */
  claimed(words?: Partial<Claiming>): Promise<FitClaim>;
  read(claim: Pick<FitClaim, 'id'>, by?: Caller): Promise<FitClaim>;
  /** What the order's page reads. */
  fit(by?: Caller): Promise<Answer<typeof orderFit>['body']['data']>;
  sewn(claim: FitClaim, sewn: number, ease?: number): Promise<Answer<typeof stateSewn>>;
  /** Moves a claim as its side, from the version that is given. Words and a photograph are there if they must be. */
  move(claim: FitClaim, act: SideAct, words?: string): Promise<Answer<typeof moveClaim>>;
  /** Makes several moves, each from the newest version, and returns the claim. */
  go(claim: FitClaim, ...acts: SideAct[]): Promise<FitClaim>;
}

const ofMaker: readonly SideAct[] = ['ACCEPT_FREE', 'REFUSE', 'RECEIVE', 'ALTER', 'SEND_BACK'];

/** An order of a blouse that was measured by the buyer, or by the maker, and delivered now. */
export async function openFitDesk(shop: Shop, measuredBy: 'buyer' | 'maker' = 'buyer'): Promise<FitDesk> {
  const { app, buyer, maker } = shop;
  const orderId = await shop.confirm();
  await measureBlouse(shop[measuredBy], orderId);
  await deliver(app, orderId, app.services.clock.now());
  const given = <T extends { status: number; error: { message: string } }>(answer: T): T => {
    if (answer.status !== 200) throw new Error(answer.error.message);
    return answer;
  };
  const desk: FitDesk = {
    orderId,
    async claim(words = {}, headers = {}) {
      const mediaIds = words.mediaIds ?? [await stageFitPicture(buyer)];
      return buyer.call(makeClaim, {
        params: { id: orderId },
        body: { ...claimWords, zones: [...claimWords.zones], ...words, mediaIds },
        headers,
      });
    },
    async claimed(words) {
      return given(await desk.claim(words)).body.claim;
    },
    async read({ id }, by = buyer) {
      return given(await by.call(readClaim, { params: { id } })).body.claim;
    },
    async fit(by = buyer) {
      return given(await by.call(orderFit, { params: { id: orderId } })).body.data;
    },
    sewn: ({ id, version }, sewn, ease = 0) =>
      maker.call(stateSewn, {
        params: { id },
        body: { version, zones: [{ part: 'bust', sewn, ease }], words: 'Measured on the finished piece.' },
      }),
    async move({ id, version }, act, words = 'As we said.') {
      const by = ofMaker.includes(act) ? maker : buyer;
      const mediaIds = act === 'ALTER' ? [await stageFitPicture(maker)] : [];
      return by.call(moveClaim, { params: { id }, body: { version, act, words, mediaIds } });
    },
    async go(claim, ...acts) {
      let now = claim;
      for (const act of acts) now = given(await desk.move(now, act)).body.claim;
      return now;
    },
  };
  return desk;
}
