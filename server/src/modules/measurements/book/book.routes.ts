import {
  addOverlay as addOverlayCall,
  addPerson as addPersonCall,
  changePerson as changePersonCall,
  confirmVersion as confirmVersionCall,
  readGarment,
  readNaapBook,
  removeOverlay as removeOverlayCall,
  removePerson as removePersonCall,
  removePreference as removePreferenceCall,
  writeVersion as writeVersionCall,
} from '#contracts/measurements/book/book.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { addOverlay, removeOverlay } from './keep-overlays.ts';
import { addPerson, changePerson, removePerson } from './keep-people.ts';
import { removePreference } from './keep-preferences.ts';
import { loadBook, loadGarment, loadPerson } from './load-book.ts';
import { confirmVersion, writeVersion } from './write-version.ts';

/** One count for all writes of a book. */
const limits = [{ name: 'naap', by: 'account', most: 300, seconds: 3600 }] as const;

export function bookRoutes(serve: Serve, services: Services): void {
  const { db } = services;

  serve(readNaapBook, async ({ viewer }) => ({ success: true, ...(await loadBook(db, viewer.id)) }));

  serve(
    addPersonCall,
    async ({ body, viewer, idempotencyKey }) => {
      const personId = await addPerson(services, { ...body, ownerId: viewer.id, idempotencyKey });
      return { ...succeed('done.personAdded'), data: await loadPerson(db, personId, viewer.id) };
    },
    { limits },
  );

  serve(
    changePersonCall,
    async ({ params, body, viewer }) => {
      await changePerson(services, { ...body, personId: params.id, ownerId: viewer.id });
      return { ...succeed('done.personSaved'), data: await loadPerson(db, params.id, viewer.id) };
    },
    { limits },
  );

  serve(
    removePersonCall,
    async ({ params, viewer }) => {
      await removePerson(services, params.id, viewer.id);
      return { ...succeed('done.personRemoved'), ...(await loadBook(db, viewer.id)) };
    },
    { limits },
  );

  serve(readGarment, async ({ params: { id: personId, garment }, viewer }) => ({
    success: true,
    data: await loadGarment(db, { personId, garment, ownerId: viewer.id }),
  }));

  serve(
    writeVersionCall,
    async ({ params: { id: personId }, body, viewer, idempotencyKey }) => {
      const ownerId = viewer.id;
      await writeVersion(services, { ...body, personId, ownerId, idempotencyKey });
      const data = await loadGarment(db, { personId, garment: body.garment, ownerId });
      return { ...succeed('done.measurementsSaved'), data };
    },
    { limits },
  );

  serve(
    confirmVersionCall,
    async ({ params, body, viewer }) => {
      const ownerId = viewer.id;
      const version = await confirmVersion(services, { ...body, versionId: params.id, ownerId });
      return { ...succeed('done.measuredAgain'), data: await loadGarment(db, { ...version, ownerId }) };
    },
    { limits },
  );

  serve(
    addOverlayCall,
    async ({ params: { id: personId }, body, viewer, idempotencyKey }) => {
      const ownerId = viewer.id;
      await addOverlay(services, { ...body, personId, ownerId, idempotencyKey });
      const data = await loadGarment(db, { personId, garment: body.garment, ownerId });
      return { ...succeed('done.overlaySaved'), data };
    },
    { limits },
  );

  serve(
    removeOverlayCall,
    async ({ params, viewer }) => {
      const ownerId = viewer.id;
      const overlay = await removeOverlay(services, params.id, ownerId);
      return { ...succeed('done.overlayRemoved'), data: await loadGarment(db, { ...overlay, ownerId }) };
    },
    { limits },
  );

  serve(
    removePreferenceCall,
    async ({ params, viewer }) => {
      const ownerId = viewer.id;
      const removed = await removePreference(db, params.id, ownerId);
      return { ...succeed('done.preferenceForgotten'), data: await loadGarment(db, { ...removed, ownerId }) };
    },
    { limits },
  );
}
