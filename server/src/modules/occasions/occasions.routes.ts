import {
  addGuest as addCall,
  archiveOccasion as archiveCall,
  assignOrder as assignCall,
  changeOccasion as changeCall,
  changeGuest as changeGuestCall,
  createOccasion as createCall,
  listOccasions as listCall,
  readOccasion,
  readOccasionOfOrder,
  removeGuest as removeGuestCall,
  unassignOrder as unassignCall,
} from '#contracts/occasions/occasions.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { assignOrder, unassignOrder } from './assign-order.ts';
import { addGuest, changeGuest, removeGuest } from './keep-guests.ts';
import { archiveOccasion, changeOccasion, createOccasion } from './keep-occasions.ts';
import { listOccasions } from './list-occasions.ts';
import { showBoard } from './show-board.ts';
import { showOccasionOfOrder } from './show-note.ts';

const beginning: Limit = { name: 'occasions', by: 'account', most: 30, seconds: 3600 };
const writing: Limit = { name: 'occasions.changes', by: 'account', most: 600, seconds: 3600 };

export function occasionRoutes(serve: Serve, services: Services): void {
  serve(listCall, async ({ viewer }) => ({
    success: true,
    occasions: await listOccasions(services, viewer.id),
  }));

  serve(
    createCall,
    async ({ body, viewer, idempotencyKey, locale }) => {
      const occasionId = await createOccasion(services, viewer.id, body, idempotencyKey);
      const board = await showBoard(services, { occasionId, organiserId: viewer.id }, locale);
      return { ...succeed('done.occasionBegun'), board };
    },
    { limits: [beginning] },
  );

  serve(readOccasion, async ({ params, viewer, locale }) => ({
    success: true,
    board: await showBoard(services, { occasionId: params.id, organiserId: viewer.id }, locale),
  }));

  serve(
    changeCall,
    async ({ params, body, viewer, locale }) => {
      const own = { occasionId: params.id, organiserId: viewer.id };
      await changeOccasion(services, own, body);
      return { ...succeed('done.occasionSaved'), board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(
    archiveCall,
    async ({ params, body: { archived }, viewer, locale }) => {
      const own = { occasionId: params.id, organiserId: viewer.id };
      await archiveOccasion(services, own, archived);
      const done = succeed(archived ? 'done.occasionArchived' : 'done.occasionRestored');
      return { ...done, board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(
    addCall,
    async ({ params, body, viewer, idempotencyKey, locale }) => {
      const own = { occasionId: params.id, organiserId: viewer.id };
      await addGuest(services, own, body, idempotencyKey);
      return { ...succeed('done.guestAdded'), board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(
    changeGuestCall,
    async ({ params: { id: occasionId, personId }, body, viewer, locale }) => {
      const own = { occasionId, organiserId: viewer.id };
      await changeGuest(services, own, personId, body);
      return { ...succeed('done.guestSaved'), board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(
    removeGuestCall,
    async ({ params: { id: occasionId, personId }, viewer, locale }) => {
      const own = { occasionId, organiserId: viewer.id };
      await removeGuest(services, own, personId);
      return { ...succeed('done.guestRemoved'), board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(
    assignCall,
    async ({ params: { id: occasionId, orderId }, body: { personId }, viewer, locale }) => {
      const own = { occasionId, organiserId: viewer.id };
      await assignOrder(services, { ...own, orderId }, personId);
      return { ...succeed('done.orderAssigned'), board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(
    unassignCall,
    async ({ params: { id: occasionId, orderId }, viewer, locale }) => {
      const own = { occasionId, organiserId: viewer.id };
      await unassignOrder(services, { ...own, orderId });
      return { ...succeed('done.orderUnassigned'), board: await showBoard(services, own, locale) };
    },
    { limits: [writing] },
  );

  serve(readOccasionOfOrder, async ({ params, viewer }) => ({
    success: true,
    note: await showOccasionOfOrder(services, params.id, viewer.id),
  }));
}
