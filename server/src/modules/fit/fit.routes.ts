import {
  makeClaim as makeCall,
  moveClaim as moveCall,
  orderFit,
  priceClaim as priceCall,
  readClaim,
  rememberFit as rememberCall,
  type SideAct,
  stateSewn as sewnCall,
  uploadFitPicture,
} from '#contracts/fit/fit.contract.ts';
import { toPaise } from '#contracts/money/money.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { actOnClaim } from './act-on-claim.ts';
import { makeClaim } from './make-claim.ts';
import { priceClaim } from './price-claim.ts';
import { rememberFit } from './remember-fit.ts';
import { showClaim, showOrderFit, withNewerClaim } from './show-claim.ts';
import { stateSewn } from './state-sewn.ts';

const hour = 3600;
const claiming: Limit = { name: 'fit.claims', by: 'account', most: 30, seconds: hour };
const moving: Limit = { name: 'fit.moves', by: 'account', most: 120, seconds: hour };
const filesAhead: Limit = { name: 'fit.files', by: 'account', most: 100, seconds: hour };

const doneOf = {
  ACCEPT_FREE: 'done.fitFree',
  REFUSE: 'done.fitRefused',
  TAKE_TO_DESK: 'done.fitAtDesk',
  WITHDRAW: 'done.fitWithdrawn',
  SEND: 'done.fitSent',
  RECEIVE: 'done.fitReceived',
  ALTER: 'done.fitAltered',
  SEND_BACK: 'done.fitSentBack',
  CONFIRM: 'done.fitDone',
} as const satisfies Record<SideAct, string>;

export function fitRoutes(serve: Serve, services: Services): void {
  serve(orderFit, async ({ viewer, params }) => ({
    success: true,
    data: await showOrderFit(services, params.id, viewer.id),
  }));

  serve(
    makeCall,
    async ({ viewer, params, body, idempotencyKey, locale }) => {
      const claim = { orderId: params.id, buyerId: viewer.id, words: body, idempotencyKey };
      const claimId = await makeClaim(services, claim);
      return {
        ...succeed('done.fitClaimed'),
        claim: await showClaim(services, { claimId, viewerId: viewer.id, locale }),
      };
    },
    { limits: [claiming] },
  );

  serve(readClaim, async ({ viewer, params, locale }) => ({
    success: true,
    claim: await showClaim(services, { claimId: params.id, viewerId: viewer.id, locale }),
  }));

  serve(
    sewnCall,
    async ({ viewer, params: { id: claimId }, body, locale }) => {
      const reader = { claimId, viewerId: viewer.id, locale };
      await withNewerClaim(services, reader, () =>
        stateSewn(services, { claimId, makerId: viewer.id, words: body }),
      );
      return { ...succeed('done.fitSewnStated'), claim: await showClaim(services, reader) };
    },
    { limits: [moving] },
  );

  serve(
    moveCall,
    async ({ viewer, params: { id: claimId }, body, locale }) => {
      const reader = { claimId, viewerId: viewer.id, locale };
      await withNewerClaim(services, reader, () =>
        actOnClaim(services, { claimId, viewerId: viewer.id, ...body }),
      );
      return { ...succeed(doneOf[body.act]), claim: await showClaim(services, reader) };
    },
    { limits: [moving] },
  );

  serve(
    priceCall,
    async ({ viewer, params: { id: claimId }, body: { price, ...pricing }, locale }) => {
      const reader = { claimId, viewerId: viewer.id, locale };
      const given = { claimId, makerId: viewer.id, ...pricing, pricePaise: toPaise(price) };
      await withNewerClaim(services, reader, () => priceClaim(services, given));
      return { ...succeed('done.fitPriced'), claim: await showClaim(services, reader) };
    },
    { limits: [moving] },
  );

  serve(
    rememberCall,
    async ({ viewer, params: { id: claimId }, body, locale }) => {
      await rememberFit(services, { claimId, buyerId: viewer.id, ...body });
      const claim = await showClaim(services, { claimId, viewerId: viewer.id, locale });
      return { ...succeed(body.personId === null ? 'done.fitNotRemembered' : 'done.fitRemembered'), claim };
    },
    { limits: [moving] },
  );
}

/** Requires a server that parses multipart forms. */
export function fitPictureRoutes(serve: Serve, services: Services): void {
  serve(
    uploadFitPicture,
    ({ viewer, request }) =>
      stageUpload(services, { endpoint: uploadFitPicture, request, ownerId: viewer.id }),
    { limits: [filesAhead], config: { acceptsSlowBody: true } },
  );
}
