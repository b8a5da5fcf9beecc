// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { OwnEmail } from './own-email.tsx';

it.each([true, false])(
  'says what cannot be done before the email is confirmed only where that is so: %s',
  async (mustConfirmEmail) => {
    renderPart(<OwnEmail />, { ...asha, isEmailConfirmed: false, mustConfirmEmail });
    await screen.findByText(/our emails leave out the details/);
    const rule = screen.queryByText(/you can't publish designs or order above ₹20,000/);
    expect(rule !== null).toBe(mustConfirmEmail);
  },
);
