import {
  addHouseLetter,
  changeHouseLetter,
  deleteHouseLetter,
  listHouseLetters,
  previewHouseLetter,
  sendHouseLetter,
} from '#contracts/admin/letters/house-letters.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { addLetter, changeLetter, deleteLetter, listLetters } from './keep-house-letters.ts';
import { previewLetter, sendLetter } from './send-house-letters.ts';

const limits: Limit[] = [{ name: 'admin.letters', by: 'account', most: 200, seconds: 3600 }];
const previewLimits: Limit[] = [{ name: 'admin.letters.preview', by: 'account', most: 120, seconds: 60 }];

export function houseLetterRoutes(serve: Serve, services: Services): void {
  const { db } = services;

  serve(listHouseLetters, async () => ({ success: true, ...(await listLetters(db)) }));

  serve(
    addHouseLetter,
    async ({ viewer, body }) => ({
      ...succeed('done.draftKept'),
      letter: await addLetter(services, viewer.id, body.words),
    }),
    { limits },
  );

  serve(
    changeHouseLetter,
    async ({ params, body }) => ({
      ...succeed('done.draftKept'),
      letter: await changeLetter(services, { ...params, ...body }),
    }),
    { limits },
  );

  serve(
    deleteHouseLetter,
    async ({ params, body }) => {
      await deleteLetter(services, params.id, body.version);
      return { ...succeed('done.draftDeleted') };
    },
    { limits },
  );

  serve(
    previewHouseLetter,
    async ({ viewer, body }) => ({
      success: true,
      ...previewLetter(body.words, body.locale, viewer.name),
    }),
    { limits: previewLimits },
  );

  serve(
    sendHouseLetter,
    async ({ viewer, params, body }) => ({
      ...succeed('done.letterOnWay'),
      letter: await sendLetter(services, viewer.id, { ...params, ...body }),
    }),
    { limits },
  );
}
