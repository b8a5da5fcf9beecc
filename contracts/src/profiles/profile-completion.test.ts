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

const ofMaker = (profile: typeof whole) => completionOf(profile, { sells: true });

test('with all eleven parts a profile is complete', () => {
  expect(ofMaker(whole)).toEqual({
    percent: 100,
    state: 'complete',
    missing: [],
  });
});

test('with the nine required parts alone the rest is invited', () => {
  expect(ofMaker({ ...whole, bio: '', profileImage: null })).toEqual({
    percent: 82,
    state: 'inviting',
    missing: ['bio', 'profileImage'],
  });
  expect(ofMaker({ ...whole, bio: '' }).percent).toBe(91);
});

test('while a required part is missing it is asked for, whatever else is there', () => {
  expect(ofMaker({ ...whole, city: '   ' })).toEqual({
    percent: 91,
    state: 'lacking',
    missing: ['city'],
  });
  const nothing = Object.fromEntries(Object.keys(whole).map((part) => [part, ''])) as typeof whole;
  expect(ofMaker(nothing).percent).toBe(0);
  expect(ofMaker({ ...nothing, name: 'Asha', email: 'asha@example.in' }).percent).toBe(18);
});

test('somebody who only buys is asked for what a parcel needs, and for no trade', () => {
  const ofShopper = (profile: typeof whole) => completionOf(profile, { sells: false });
  expect(ofShopper({ ...whole, profession: '', bio: '' })).toMatchObject({ percent: 100, missing: [] });
  expect(ofShopper({ ...whole, profession: '', phone: '' })).toMatchObject({
    state: 'lacking',
    missing: ['phone'],
  });
});
