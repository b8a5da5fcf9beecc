import {
  changePieces as changeCall,
  offerCredit as creditCall,
  endHandLink,
  handPieceOver as handOverCall,
  moveHandOver as moveCall,
  readPieces,
  renewHandLink,
  printTag as tagCall,
  uploadHandPicture,
} from '#contracts/hands/hands.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { changePieces } from './change-pieces.ts';
import { endHandLinks, renewLink } from './hand-links.ts';
import { handPieceOver } from './hand-piece-over.ts';
import { moveHandOver } from './move-hand-over.ts';
import { offerCredit } from './offer-credit.ts';
import { printTag } from './print-tag.ts';
import { showPieces } from './show-pieces.ts';

const hour = 3600;
const writing: Limit = { name: 'hands.writes', by: 'account', most: 200, seconds: hour };
const filesAhead: Limit = { name: 'hands.files', by: 'account', most: 200, seconds: hour };
const printing: Limit = { name: 'hands.tags', by: 'account', most: 120, seconds: hour };

const doneOf = {
  BRING_BACK: 'done.handBroughtBack',
  TAKE_BACK: 'done.handTakenBack',
  WITHDRAW: 'done.handWithdrawn',
} as const;

export function handRoutes(serve: Serve, services: Services): void {
  serve(readPieces, async ({ viewer, params }) => ({
    success: true,
    data: await showPieces(services, params.id, viewer.id),
  }));

  serve(
    changeCall,
    async ({ viewer, params: { id: orderId }, body }) => {
      const show = () => showPieces(services, orderId, viewer.id);
      await withNewer(['CONFLICT'], show, () =>
        changePieces(services, { orderId, makerId: viewer.id, plan: body }),
      );
      return { ...succeed('done.piecesSaved'), data: await show() };
    },
    { limits: [writing] },
  );

  serve(
    handOverCall,
    async ({ viewer, params: { id: orderId }, body, idempotencyKey }) => {
      const handing = { orderId, makerId: viewer.id, words: body, idempotencyKey };
      const show = () => showPieces(services, orderId, viewer.id);
      const token = await withNewer(['CONFLICT'], show, () => handPieceOver(services, handing));
      return {
        ...succeed(token === null ? 'done.handedToAccount' : 'done.handedOver'),
        token,
        data: await show(),
      };
    },
    { limits: [writing] },
  );

  serve(
    moveCall,
    async ({ viewer, params, body }) => {
      const own = { handOverId: params.id, makerId: viewer.id };
      const orderId = await moveHandOver(services, own, body);
      return { ...succeed(doneOf[body.act]), data: await showPieces(services, orderId, viewer.id) };
    },
    { limits: [writing] },
  );

  serve(
    renewHandLink,
    async ({ viewer, params }) => {
      const { token, orderId } = await renewLink(services, { handOverId: params.id, makerId: viewer.id });
      const data = await showPieces(services, orderId, viewer.id);
      return { ...succeed('done.handLinkNew'), token, data };
    },
    { limits: [writing] },
  );

  serve(
    endHandLink,
    async ({ viewer, params }) => {
      const orderId = await endHandLinks(services, { handOverId: params.id, makerId: viewer.id });
      return { ...succeed('done.handLinkEnded'), data: await showPieces(services, orderId, viewer.id) };
    },
    { limits: [writing] },
  );

  serve(
    creditCall,
    async ({ viewer, params, body }) => {
      const own = { handOverId: params.id, makerId: viewer.id };
      const orderId = await offerCredit(services, own, body.offer);
      const data = await showPieces(services, orderId, viewer.id);
      return { ...succeed(body.offer ? 'done.creditOffered' : 'done.creditEnded'), data };
    },
    { limits: [writing] },
  );

  serve(
    tagCall,
    async ({ viewer, params, body, request, reply }) => {
      const { fileName, bytes } = await printTag(services, {
        ...{ orderId: params.id, makerId: viewer.id, pieceId: body.pieceId },
        locale: languageOfCaller(request.headers),
      });
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('content-length', bytes.length);
      return bytes;
    },
    { limits: [printing] },
  );
}

/** Requires a server that parses multipart forms. */
export function handPictureRoutes(serve: Serve, services: Services): void {
  serve(
    uploadHandPicture,
    ({ viewer, request }) =>
      stageUpload(services, { endpoint: uploadHandPicture, request, ownerId: viewer.id }),
    { limits: [filesAhead], config: { acceptsSlowBody: true } },
  );
}
