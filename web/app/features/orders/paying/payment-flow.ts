import type { PaymentRefusal } from './payment-refusal.ts';

/** The state of paying an instalment in this browser window. The order's own state is the server's. */
export type PaymentState =
  /** Nothing is under way. `again` is true after a failure that can be retried. */
  | { step: 'ready'; again: boolean }
  /** The script and the order are loading. */
  | { step: 'preparing'; orderId: number | null }
  /** The payment window is open. `refusal` is the last refusal; the order stays payable. */
  | { step: 'paying'; orderId: number; refusal: PaymentRefusal | null }
  | { step: 'verifying'; orderId: number }
  /** An order was placed and waits for its advance. */
  | { step: 'unfinished'; orderId: number; refusal: PaymentRefusal | null }
  | { step: 'done'; orderId: number };

export type PaymentEvent =
  | { type: 'asked' }
  | { type: 'stopped'; again: boolean }
  | { type: 'opened'; orderId: number }
  | { type: 'refused'; refusal: PaymentRefusal }
  | { type: 'dismissed' }
  | { type: 'proven' }
  | { type: 'settled' }
  /** The server rejected the proof or did not answer; it can be retried if the page stays open. */
  | { type: 'unproven' }
  /** An earlier order is still unpaid. */
  | { type: 'found'; orderId: number }
  /** The order can no longer be paid. */
  | { type: 'forgotten' };

export const ready: PaymentState = { step: 'ready', again: false };

/** Ignores events that do not fit the state, such as a double press or a late message. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'asked':
      if (state.step === 'ready') return { step: 'preparing', orderId: null };
      return state.step === 'unfinished' ? { step: 'preparing', orderId: state.orderId } : state;
    case 'stopped':
      if (state.step === 'paying') return { step: 'unfinished', orderId: state.orderId, refusal: null };
      if (state.step !== 'preparing') return state;
      return state.orderId === null
        ? { step: 'ready', again: event.again }
        : { step: 'unfinished', orderId: state.orderId, refusal: null };
    case 'opened':
      if (state.step !== 'preparing') return state;
      return { step: 'paying', orderId: event.orderId, refusal: null };
    case 'refused':
      return state.step === 'paying' ? { ...state, refusal: event.refusal } : state;
    case 'dismissed':
      if (state.step !== 'paying') return state;
      return { step: 'unfinished', orderId: state.orderId, refusal: state.refusal };
    case 'proven':
      // A bank's page may report success after the window was closed.
      if (state.step !== 'paying' && state.step !== 'unfinished') return state;
      return { step: 'verifying', orderId: state.orderId };
    case 'settled':
      return state.step === 'verifying' ? { step: 'done', orderId: state.orderId } : state;
    case 'unproven':
      if (state.step !== 'verifying') return state;
      return { step: 'unfinished', orderId: state.orderId, refusal: null };
    case 'found':
      if (state.step !== 'ready') return state;
      return { step: 'unfinished', orderId: event.orderId, refusal: null };
    case 'forgotten':
      return state.step === 'unfinished' || state.step === 'preparing' ? ready : state;
  }
}

export function isUnderWay({ step }: PaymentState): boolean {
  return step === 'preparing' || step === 'paying' || step === 'verifying' || step === 'done';
}
