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
    sentence: 'Perfect! Your profile is complete',
    missing: [],
  });
});

test('with the nine required parts alone the rest is invited', () => {
  expect(completionOf({ ...whole, bio: '', profileImage: null })).toEqual({
    percent: 82,
    sentence: 'Great! Add optional info to reach 100%',
    missing: ['bio', 'profileImage'],
  });
  expect(completionOf({ ...whole, bio: '' }).percent).toBe(91);
});

test('while a required part is missing it is asked for, whatever else is there', () => {
  const { percent, sentence, missing } = completionOf({ ...whole, city: '   ' });
  expect([percent, sentence, missing]).toEqual([
    91,
    'Complete required fields to unlock all features',
    ['city'],
  ]);
  const nothing = Object.fromEntries(Object.keys(whole).map((part) => [part, ''])) as typeof whole;
  expect(completionOf(nothing).percent).toBe(0);
  expect(completionOf({ ...nothing, name: 'Asha', email: 'asha@example.in' }).percent).toBe(18);
});
