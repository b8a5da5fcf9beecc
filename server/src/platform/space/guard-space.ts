import type { FastifyInstance } from 'fastify';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import '#server/platform/http/fastify-types.ts';
import type { Space } from './space.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** When disk space runs low, refuses uploads and then other writes, before they would fail half-way. */
export function guardSpace(app: FastifyInstance, space: Space): void {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || !request.url.startsWith('/api/')) return;
    const { acceptsSlowBody, writesLittle } = request.routeOptions.config;
    if (acceptsSlowBody && !(await space.hasRoomForUploads())) {
      throw new AppError('STORAGE_FULL', sentence('platform.noRoomForPictures'), { retryAfter: 300 });
    }
    if (!writesLittle && !(await space.hasRoomForWrites())) {
      throw new AppError('STORAGE_FULL', sentence('platform.spaceShort'), { retryAfter: 300 });
    }
  });
}
