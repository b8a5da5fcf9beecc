// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { CompletionBanner } from './completion-banner.tsx';

/** All profile fields that the banner reads. */
const whole = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98450 21137',
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
  profession: 'I shop here',
  bio: 'Wears what is woven.',
  profileImage: 'https://tanabana.example/media/abc/1080.webp',
  role: 'USER',
} as Profile;

function saidOf(profile: Partial<Profile>): string {
  fakeNetwork();
  const page = renderPart(<CompletionBanner profile={{ ...whole, ...profile }} />, asha);
  const said = screen.getByLabelText('Profile completion', { selector: 'section' }).textContent ?? '';
  page.leave();
  return said;
}

const asks = 'Complete required fields to unlock all features';

it('asks for required fields only while one is missing, and names what is optional apart from them', () => {
  const lacking = saidOf({ city: '', bio: '' });
  expect(lacking).toContain(asks);
  expect(lacking).toContain('Still required: city');
  expect(lacking).toContain('To reach 100%, if you like: bio');
  const inviting = saidOf({ bio: '', profileImage: null });
  expect(inviting).toContain('Great! Add optional info to reach 100%');
  expect(inviting).toContain('To reach 100%, if you like: bio, photo');
  for (const word of [asks, 'required']) expect(inviting).not.toContain(word);
  expect(saidOf({})).toMatch(/Perfect! Your profile is complete$/);
});
