import { expect, test } from 'vitest';
import { refuseDifferences } from '#contracts/measurements/book/book-values.rules.ts';
import { isLength, type PartName } from '#contracts/measurements/garments.ts';
import { toTenths } from '#contracts/measurements/lengths.ts';
import { type PartValue, refuseValue } from '#contracts/measurements/part-values.ts';
import { unlikelyPair } from '#contracts/measurements/proportions.ts';
import { unusualHeight, unusualLength } from '#contracts/measurements/usual-lengths.ts';
import { demoBook, demoBookOwner, demoShares } from './demo-book.ts';
import { demoOrders } from './demo-orders.ts';

const versions = demoBook.flatMap((person) =>
  person.garments.flatMap(({ garment, versions: all }) =>
    all.map((version, nth) => ({ ...version, person, garment, number: nth + 1 })),
  ),
);
const partsIn = (values: object) => Object.entries(values) as [PartName, PartValue][];

test('the bodies of the demo’s naap book are usual ones, so that no screen asks to look at the tape again', () => {
  const asked = versions.flatMap(({ values, person: { unit, body }, garment }) => {
    const audience = body === 'child' ? 'children' : body;
    const tenths = Object.fromEntries(
      partsIn(values).flatMap(([part, value]) =>
        isLength(part) && typeof value === 'number' ? [[part, toTenths(value, unit, part)]] : [],
      ),
    );
    const unusual = partsIn(values).filter(([part, value]) => {
      const stored = isLength(part) ? tenths[part] : value;
      return typeof stored === 'number' && unusualLength(part, stored, audience) !== null;
    });
    const refused = partsIn(values).filter(([part, value]) => refuseValue(part, value, unit) !== null);
    const isOddHeight =
      values.ageBand !== undefined && unusualHeight(values.ageBand as '6-8', tenths.height ?? 0) !== null;
    const pair = unlikelyPair(tenths);
    return [...unusual, ...refused, ...(pair ? [pair] : []), ...(isOddHeight ? ['height'] : [])].map(
      (what) => ({ garment, what }),
    );
  });
  expect(asked).toEqual([]);
  const overlays = demoBook.flatMap(({ unit, garments }) =>
    garments.flatMap(({ garment, overlay }) =>
      overlay ? refuseDifferences({ garment, unit, differences: overlay.differences }) : [],
    ),
  );
  expect(overlays).toEqual([]);
});

test('a correction of the demo’s naap book says why, and a value of it is a mark on the tape', () => {
  expect(versions.filter(({ number, reason }) => number > 1 !== (reason !== ''))).toEqual([]);
  const between = versions.flatMap(({ values, person: { unit } }) =>
    partsIn(values).filter(([part, value]) => {
      if (!isLength(part) || typeof value !== 'number') return false;
      const marks = unit === 'cm' ? 10 : part.endsWith('NeckDepth') ? 16 : 8;
      return !Number.isInteger(Math.round(value * marks * 1e6) / 1e6);
    }),
  );
  expect(between).toEqual([]);
});

test('a version is shared with an order of its owner that is measured after the version was written', () => {
  for (const { design, relation, garment, version } of demoShares) {
    const order = demoOrders.find((one) => one.shopper === demoBookOwner && one.design === design);
    const due = order?.moves.find(({ to }) => to === 'MEASUREMENT_SCHEDULED');
    const shared = versions.find(
      (one) => one.person.relation === relation && one.garment === garment && one.number === version,
    );
    if (!order || !due || !shared) throw new Error(`The demo cannot share with its order of ${design}`);
    expect(shared.daysAgo, design).toBeGreaterThan(order.daysAgo - due.hoursLater / 24);
  }
});
