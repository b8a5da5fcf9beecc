// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { anotherTrade } from '#contracts/profiles/profile.rules.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ProfessionField } from './profession-field.tsx';
import { emptyProfile, type ProfileForm } from './profile.form.ts';

function Profession() {
  const defaultValues: ProfileForm = { ...emptyProfile, role: 'USER', currentPassword: '', code: '' };
  return <ProfessionField form={useForm<ProfileForm, unknown, ProfileForm>({ defaultValues })} first="" />;
}

it('another trade may begin with the name of an offered one', async () => {
  const page = renderPart(<Profession />, asha);
  const choice = screen.getByRole('combobox');
  await page.user.selectOptions(choice, anotherTrade);
  const trade = 'Fashion Designer for children';
  await page.user.type(screen.getByRole('textbox'), trade);
  expect(screen.getByRole('textbox')).toHaveProperty('value', trade);
  await page.user.selectOptions(choice, 'Fashion Designer');
  expect(screen.queryByRole('textbox')).toBeNull();
});
