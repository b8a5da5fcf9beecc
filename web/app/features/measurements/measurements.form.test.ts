import { expect, it } from 'vitest';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
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
  resolverWith(() => 'Please write a number')(form, undefined, {} as never);

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
      waist: { message: 'Please write a number' },
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

it('converts what is a length and leaves the rest as it was typed', () => {
  expect(converted({ waist: '76.5', hip: 'wide' }, 'cm', 'in')).toEqual({ waist: '30⅛', hip: 'wide' });
});
