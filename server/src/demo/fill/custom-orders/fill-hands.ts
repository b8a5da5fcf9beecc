import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { changePieces } from '#server/modules/hands/change-pieces.ts';
import { handPieceOver } from '#server/modules/hands/hand-piece-over.ts';
import { offerCredit } from '#server/modules/hands/offer-credit.ts';
import { showPieces } from '#server/modules/hands/show-pieces.ts';
import { answerCredit, moveByHand } from '#server/modules/hands/working/work-of-hand.ts';
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

/** The work on the second, which waits for the answer of an account of the demo. */
const demoAccountHand = {
  account: 'imran-zariwala',
  kind: 'JARIWALA',
  rate: 950,
  dueInDays: 6,
  words:
    'An edging of fine gold along the border, as thin as your sample no. 4. The ends of the pallu stay uncut.',
} as const;

/**
 * Pieces of an order of the known shopper. The first went to a jariwala by a link, who brought it back and is named; the
 * second is handed to the account of another. What exists is not made again.
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
  const [first, second] = (await showPieces(services, orderId, makerId)).pieces;
  const photograph = () =>
    importPhotographs(services, {
      design: designKey.replace(demoKey(''), ''),
      count: 1,
      ownerId: makerId,
    });
  const dueIn = (days: number) => addDays(istDayOf(new Date(now)), days);
  if (first?.handOvers.length === 0) await fillLink(first.id);
  if (second?.handOvers.length === 0) await fillAccount(second.id);

  async function fillLink(pieceId: number | null): Promise<void> {
    const { dueInDays, said, creditName, ...words } = demoHand;
    const token = await handPieceOver(daysAgo(4), {
      ...{ orderId, makerId, idempotencyKey: demoKey('hand-over') },
      words: { ...words, accountId: null, pieceId, due: dueIn(dueInDays), mediaIds: await photograph() },
    });
    if (token === null) throw new Error('the link of a hand is missing');
    const way = { token };
    await moveByHand(daysAgo(4), way, { version: 1, act: 'ACCEPT', words: '', mediaIds: [] });
    const back = { version: 2, act: 'BRING_BACK', words: said, mediaIds: await photograph() } as const;
    await moveByHand(daysAgo(1), way, back);
    const [work] = (await showPieces(services, orderId, makerId)).pieces[0]?.handOvers ?? [];
    if (!work) return;
    await offerCredit(services, { handOverId: work.id, makerId }, true);
    await answerCredit(services, way, { agree: true, name: creditName });
  }

  async function fillAccount(pieceId: number | null): Promise<void> {
    const { account, dueInDays, ...words } = demoAccountHand;
    const hand = { accountId: personOf(people, account), name: '', phone: '' };
    await handPieceOver(daysAgo(1), {
      ...{ orderId, makerId, idempotencyKey: demoKey('hand-over-account') },
      words: { ...words, ...hand, pieceId, due: dueIn(dueInDays), mediaIds: await photograph() },
    });
  }
}
