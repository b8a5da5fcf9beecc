import { istDayOf } from '#contracts/platform/ist-day.ts';
import { addOverlay } from '#server/modules/measurements/book/keep-overlays.ts';
import { addPerson } from '#server/modules/measurements/book/keep-people.ts';
import { loadBook, loadGarment } from '#server/modules/measurements/book/load-book.ts';
import { confirmVersion, writeVersion } from '#server/modules/measurements/book/write-version.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoGarment, type DemoPersonOfBook, demoBook, demoBookOwner } from '../../content/demo-book.ts';
import { personOf } from '../../create-people.ts';
import { demoKey } from '../../demo.queries.ts';
import { servicesAt } from '../../services-at.ts';

const day = 86_400_000;

interface Place {
  ownerId: number;
  personId: number;
}

/**
 * The known shopper keeps a naap book of a family, each version written on its day. People, versions and overlays that
 * exist are skipped.
 */
export async function fillBook(services: Services, people: Map<string, number>): Promise<void> {
  const ownerId = personOf(people, demoBookOwner);
  const { db } = services;
  const now = services.clock.now().getTime();
  const ago = (days: number) => new Date(now - days * day);
  for (const person of demoBook) {
    const place = { ownerId, personId: await personOfBook(person) };
    for (const garment of person.garments) await write(person, garment, place);
  }

  async function personOfBook({
    name,
    relation,
    body,
    age,
    unit,
    garments,
  }: DemoPersonOfBook): Promise<number> {
    const known = (await loadBook(db, ownerId)).people;
    const same = known.find((one) => one.relation === relation && (name === '' || one.name === name));
    if (same) return same.id;
    const first = Math.max(...garments.flatMap(({ versions }) => versions.map(({ daysAgo }) => daysAgo)));
    const then = servicesAt(services, ago(first));
    const birthYear = age === null ? null : ago(0).getUTCFullYear() - age;
    return await addPerson(then, {
      ...{ name, relation, body, birthYear, unit, ownerId },
      idempotencyKey: null,
    });
  }

  async function write(
    { unit }: DemoPersonOfBook,
    { garment, versions, overlay }: DemoGarment,
    place: Place,
  ): Promise<void> {
    const written = await loadGarment(db, { ...place, garment });
    for (const [nth, version] of versions.entries()) {
      if (nth < written.versions.length) continue;
      const { daysAgo, values, of, againDaysAgo, ...words } = version;
      await writeVersion(servicesAt(services, ago(daysAgo)), {
        ...words,
        ...place,
        ...{ garment, unit, basedOn: nth, idempotencyKey: null },
        values: Object.fromEntries(Object.entries(values).map(([part, value]) => [part, { value, of }])),
        source: of === 'garment' ? 'COPIED_FROM_GARMENT' : 'SELF',
        measuredOn: istDayOf(ago(daysAgo)),
      });
      if (againDaysAgo !== null) await measureAgain(garment, place, againDaysAgo, words.measuredBy);
    }
    if (overlay === undefined || written.overlays.length > 0) return;
    await addOverlay(servicesAt(services, ago(versions[0]?.daysAgo ?? 0)), {
      ...place,
      ...{ garment, unit, name: overlay.name, differences: overlay.differences },
      idempotencyKey: demoKey(overlay.name),
    });
  }

  async function measureAgain(
    garment: DemoGarment['garment'],
    place: Place,
    daysAgo: number,
    measuredBy: string,
  ): Promise<void> {
    const [newest] = (await loadGarment(db, { ...place, garment })).versions;
    if (!newest) return;
    const { ownerId } = place;
    const confirmedOn = istDayOf(ago(daysAgo));
    await confirmVersion(servicesAt(services, ago(daysAgo)), {
      ...{ versionId: newest.id, ownerId, measuredBy, confirmedOn },
    });
  }
}
