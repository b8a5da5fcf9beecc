import { expect, test } from 'vitest';
import { completionOf, type ProfilePart } from './profile-completion.ts';

const whole: Record<ProfilePart, string | null> = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98450 21137',
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
  profession: 'Textile Designer',
  bio: 'Weaves on a pit loom.',
  profileImage: 'https://tanabana.example/media/abc/1080.webp',
};

test('with all eleven parts a profile is complete', () => {
  expect(completionOf(whole)).toEqual({
    percent: 100,
    state: 'complete',
    missing: { required: [], optional: [] },
  });
});

test('with the nine required parts alone the rest is invited', () => {
  expect(completionOf({ ...whole, bio: '', profileImage: null })).toEqual({
    percent: 82,
    state: 'inviting',
    missing: { required: [], optional: ['bio', 'profileImage'] },
  });
  expect(completionOf({ ...whole, bio: '' }).percent).toBe(91);
});

test('while a required part is missing it is asked for, whatever else is there', () => {
  expect(completionOf({ ...whole, city: '   ' })).toEqual({
    percent: 91,
    state: 'lacking',
    missing: { required: ['city'], optional: [] },
  });
  const nothing = Object.fromEntries(Object.keys(whole).map((part) => [part, ''])) as typeof whole;
  expect(completionOf(nothing).percent).toBe(9);
  expect(completionOf({ ...nothing, name: 'Asha', email: 'asha@example.in' }).percent).toBe(27);
});

test('the country that the form chooses by itself is not asked for', () => {
  expect(completionOf({ ...whole, country: '' })).toMatchObject({ percent: 100, missing: { required: [] } });
});

test('a profession is asked of those who only buy, too, and shopping here is one', () => {
  expect(completionOf({ ...whole, profession: '' })).toMatchObject({
    percent: 91,
    state: 'lacking',
    missing: { required: ['profession'], optional: [] },
  });
  expect(completionOf({ ...whole, profession: 'I shop here' })).toMatchObject({ percent: 100 });
});
