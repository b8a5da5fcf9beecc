// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { EmailReminder } from './email-reminder.tsx';

it('the reminder has one button that sends the letter again and one that closes it', async () => {
  const { user } = renderPart(<EmailReminder />, { ...asha, isEmailConfirmed: false });
  const [again, close, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect([again?.textContent, close?.getAttribute('aria-label')]).toEqual(['Send again', 'Not today']);
  if (close) await user.click(close);
  expect(screen.queryByRole('complementary')).toBeNull();
});
