import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { loadBook } from '#server/modules/measurements/book/load-book.ts';
import { assignOrder } from '#server/modules/occasions/assign-order.ts';
import { addGuest } from '#server/modules/occasions/keep-guests.ts';
import { createOccasion } from '#server/modules/occasions/keep-occasions.ts';
import { shareInstalment } from '#server/modules/occasions/sharing/share-instalment.ts';
import { showBoard } from '#server/modules/occasions/show-board.ts';
import { occasionWithKey } from '#server/modules/occasions/write-occasions.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { demoBookOwner } from '../../content/demo-book.ts';
import { demoGuests, demoOccasion } from '../../content/demo-occasion.ts';
import { personOf } from '../../create-people.ts';
import { demoKey } from '../../demo.queries.ts';
import { openOrderOfDesign } from '../../demo-orders.queries.ts';
import { servicesAt } from '../../services-at.ts';

const dayMs = 86_400_000;

/** The known shopper plans a wedding of four people. What exists is not made again. */
export async function fillOccasion(services: Services, people: Map<string, number>): Promise<void> {
  const organiserId = personOf(people, demoBookOwner);
  const now = services.clock.now();
  const { daysAgo, daysAhead, ...words } = demoOccasion;
  const then = servicesAt(services, new Date(now.getTime() - daysAgo * dayMs));
  const day = addDays(istDayOf(now), daysAhead);
  const key = demoKey(words.title);
  const [known] = await occasionWithKey(services.db, [organiserId, key]);
  const occasionId = known?.id ?? (await createOccasion(then, organiserId, { ...words, day }, key));
  const own = { occasionId, organiserId };
  const book = (await loadBook(services.db, organiserId)).people;
  for (const { name, note, relation } of demoGuests) {
    const naapPersonId = book.find((person) => person.relation === relation)?.id ?? null;
    await addGuest(then, own, { name, note, naapPersonId }, demoKey(`${words.title} ${name}`));
  }
  const { guests } = await showBoard(services, own, 'en');
  for (const { name, design, isShared } of demoGuests) {
    const guest = guests.find((one) => one.name === name);
    const [order] = await openOrderOfDesign(services.db, [organiserId, demoKey(design)]);
    if (!guest || guest.pieces.length > 0 || !order) continue;
    await assignOrder(then, { ...own, orderId: order.id }, guest.id);
    if (isShared) await shareInstalment(services, { ...own, orderId: order.id, purpose: 'FINAL' });
  }
}
