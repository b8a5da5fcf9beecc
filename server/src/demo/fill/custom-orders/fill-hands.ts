import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { changePieces } from '#server/modules/hands/change-pieces.ts';
import { handPieceOver } from '#server/modules/hands/hand-piece-over.ts';
import { offerCredit } from '#server/modules/hands/offer-credit.ts';
import { showPieces } from '#server/modules/hands/show-pieces.ts';
import { answerByLink, moveByLink, readSheet } from '#server/modules/hands/work-by-link.ts';
import type { Services } from '#server/platform/services.ts';
import { demoBookOwner } from '../../content/demo-book.ts';
import { personOf } from '../../create-people.ts';
import { demoKey } from '../../demo.queries.ts';
import { orderInMaking } from '../../demo-orders.queries.ts';
import { importPhotographs } from '../../import-photographs.ts';
import { servicesAt } from '../../services-at.ts';

const dayMs = 86_400_000;

/** The pieces of an order in making. */
const demoPieces = ['The garment', 'Borders and finishing'];

/** The work on the first of them. */
const demoHand = {
  kind: 'JARIWALA',
  name: 'Rafiq Ansari',
  phone: '',
  rate: 1800,
  dueInDays: 2,
  words: 'Gold zari along both borders, two fingers wide, as on the sample. Please keep the ends long.',
  said: 'Both borders are done. The gold is from the same lot as the sample.',
  creditName: 'Ustad Rafiq Ansari',
} as const;

/**
 * Pieces of an order of the known shopper; the first went to a jariwala, who brought it back and is named. What exists is
 * not made again.
 */
export async function fillHands(services: Services, people: Map<string, number>): Promise<void> {
  const [order] = await orderInMaking(services.db, [personOf(people, demoBookOwner)]);
  if (!order) return;
  const { id: orderId, makerId, designKey } = order;
  const now = services.clock.now().getTime();
  const daysAgo = (days: number) => servicesAt(services, new Date(now - days * dayMs));
  const { version } = await showPieces(services, orderId, makerId);
  const pieces = demoPieces.map((name) => ({ id: null, name, item: null }));
  if (version === 0)
    await changePieces(daysAgo(4), { orderId, makerId, plan: { version, together: true, pieces } });
  const [piece] = (await showPieces(services, orderId, makerId)).pieces;
  if (!piece || piece.handOvers.length > 0) return;

  const photograph = () =>
    importPhotographs(services, {
      design: designKey.replace(demoKey(''), ''),
      count: 1,
      ownerId: makerId,
    });
  const { dueInDays, said, creditName, ...words } = demoHand;
  const due = addDays(istDayOf(new Date(now)), dueInDays);
  const token = await handPieceOver(daysAgo(4), {
    ...{ orderId, makerId, idempotencyKey: demoKey('hand-over') },
    words: { ...words, pieceId: piece.id, due, mediaIds: await photograph() },
  });
  await moveByLink(daysAgo(4), token, { version: 1, act: 'ACCEPT', words: '', mediaIds: [] });
  const back = { version: 2, act: 'BRING_BACK', words: said, mediaIds: await photograph() } as const;
  await moveByLink(daysAgo(1), token, back);
  const [work] = (await showPieces(services, orderId, makerId)).pieces[0]?.handOvers ?? [];
  if (!work || (await readSheet(services, token)).credit !== 'NONE') return;
  await offerCredit(services, { handOverId: work.id, makerId }, true);
  await answerByLink(services, token, { agree: true, name: creditName });
}
