import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addOverlay,
  addPerson,
  changePerson,
  confirmVersion,
  readGarment,
  readNaapBook,
  removeOverlay,
  removePerson,
} from '#contracts/measurements/book/book.contract.ts';
import { mostGarmentVersions, mostPeople } from '#contracts/measurements/book/book.rules.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  lehengaWords,
  personInBook,
  versionInBook,
  write,
} from '#tests/support/people/custom-orders/naap-book.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilBlocked } from '#tests/support/until.ts';

let app: TestApp;
let owner: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'off' } });
});
beforeAll(async () => {
  owner = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());

const garmentOf = async (personId: number) =>
  (await owner.call(readGarment, { params: { id: personId, garment: 'lehenga' } })).body.data;

test('nobody is added to a book whose account is deleted at the same moment', async () => {
  const leaving = await app.actor({ name: 'Ravi Iyer' });
  const { $client } = app.services.db;
  const deletion = await $client.connect();
  try {
    await deletion.query('begin');
    await deletion.query('select from users where id = $1 for update', [leaving.id]);
    const added = leaving.call(addPerson, {
      body: { name: 'Amma', relation: 'MOTHER', body: 'women', birthYear: null, unit: 'in' },
    });
    await untilBlocked(app.services.db);
    await deletion.query(`update users set status = 'DELETED' where id = $1`, [leaving.id]);
    await deletion.query('commit');
    expect((await added).status).toBe(401);
  } finally {
    deletion.release();
  }
  const { rows } = await $client.query('select from naap_people where owner_id = $1', [leaving.id]);
  expect(rows).toEqual([]);
});

test('a new book is empty; SELF has the name of the account and stands first', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  expect((await asha.call(readNaapBook)).body).toMatchObject({ people: [], can: { add: true } });
  await personInBook(asha, { name: 'Amma' });
  const self = await personInBook(asha, { name: '', relation: 'SELF' });
  expect(self).toMatchObject({ name: 'Asha Rao', relation: 'SELF', garments: [] });
  const { people } = (await asha.call(readNaapBook)).body;
  expect(people.map(({ name }) => name)).toEqual(['Asha Rao', 'Amma']);
  const body = { name: '', relation: 'SELF', body: 'women', birthYear: null, unit: 'cm' } as const;
  expect(await asha.call(addPerson, { body })).toMatchObject({
    status: 409,
    error: { message: 'You are in your naap book already.' },
  });
});

test('only a child has a birth year, and only that of a child', async () => {
  const year = app.services.clock.now().getUTCFullYear();
  const child = { name: 'Mithu', relation: 'CHILD', body: 'child', unit: 'cm' } as const;
  const add = (changes: object) => owner.call(addPerson, { body: { ...child, ...changes } });
  expect((await add({ birthYear: year - 7 })).body.data).toMatchObject({
    body: 'child',
    birthYear: year - 7,
  });
  expect((await add({ birthYear: year - 40 })).error.errors).toEqual({
    birthYear: `Please write a year from ${year - 18} to ${year}`,
  });
  expect((await add({ birthYear: year - 7, body: 'women' })).error.errors).toEqual({
    birthYear: 'The year of birth is only for a child',
  });
  expect((await add({ name: '' })).error.errors).toEqual({ name: 'Please write a name' });
});

test('lengths are shown in the unit of the person, whatever they were written in', async () => {
  const { id } = await personInBook(owner, { unit: 'in' });
  const version = await versionInBook(owner, id, {
    ...{ unit: 'cm', garment: 'lehenga' },
    values: {
      waist: { value: 76.5, of: 'body' },
      flare: { value: 360, of: 'body' },
      kaliCount: { value: 12, of: 'garment' },
      waistFinish: { value: 'drawstring', of: 'garment' },
    },
  });
  expect(version.unit).toBe('in');
  expect(version.values).toEqual([
    { part: 'waist', of: 'body', value: 30.125, tenths: 7650 },
    // A flare is only ever of the garment.
    { part: 'flare', of: 'garment', value: 141.75, tenths: 36_000 },
    { part: 'kaliCount', of: 'garment', value: 12, tenths: null },
    { part: 'waistFinish', of: 'garment', value: 'drawstring', tenths: null },
  ]);
  const words = { name: 'Amma', relation: 'MOTHER', body: 'women', birthYear: null, unit: 'cm' } as const;
  expect((await owner.call(changePerson, { params: { id }, body: words })).body.data.unit).toBe('cm');
  // Another version in inches leaves the person's unit alone.
  await versionInBook(owner, id, { basedOn: 1, reason: 'Measured again.' });
  const { person, versions } = await garmentOf(id);
  expect(person.unit).toBe('cm');
  expect(versions.map(({ version: number, values }) => [number, values[0]?.value])).toEqual([
    [2, 76.5],
    [1, 76.5],
  ]);
});

test('a correction is a new version with its reason, and the version before stays as it was', async () => {
  const { id } = await personInBook(owner);
  const first = await versionInBook(owner, id, { preferences: 'Likes it loose at the hip.' });
  const changed = { values: { waist: { value: 31, of: 'body' } }, basedOn: 1 };
  expect((await write(owner, id, changed)).error.errors).toEqual({
    reason: 'Please say why the measurements change',
  });
  await versionInBook(owner, id, { ...changed, reason: 'The tape was twisted.' });
  const { versions, person } = await garmentOf(id);
  expect(versions[1]).toEqual(first);
  expect(versions[0]).toMatchObject({ version: 2, reason: 'The tape was twisted.', source: 'SELF' });
  expect(person.garments).toEqual([
    {
      garment: 'lehenga',
      ...{ versionId: versions[0]?.id, version: 2, measuredOn: '2026-11-02', confirmedOn: null },
    },
  ]);
});

test('a stale version is refused with the newer one beside it, also in a race', async () => {
  const { id } = await personInBook(owner);
  await versionInBook(owner, id);
  const answers = await Promise.all(
    [31, 32, 33].map((value) =>
      write(owner, id, {
        ...{ values: { waist: { value, of: 'body' } }, basedOn: 1, reason: 'Measured again.' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [newest] = (await garmentOf(id)).versions;
  for (const { status, error } of answers)
    if (status === 409)
      expect(error).toMatchObject({
        code: 'CONFLICT',
        message: 'A newer version was saved meanwhile. Please look at it, then save yours.',
        figures: { versionId: newest?.id, version: 2 },
      });
});

test('what is sent again stands once', async () => {
  const { id } = await personInBook(owner);
  const answers = [await write(owner, id), await write(owner, id)];
  expect(answers.map(({ status, body }) => [status, body.data.versions.length])).toEqual([
    [200, 1],
    [200, 1],
  ]);
});

test('a value outside the hard range is refused with the range, and one outside the usual range is taken', async () => {
  const { id } = await personInBook(owner);
  const values = (waist: number | string, kaliCount = 12) => ({
    values: { waist: { value: waist, of: 'body' }, kaliCount: { value: kaliCount, of: 'garment' } },
  });
  expect((await write(owner, id, values(5))).error.errors).toEqual({
    'values.waist': 'A waist between 12 and 78 inches',
  });
  expect((await write(owner, id, values(30, 2.5))).error.errors).toHaveProperty('values.kaliCount');
  expect((await write(owner, id, values('band'))).error.errors).toHaveProperty('values.waist');
  expect((await write(owner, id, { values: { bust: { value: 36, of: 'body' } } })).error.errors).toEqual({
    values: 'Please write at least one measurement',
  });
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  expect((await write(owner, id, { measuredOn: tomorrow })).error.errors).toEqual({
    measuredOn: 'Please choose a day up to today',
  });
  expect((await write(owner, id, values(20))).status).toBe(200);
});

test('measured again, the same, counts as fresh and writes no version', async () => {
  const { id } = await personInBook(owner);
  const first = await versionInBook(owner, id);
  const confirm = (versionId: number, confirmedOn: string) =>
    owner.call(confirmVersion, { params: { id: versionId }, body: { measuredBy: 'Amma', confirmedOn } });
  expect((await confirm(first.id, '2026-11-01')).error.errors).toEqual({
    confirmedOn: 'Please choose a day from 2 Nov 2026 on',
  });
  expect((await confirm(first.id, '2026-11-05')).body.data.versions).toEqual([
    { ...first, confirmedOn: '2026-11-05' },
  ]);
  const second = await versionInBook(owner, id, { basedOn: 1, reason: 'Measured again.', notes: 'Fuller.' });
  expect(await confirm(first.id, '2026-11-06')).toMatchObject({
    status: 409,
    error: { figures: { versionId: second.id, version: 2 } },
  });
});

test('an overlay is a small named difference of lengths', async () => {
  const { id } = await personInBook(owner, { unit: 'cm' });
  await versionInBook(owner, id);
  const add = (differences: object, name = 'Heels') =>
    owner.call(addOverlay, {
      params: { id },
      body: { garment: 'lehenga', name, unit: 'cm', differences },
    });
  expect((await add({ lehengaLength: 15.1 })).error.errors).toEqual({
    'differences.lehengaLength': 'A lehenga length may differ by up to 15 cm, and not by 0',
  });
  expect((await add({ kaliCount: 2 })).error.errors).toEqual({
    differences: 'Please write at least one difference',
  });
  const { overlays } = (await add({ lehengaLength: 5, waist: -0.5 })).body.data;
  expect(overlays).toMatchObject([
    {
      name: 'Heels',
      differences: [
        { part: 'waist', difference: -0.5, tenths: -50 },
        { part: 'lehengaLength', difference: 5, tenths: 500 },
      ],
    },
  ]);
  const overlayId = overlays[0]?.id ?? 0;
  const removed = await owner.call(removeOverlay, { params: { id: overlayId } });
  expect(removed.body.data.overlays).toEqual([]);
});

test('to another person a book, its people, versions and overlays look like those that are not there', async () => {
  const stranger = await app.actor({ name: 'Ravi Iyer' });
  const { id } = await personInBook(owner);
  const { id: versionId } = await versionInBook(owner, id);
  const heels = { garment: 'lehenga', name: 'Heels', unit: 'cm', differences: { waist: 1 } } as const;
  await owner.call(addOverlay, { params: { id }, body: heels });
  const overlayId = (await garmentOf(id)).overlays[0]?.id ?? 0;
  const confirmation = { measuredBy: 'Ravi', confirmedOn: '2026-11-05' };
  const calls = [
    (to: number) => stranger.call(readGarment, { params: { id: to || id, garment: 'lehenga' } }),
    (to: number) => write(stranger, to || id, { basedOn: 1, reason: 'Mine.' }),
    (to: number) => stranger.call(confirmVersion, { params: { id: to || versionId }, body: confirmation }),
    (to: number) => stranger.call(addOverlay, { params: { id: to || id }, body: heels }),
    (to: number) => stranger.call(removeOverlay, { params: { id: to || overlayId } }),
    (to: number) => stranger.call(removePerson, { params: { id: to || id } }),
  ];
  for (const call of calls) {
    const [foreign, missing] = [await call(0), await call(999_999)];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' });
  }
  expect((await stranger.call(readNaapBook)).body.people).toEqual([]);
  expect(await garmentOf(id)).toMatchObject({ versions: [{ id: versionId }], overlays: [{ id: overlayId }] });
  expect((await app.visitor.call(readNaapBook)).status).toBe(401);
});

test('a removed person is gone with everything that was measured', async () => {
  const { id } = await personInBook(owner);
  await versionInBook(owner, id);
  expect((await owner.call(removePerson, { params: { id } })).status).toBe(200);
  expect((await owner.call(readGarment, { params: { id, garment: 'lehenga' } })).status).toBe(404);
  const { rows } = await app.services.db.$client.query('select from naap_people where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a book and a garment that are full are refused in words', async () => {
  const asha = await app.actor();
  const { id } = await personInBook(asha);
  for (let version = 0; version < mostGarmentVersions; version++)
    await versionInBook(asha, id, { basedOn: version, reason: 'Again.', notes: `Number ${version}` });
  expect(await write(asha, id, { basedOn: mostGarmentVersions, reason: 'Again.' })).toMatchObject({
    status: 409,
    error: { message: 'A garment keeps 100 versions, and these are all written.' },
  });
  for (let count = 1; count < mostPeople; count++) await personInBook(asha, { name: `Person ${count}` });
  expect((await asha.call(readNaapBook)).body).toMatchObject({ can: { add: false } });
  const body = { name: 'One more', relation: 'FRIEND', body: 'men', birthYear: null, unit: 'in' } as const;
  expect(await asha.call(addPerson, { body })).toMatchObject({
    status: 409,
    error: { message: 'A naap book has room for 50 people.' },
  });
});

test('a version names what was measured from a garment that fits', async () => {
  const { id } = await personInBook(owner);
  const version = await versionInBook(owner, id, {
    ...{ source: 'COPIED_FROM_GARMENT', values: { waist: { value: 31, of: 'garment' } } },
  });
  expect(version).toMatchObject({
    ...{ source: 'COPIED_FROM_GARMENT', measuredBy: lehengaWords.measuredBy, orderId: null },
    values: [{ part: 'waist', of: 'garment', value: 31 }],
  });
});
