import { expect, test } from 'vitest';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
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
  profession: 'Textile Designer',
  numberOfEmployees: 3,
  visitRadius: '40',
  googleMapLink: '',
  gstin: '',
  can: { chooseRoles: ['USER', 'DESIGNER'] },
};
const saved = wordsOf(profile);

test('the form holds the words of the profile and nothing that a form may not change', () => {
  expect(saved).not.toHaveProperty('role');
  expect(saved).toMatchObject({ name: 'Asha Rao', numberOfEmployees: '3', currentPassword: '' });
  expect(profileForm('USER').parse(saved)).toEqual(saved);
});

test('each empty field says its own sentence', () => {
  const empty = Object.fromEntries(Object.keys(saved).map((name) => [name, '']));
  const refused = (role: Role) =>
    profileForm(role)
      .safeParse(empty)
      .error?.issues.map(({ path, message }) => [path[0], message]);
  const ofEverybody = [
    ['name', 'First name is required'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone number must be at least 10 digits'],
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['pincode', 'Please write the PIN code; in India it has 6 digits'],
    ['country', 'Country is required'],
  ];
  expect(refused('USER')).toEqual(ofEverybody);
  expect(refused('MASTER')).toEqual([...ofEverybody, ['profession', 'Profession is required']]);
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
