// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  addPerson,
  changePerson,
  confirmVersion,
  readGarment,
  readNaapBook,
  writeVersion,
} from '#contracts/measurements/book/book.contract.ts';
import { listReadings } from '#contracts/measurements/book/sharing.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { emptyBlouse, firstVersion, measuredBlouse, mother } from './book.samples.ts';
import GarmentRoute from './garment.route.tsx';
import NaapRoute from './naap.route.tsx';
import PersonRoute from './person.route.tsx';
import SheetRoute from './sheet/sheet.route.tsx';

const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: RegExp | string) => screen.findByRole('button', { name });
const openBlouse = () =>
  renderRoute({
    Component: GarmentRoute,
    path: '/naap/:personId/:garment',
    at: '/naap/5/blouse',
    viewer: asha,
  });
const said = { success: true, message: 'Saved' } as const;

it('refuses the impossible at its field, asks once about the unusual, and sends what people write', async () => {
  const network = fakeNetwork();
  network.answer(readGarment, { success: true, data: emptyBlouse });
  network.answer(readNaapBook, { success: true, people: [mother], can: { add: true } });
  network.answer(writeVersion, { ...said, data: measuredBlouse });
  const page = openBlouse();

  await page.fill(await field('Bust or chest'), '300');
  await page.fill(await field('Waist'), 'slim');
  await page.user.click(await press('Save measurements'));
  await screen.findByText(/between 14 and 78 inches/);
  await screen.findByText('Please write a number, such as 30 1/8');
  expect(network.calls(writeVersion)).toHaveLength(0);

  // Wider than the usual range, and seldom of one body; both are possible.
  await page.fill(await field('Bust or chest'), '38');
  await page.fill(await field('Waist'), '52 1/2');
  await page.user.click(await press('Save measurements'));
  await screen.findByText(/Unusual, but possible: .*Waist 52 1\/2/);
  expect(network.calls(writeVersion)).toHaveLength(0);

  // Another value is another question.
  await page.fill(await field('Waist'), '53');
  expect(screen.queryByText(/Unusual, but possible/)).toBeNull();
  await page.user.click(await press('Save measurements'));
  await page.user.click(await press('Save as they are'));
  await waitFor(() => expect(network.calls(writeVersion)).toHaveLength(1));
  const [call] = network.calls(writeVersion);
  expect(call?.params).toEqual({ id: '5' });
  expect(call?.body).toMatchObject({
    garment: 'blouse',
    unit: 'in',
    values: { bust: { value: 38, of: 'body' }, waist: { value: 53, of: 'body' } },
    source: 'SELF',
    measuredBy: 'Asha Rao',
    basedOn: 0,
  });
});

it('keeps the unit of the person, converts what is typed, and shows the unit beside each field', async () => {
  const network = fakeNetwork();
  network.answer(
    readGarment,
    { success: true, data: emptyBlouse },
    {
      success: true,
      data: { ...emptyBlouse, person: { ...mother, unit: 'cm' } },
    },
  );
  network.answer(readNaapBook, { success: true, people: [mother], can: { add: true } });
  network.answer(changePerson, { ...said, data: { ...mother, unit: 'cm' } });
  const page = openBlouse();
  const bust = await field('Bust or chest');
  await page.fill(bust, '38');
  await page.user.click(await screen.findByRole('radio', { name: 'cm' }));
  expect((await field('Bust or chest')).value).toBe('96.5');
  expect(within(bust.parentElement ?? bust).getByText('cm')).toBeTruthy();
  await waitFor(() => expect(network.calls(changePerson)[0]?.body).toMatchObject({ unit: 'cm' }));
  page.leave();

  // What was typed is restored, in the person's unit.
  openBlouse();
  await waitFor(async () => expect((await field('Bust or chest')).value).toBe('96.5'));
});

it('lists what is measured first, and the suits of children only for children', async () => {
  const network = fakeNetwork();
  const measured = {
    garment: 'salwar',
    versionId: 40,
    version: 1,
    measuredOn: '2026-11-01',
    confirmedOn: null,
  } as const;
  const person = { ...mother, garments: [measured] };
  const child = { ...person, id: 6, body: 'child', relation: 'CHILD' } as const;
  network.answer(readNaapBook, { success: true, people: [person, child], can: { add: true } });
  const open = (id: number) =>
    renderRoute({ Component: PersonRoute, path: '/naap/:personId', at: `/naap/${id}`, viewer: asha });
  const garments = async () =>
    (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  const page = open(person.id);
  expect((await garments())[0]).toMatch(/^Salwar.*Measured/);
  expect((await garments()).join()).not.toMatch(/Child’s suit/);
  page.leave();
  network.answer(readNaapBook, { success: true, people: [person, child], can: { add: true } });
  open(child.id);
  expect((await garments()).join()).toMatch(/Child’s suit/);
});

it('says the unit of a field to those who do not see it', async () => {
  const network = fakeNetwork();
  network.answer(readGarment, { success: true, data: emptyBlouse });
  network.answer(readNaapBook, { success: true, people: [mother], can: { add: true } });
  openBlouse();
  const waist = await field('Waist');
  const hint = document.getElementById(waist.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('inches. Around the narrowest part');
});

it('prints nothing but says so when the measurements cannot be read, and then reads them', async () => {
  const network = fakeNetwork();
  network.answer(readGarment, refused(403, { code: 'FORBIDDEN', message: 'Not now.' }), {
    success: true,
    data: measuredBlouse,
  });
  const page = renderRoute({
    Component: SheetRoute,
    path: '/naap/:personId/:garment/print',
    at: '/naap/5/blouse/print',
    viewer: asha,
  });
  await page.user.click(await press('Try again'));
  await screen.findByRole('heading', { level: 1, name: /Blouse or choli/ });
});

it('asks a correction for its reason, shows the saved value, and survives a newer version', async () => {
  const network = fakeNetwork();
  const newer = {
    ...measuredBlouse,
    versions: [{ ...firstVersion, id: 32, version: 2, reason: 'Tape' }, firstVersion],
  };
  const measured = { success: true, data: measuredBlouse } as const;
  network.answer(readGarment, measured, measured, { success: true, data: newer });
  network.answer(readNaapBook, { success: true, people: [mother], can: { add: true } });
  network.answer(
    writeVersion,
    lost,
    refused(409, { code: 'CONFLICT', message: 'A newer version was saved meanwhile.' }),
    { ...said, data: newer },
  );
  const page = openBlouse();
  await page.user.click(await press('Correct'));
  await page.fill(await field('Waist'), '33');
  await screen.findByText('Saved: 32½');
  await page.user.click(await press('Save measurements'));
  await screen.findByText('Please say why the measurements change');
  expect(network.calls(writeVersion)).toHaveLength(0);

  await page.user.click(await press('A mistake in measuring'));
  for (const calls of [1, 2]) {
    await page.user.click(await press('Save measurements'));
    await waitFor(() => expect(network.calls(writeVersion)).toHaveLength(calls));
  }
  // The first request may have arrived: the same words have the same key.
  const keys = network.calls(writeVersion).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  await screen.findAllByText('A newer version was saved meanwhile.');
  expect((await field('Waist')).value).toBe('33');
  await waitFor(async () => {
    await page.user.click(await press('Save measurements'));
    expect(network.calls(writeVersion).at(-1)?.body.basedOn).toBe(2);
  });
  expect(network.calls(writeVersion).at(-1)?.body.reason).toBe('A mistake in measuring');
});

it('says of each value whether it is of the body or of the garment', async () => {
  const network = fakeNetwork();
  network.answer(readGarment, { success: true, data: emptyBlouse });
  network.answer(readNaapBook, { success: true, people: [mother], can: { add: true } });
  network.answer(writeVersion, { ...said, data: measuredBlouse });
  const page = openBlouse();
  await page.fill(await field('Bust or chest'), '38');
  await page.fill(await field('Under-bust'), '33');
  await page.fill(await field('Blouse length'), '15');
  await page.user.click(await press(/^Bust or chest: measured on the body/));
  await page.user.click(await press('Save measurements'));
  await waitFor(() => expect(network.calls(writeVersion)).toHaveLength(1));
  expect(network.calls(writeVersion)[0]?.body.values).toEqual({
    bust: { value: 38, of: 'garment' },
    underBust: { value: 33, of: 'body' },
    blouseLength: { value: 15, of: 'garment' },
  });
});

it('notes that a body was measured again with the same result', async () => {
  const network = fakeNetwork();
  network.answer(readGarment, { success: true, data: measuredBlouse });
  network.answer(readNaapBook, { success: true, people: [mother], can: { add: true } });
  network.answer(confirmVersion, { ...said, data: measuredBlouse });
  const page = openBlouse();
  await page.user.click(await press('Measured again, the same'));
  await page.user.click(await press('They are the same'));
  await waitFor(() => expect(network.calls(confirmVersion)).toHaveLength(1));
  expect(network.calls(confirmVersion)[0]?.params).toEqual({ id: '31' });
});

it('begins with oneself, never guesses the unit, and keeps what is typed through a failure', async () => {
  const network = fakeNetwork();
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(listReadings, { success: true, data: [], nextCursor: null });
  network.answer(addPerson, lost, { ...said, data: { ...mother, relation: 'SELF', name: asha.name } });
  const page = renderRoute({ Component: NaapRoute, path: '/naap', viewer: asha });
  await page.user.click(await press('Begin my naap book'));
  await page.user.selectOptions(await screen.findByLabelText('Who is it'), 'Myself');
  await page.user.click(await screen.findByRole('radio', { name: 'Woman' }));
  await page.user.click(await press('Add'));
  await screen.findByText('Please choose cm or inches');
  await page.user.click(await screen.findByRole('radio', { name: 'inches' }));
  await page.user.click(await press('Add'));
  await waitFor(() => expect(network.calls(addPerson)).toHaveLength(1));
  await page.user.click(await press('Add'));
  await waitFor(() => expect(page.address()).toBe('/naap/5'));
  expect(network.calls(addPerson)[1]?.body).toEqual({
    name: '',
    relation: 'SELF',
    body: 'women',
    birthYear: null,
    unit: 'in',
  });
});
