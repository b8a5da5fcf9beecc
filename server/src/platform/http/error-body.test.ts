import { expect, it } from 'vitest';
import { sentences as hindi } from '#contracts/words/hi/sentences.ts';
import { say } from '#contracts/words/say.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError, invalidInput, notFound } from './app-error.ts';
import { errorBody } from './error-handler.ts';

it('gives the reason and the parameters of a refusal beside its English sentence', () => {
  const message =
    'The price has changed. You were shown ₹1,25,000 in all; it is now ₹1,30,000.50, incl. tax.';
  const body = errorBody(
    new AppError('PRICE_CHANGED', sentence('orders.priceChanged', { expected: 125_000, total: 130_000.5 })),
    'r1',
  );
  expect(body).toEqual({
    success: false,
    message,
    code: 'PRICE_CHANGED',
    reason: 'orders.priceChanged',
    params: { expected: 125_000, total: 130_000.5 },
    requestId: 'r1',
  });
  expect(
    say({ reason: 'orders.priceChanged', params: { expected: 125_000, total: 130_000.5 } }, hindi, 'hi'),
  ).toBe('दाम बदल गया है। आपको कुल ₹1,25,000 दिखाया गया था; अब वह ₹1,30,000.50 है, टैक्स सहित।');
});

it('gives a part that has words of its own as a reason too', () => {
  const { message, reason, params } = errorBody(
    new AppError(
      'ILLEGAL_MOVE',
      sentence('orders.noMove', {
        status: { reason: 'orders.status.CONFIRMED' },
        next: { reason: 'orders.status.SHIPPED' },
      }),
    ),
    'r1',
  );
  expect(message).toBe('An order cannot go from “Confirmed” to “Shipped” this way.');
  expect({ reason, params }).toEqual({
    reason: 'orders.noMove',
    params: { status: { reason: 'orders.status.CONFIRMED' }, next: { reason: 'orders.status.SHIPPED' } },
  });
});

it('gives the reason of each field that was refused', () => {
  const body = errorBody(
    invalidInput({
      email: sentence('accounts.emailRequired'),
      name: sentence('platform.keepUnder', { most: 50 }),
    }),
    'r1',
  );
  expect(body.errors).toEqual({ email: 'Email is required', name: 'Please keep this under 50 characters' });
  expect(body.fields).toEqual({
    email: { reason: 'accounts.emailRequired' },
    name: { reason: 'platform.keepUnder', params: { most: 50 } },
  });
});

it('names a thing that is not there', () => {
  expect(errorBody(notFound('orders.orderMissing'), 'r1').reason).toBe('orders.orderMissing');
});
