import { expect, it } from 'vitest';
import type { PartName } from '#contracts/measurements/garments.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { unusualRange } from './check-tape.ts';
import { converted, formFor, type MeasurementForm, resolverWith } from './measurements.form.ts';

const saved: Measurement = {
  id: 3,
  garment: 'lehenga',
  version: 2,
  unit: 'in',
  lengths: [{ part: 'waist', length: 30.125 }],
  person: 'Kavya',
  measuredBy: 'Iqbal',
  measuredOn: '2026-11-02',
  notes: '',
  recordedBy: { id: 4, name: 'Meher Ansari', side: 'maker' },
  recordedAt: '2026-11-02T10:00:00.000Z',
};

const check = (form: MeasurementForm) =>
  resolverWith((example) => `Please write a number, such as ${example}`)(form, undefined, {} as never);

it('starts with what was last saved of the garment, and builds on that version', () => {
  expect(formFor([saved], 'lehenga', 'Asha Rao')).toMatchObject({
    unit: 'in',
    lengths: { waist: '30⅛' },
    person: 'Kavya',
    measuredBy: 'Iqbal',
    basedOn: 2,
  });
  expect(formFor([saved], 'kurta', 'Asha Rao')).toMatchObject({
    lengths: {},
    measuredBy: 'Asha Rao',
    basedOn: 0,
  });
});

it('reads what was typed as lengths', async () => {
  const form = { ...formFor([saved], 'lehenga', 'Asha Rao'), lengths: { waist: '31 1/4', hip: ' ' } };
  expect(await check(form)).toMatchObject({ values: { lengths: { waist: 31.25 }, basedOn: 2 }, errors: {} });
});

it('says beside its field what is no number, and what cannot be', async () => {
  const form = { ...formFor([], 'lehenga', ''), lengths: { waist: 'wide', hip: '900' } };
  expect(allInWords((await check(form)).errors)).toMatchObject({
    lengths: {
      waist: { message: 'Please write a number, such as 30 1/8' },
      hip: { message: 'A hip between 14 and 86 inches' },
    },
    measuredBy: { message: 'Please say who measured' },
  });
  const empty = await check({ ...form, lengths: {} });
  expect(allInWords(empty.errors)).toMatchObject({
    lengths: { message: 'Please write at least one measurement' },
  });
  const unread = await check({ ...form, lengths: { waist: 'wide' } });
  expect(unread.errors.lengths).not.toHaveProperty('message');
});

it('says the range of a number below nothing and of one that is far too large', async () => {
  const form = { ...formFor([saved], 'lehenga', 'Asha Rao'), lengths: { waist: '-30', hip: '99999' } };
  expect(allInWords((await check(form)).errors)).toMatchObject({
    lengths: {
      waist: { message: 'A waist between 12 and 78 inches' },
      hip: { message: 'A hip between 14 and 86 inches' },
    },
  });
});

it('reads a count as a number and a choice by its name, and says what either lacks', async () => {
  const form = formFor([], 'lehenga', 'Asha Rao');
  const given = { kaliCount: '१२', waistFinish: 'drawstring', flare: '140' };
  expect(await check({ ...form, lengths: given })).toMatchObject({
    values: { lengths: { kaliCount: 12, waistFinish: 'drawstring', flare: 140 } },
  });
  const wrong = await check({ ...form, lengths: { kaliCount: 'many', waist: '30', flare: '140' } });
  expect(wrong.errors).toMatchObject({
    lengths: { kaliCount: { message: 'Please write a number, such as 12' } },
  });
  const half = await check({ ...form, lengths: { kaliCount: '12.5' } });
  expect(allInWords(half.errors)).toMatchObject({
    lengths: { kaliCount: { message: 'A number of kalis: a whole number between 2 and 60' } },
  });
});

it('shows counts, choices and sixteenths as they were saved, also those that wait to be sent', () => {
  const lengths = { kaliCount: 12, waistFinish: 'elastic', frontNeckDepth: 7.0625 } as const;
  const asTyped = { kaliCount: '12', waistFinish: 'elastic', frontNeckDepth: '7 1/16' };
  const entries = Object.entries(lengths).map(([part, length]) => ({ part: part as PartName, length }));
  expect(formFor([{ ...saved, lengths: entries }], 'lehenga', '').lengths).toEqual(asTyped);
  const { id, version, recordedBy, recordedAt, ...words } = saved;
  expect(formFor([], 'lehenga', '', [{ ...words, lengths, basedOn: 0 }]).lengths).toEqual(asTyped);
});

it('leaves a count and a choice as they are when the unit changes', () => {
  const lengths = { kaliCount: '12', ageBand: '4-6', neck: '36' } as const;
  expect(converted(lengths, 'cm', 'in')).toEqual({ kaliCount: '12', ageBand: '4-6', neck: '14 3/16' });
});

it('asks to check the tape beyond what is usual, in the unit of the form', () => {
  const form = { garment: 'blouse', unit: 'cm', lengths: { bust: '130', waist: '70', apexGap: '' } } as const;
  expect(unusualRange('bust', form)).toEqual({ least: '71', most: '127' });
  expect(unusualRange('waist', form)).toBeNull();
  expect(unusualRange('apexGap', form)).toBeNull();
  expect(unusualRange('bust', { ...form, unit: 'in', lengths: { bust: '52' } })).toEqual({
    least: '28',
    most: '50',
  });
  expect(unusualRange('kaliCount', { garment: 'lehenga', unit: 'in', lengths: { kaliCount: '24' } })).toEqual(
    {
      least: '6',
      most: '16',
    },
  );
});

it('knows the usual height of a child by its age', () => {
  const child = { garment: 'child', unit: 'cm', lengths: { height: '130', ageBand: '4-6' } } as const;
  expect(unusualRange('height', child)).toEqual({ least: '100', most: '120' });
  expect(unusualRange('height', { ...child, lengths: { height: '130' } })).toBeNull();
  expect(unusualRange('height', { ...child, lengths: { height: '130', ageBand: '8-10' } })).toBeNull();
});

it('converts what is a length and leaves the rest as it was typed', () => {
  expect(converted({ waist: '76.5', hip: 'wide' }, 'cm', 'in')).toEqual({ waist: '30⅛', hip: 'wide' });
});
