import { expect, it } from 'vitest';
import type { OrderRequest } from '../placing/checkout.api.ts';
import { attemptFor, isSameRequest } from '../placing/checkout-attempt.ts';
import { isUnderWay, nextPayment, type PaymentEvent, type PaymentState, ready } from './payment-flow.ts';
import { needsRedirect } from './payment-window.ts';

function after(...events: PaymentEvent[]): PaymentState {
  return events.reduce(nextPayment, ready);
}

const opened: PaymentEvent = { type: 'opened', orderId: 7 };
const asked: PaymentEvent = { type: 'asked' };
const refused: PaymentEvent = { type: 'refused', refusal: 'DECLINED' };

it('goes from the press through the window and its proof to the end', () => {
  expect(after(asked)).toEqual({ step: 'preparing', orderId: null });
  expect(after(asked, opened)).toEqual({ step: 'paying', orderId: 7, refusal: null });
  expect(after(asked, opened, { type: 'proven' })).toEqual({ step: 'verifying', orderId: 7 });
  expect(after(asked, opened, { type: 'proven' }, { type: 'settled' })).toEqual({ step: 'done', orderId: 7 });
});

it('takes a second press for nothing while the first is under way', () => {
  const paths: PaymentEvent[][] = [
    [asked],
    [asked, opened],
    [asked, opened, { type: 'proven' }],
    [asked, opened, { type: 'proven' }, { type: 'settled' }],
  ];
  for (const path of paths) {
    const state = after(...path);
    expect(isUnderWay(state)).toBe(true);
    expect(nextPayment(state, asked)).toBe(state);
  }
});

it('keeps the order payable after a refused card and a closed window', () => {
  const closed = after(asked, opened, refused, { type: 'dismissed' });
  expect(closed).toEqual({ step: 'unfinished', orderId: 7, refusal: 'DECLINED' });
  expect(isUnderWay(closed)).toBe(false);
  expect(nextPayment(closed, asked)).toEqual({ step: 'preparing', orderId: 7 });
});

it('forgets the bad news when a later card in the same window succeeds', () => {
  expect(after(asked, opened, refused, { type: 'proven' })).toEqual({ step: 'verifying', orderId: 7 });
});

it('does not lose the order when the window cannot be opened again', () => {
  const again = after({ type: 'found', orderId: 7 }, asked, { type: 'stopped', again: true });
  expect(again).toEqual({ step: 'unfinished', orderId: 7, refusal: null });
});

it('offers another try when the first order could not be made', () => {
  expect(after(asked, { type: 'stopped', again: true })).toEqual({ step: 'ready', again: true });
  expect(after(asked, { type: 'stopped', again: false })).toEqual(ready);
});

it('keeps the order when the window breaks while it opens', () => {
  const broken = after(asked, opened, { type: 'stopped', again: true });
  expect(broken).toEqual({ step: 'unfinished', orderId: 7, refusal: null });
});

it('believes a proof that arrives after the window was closed, and no dismissal after a proof', () => {
  const late = after(asked, opened, { type: 'dismissed' }, { type: 'proven' });
  expect(late).toEqual({ step: 'verifying', orderId: 7 });
  expect(nextPayment(late, { type: 'dismissed' })).toBe(late);
});

it('starts afresh when the order found can no longer be paid', () => {
  expect(after({ type: 'found', orderId: 7 }, asked, { type: 'forgotten' })).toEqual(ready);
});

it('lets a page that stays try again when the proof was not believed', () => {
  const unproven = after(asked, opened, { type: 'proven' }, { type: 'unproven' });
  expect(unproven).toEqual({ step: 'unfinished', orderId: 7, refusal: null });
  expect(nextPayment(unproven, asked)).toEqual({ step: 'preparing', orderId: 7 });
  expect(nextPayment(unproven, { type: 'unproven' })).toBe(unproven);
});

const request = (city: string): OrderRequest => ({
  items: [{ designId: 3, quantity: 1 }],
  shippingDetails: {
    name: 'Asha Rao',
    phone: '+91 98450 11111',
    address: '14, 3rd Cross',
    city,
    state: 'Karnataka',
    pincode: '560003',
    country: 'India',
  },
});

it('keeps its key while the request is the same, and takes a new one when it changes', () => {
  const keys = ['first', 'second'];
  const makeKey = () => keys.shift() ?? 'none';
  const first = attemptFor(undefined, request('Bengaluru'), makeKey);
  expect(attemptFor(first, request('Bengaluru'), makeKey)).toBe(first);
  expect(attemptFor(first, request('Mysuru'), makeKey).idempotencyKey).toBe('second');
  expect(isSameRequest(first, request('Bengaluru'))).toBe(true);
  expect(isSameRequest(first, request('Mysuru'))).toBe(false);
  expect(isSameRequest(undefined, request('Mysuru'))).toBe(false);
});

it('sends the whole page to the provider only where its window would not run', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
  expect(needsRedirect(phone)).toBe(false);
  expect(needsRedirect(`${phone} Instagram 312.0.0.22.114`)).toBe(true);
  expect(needsRedirect(`${phone} [FB_IAB/FB4A;FBAV/443.0.0.23.229;]`)).toBe(true);
});
