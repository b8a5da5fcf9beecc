import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Category, categories } from '#contracts/designs/categories.ts';
import { longestSearch } from '#contracts/discovery/search.rules.ts';
import { readLocale } from '#contracts/platform/locales.ts';
import { makeShortCache } from '#server/platform/cache/short-cache.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import { searching } from '../search/searching.limit.ts';
import {
  type CardSubject,
  drawCard,
  subjectOfDesign,
  subjectOfMaker,
  subjectOfSearch,
} from './make-cards.ts';

/** The preview card of a design or a maker, with its text in `lang`. */
interface CardRequest {
  Params: { id: string };
  Querystring: { lang?: unknown };
}

type CardServices = Pick<Services, 'staleReads' | 'env' | 'limits' | 'cacheRoom' | 'media'>;

const showing: Limit = { name: 'cards', by: 'network', most: 120, seconds: 60 };
const mostCategories = 4;

/** The images of 1200 × 630 shown when a link to us is shared. */
export function cardsRoutes(server: FastifyInstance, services: CardServices): void {
  const { staleReads, env, limits, cacheRoom, media } = services;
  // Keyed by the card's content: each request first checks what that is, and whether everyone may see it.
  const drawn = makeShortCache<Buffer | null>({
    room: cacheRoom,
    seconds: 600,
    sizeOf: (bytes) => bytes?.length ?? 0,
  });

  server.get<CardRequest>('/cards/designs/:id(^[1-9]\\d{0,14}).jpg', async (request, reply) => {
    const id = Number(request.params.id);
    const locale = localeOf(request);
    return send(request, reply, () => staleReads.read(undefined, (db) => subjectOfDesign(db, id, locale)));
  });

  server.get<CardRequest>('/cards/makers/:id(^[1-9]\\d{0,14}).jpg', async (request, reply) => {
    const id = Number(request.params.id);
    const locale = localeOf(request);
    return send(request, reply, () => staleReads.read(undefined, (db) => subjectOfMaker(db, id, locale)));
  });

  server.get('/cards/search.jpg', async (request, reply) => {
    const asked = askedOf(request.url);
    if (asked.q === '' && asked.category.length === 0) throw notFound('platform.pictureMissing');
    await limits.spend([searching], request, null);
    return send(request, reply, () =>
      staleReads.read(undefined, (db) => subjectOfSearch({ db, env }, asked)),
    );
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<CardSubject | null>,
  ): Promise<FastifyReply> {
    await limits.spend([showing], request, null);
    const subject = await find();
    const bytes = subject && (await drawn.get(JSON.stringify(subject), () => drawCard(media, subject)));
    if (bytes === null) throw notFound('platform.pictureMissing');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=60').send(bytes);
  }
}

const localeOf = ({ query }: FastifyRequest<CardRequest>) => readLocale(String(query.lang)) ?? 'en';

function askedOf(url: string): { q: string; category: Category[] } {
  const params = new URL(url, 'http://localhost').searchParams;
  const chosen = new Set(params.getAll('category').flatMap((text) => text.split(',')));
  return {
    q: (params.get('q') ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, longestSearch),
    category: categories.filter((name) => chosen.has(name)).slice(0, mostCategories),
  };
}
