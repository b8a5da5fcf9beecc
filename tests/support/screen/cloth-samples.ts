import type { Cloth, ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import { clothNeedOf } from '#contracts/cloth/metres.ts';

const at = '2026-11-22T05:30:00.000Z';
const nothing = {
  ...{ ask: false, agree: false, refuse: false, withdraw: false, receive: false, confirm: false },
  ...{ object: false, choose: false, price: false, adapt: false, decline: false, giveBack: false },
};

/** An order of a shirt and something else, before anybody spoke of cloth, as its buyer sees it. */
export const noCloth: ClothOfOrder = {
  ...{ version: 0, role: 'BUYER', cloth: null },
  needs: [
    { garment: 'shirt', ...clothNeedOf('shirt') },
    { garment: 'child', ...clothNeedOf('child') },
  ],
  can: { ...nothing, ask: true },
};

const awaited: Cloth = {
  ...{ state: 'AWAITED', askedBy: 'BUYER', turn: 'BUYER', answerBy: null },
  ...{ receipt: null, price: null, leftover: null },
  history: [
    { id: 1, act: 'ASK', by: 'BUYER', note: 'Chanderi from my mother.', at },
    { id: 2, act: 'AGREE', by: 'MAKER', note: '', at },
  ],
};

/** The maker waits for the cloth. */
export const awaitedCloth: ClothOfOrder = {
  ...noCloth,
  ...{ version: 2, role: 'MAKER', cloth: awaited, can: { ...nothing, receive: true } },
};

/** It has come and is enough; the buyer answers. */
export const cameCloth: ClothOfOrder = {
  ...noCloth,
  version: 3,
  cloth: {
    ...awaited,
    ...{ state: 'CAME', answerBy: '2026-11-25T18:30:00.000Z' },
    receipt: {
      ...{
        id: 1,
        metres: 2.25,
        width: 112,
        condition: 'SOUND',
        missing: 0,
        words: 'Soft.',
        byDaylight: true,
      },
      ...{ pictures: [], at },
    },
  },
  can: { ...nothing, confirm: true, object: true },
};

const came = cameCloth.cloth as Cloth;

/** The same, half a metre short. */
export const shortCloth: ClothOfOrder = {
  ...cameCloth,
  cloth: {
    ...came,
    answerBy: null,
    receipt: came.receipt && { ...came.receipt, missing: 0.5, byDaylight: false },
  },
  can: { ...nothing, object: true, choose: true },
};

/** Agreed on; the piece is finished, as its maker sees it. */
export const heldCloth: ClothOfOrder = {
  ...cameCloth,
  ...{ version: 4, role: 'MAKER' },
  cloth: { ...came, state: 'HELD', turn: null, answerBy: null },
  can: { ...nothing, giveBack: true },
};
