import { expect, test } from 'vitest';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { inLocale } from '#web/platform/i18n/page-locale.ts';
import { afterSaving, asksPassword, changesOf, profileForm, wordsOf } from './profile.form.ts';

const profile: Profile = {
  id: 7,
  name: 'Asha Rao',
  email: 'asha@example.in',
  pendingEmail: null,
  profileImage: null,
  role: 'USER',
  bio: '',
  phone: '+91 98450 21137',
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
  isPlaceFromBook: false,
  profession: 'Textile Designer',
  numberOfEmployees: 3,
  visitRadius: '40',
  googleMapLink: '',
  gstin: '',
  can: { chooseRoles: ['USER', 'DESIGNER'] },
};
const saved = wordsOf(profile);

test('the form holds the words of the profile and nothing that a form may not change', () => {
  expect(Object.keys(saved)).not.toContain('isVerified');
  expect(saved).toMatchObject({
    name: 'Asha Rao',
    numberOfEmployees: '3',
    role: 'USER',
    currentPassword: '',
  });
  expect(profileForm.parse(saved)).toEqual(saved);
});

test('the form shows the town and state in the language of the page, and sends their stored names', () => {
  const shown = inLocale('hi', () => wordsOf(profile));
  expect(shown).toMatchObject({ city: 'बेंगलुरु', state: 'कर्नाटक' });
  expect(profileForm.parse(shown)).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
});

test('each empty field says its own sentence', () => {
  const empty = Object.fromEntries(Object.keys(saved).map((name) => [name, '']));
  const refused = profileForm
    .safeParse({ ...empty, role: 'USER' })
    .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(allInWords(refused)).toEqual([
    ['name', 'First name is required'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone number must be at least 10 digits'],
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['pincode', 'Please write the PIN code; in India it has 6 digits'],
    ['country', 'Country is required'],
    ['profession', 'Profession is required'],
  ]);
});

test('the draft is what differs, and never the password', () => {
  const typed = { ...saved, city: 'Mysuru', currentPassword: 'khadi loom and shuttle' };
  expect(changesOf(saved, typed)).toEqual({ city: 'Mysuru' });
  expect(changesOf(saved, saved)).toEqual({});
});

test('what was typed while saving stays', () => {
  const sent = { ...saved, name: ' Asha ', currentPassword: 'khadi' };
  const now = { ...sent, bio: 'Weaves.' };
  expect(afterSaving(sent, { ...saved, name: 'Asha' }, now)).toEqual({
    ...saved,
    name: 'Asha',
    bio: 'Weaves.',
    currentPassword: '',
  });
});

test('only another email asks for the password, not another spelling of the same', () => {
  expect(asksPassword(saved, ' ASHA@example.in ')).toBe(false);
  expect(asksPassword(saved, 'asha@example.com')).toBe(true);
});

test('a new profile is in India, whose PIN codes fill in the city and the state', () => {
  expect(wordsOf({ ...profile, country: '' }).country).toBe('India');
  expect(wordsOf({ ...profile, country: 'Nepal' }).country).toBe('Nepal');
});
