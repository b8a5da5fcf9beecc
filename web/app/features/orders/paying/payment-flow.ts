import type { PaymentRefusal } from './payment-refusal.ts';

/** Where the payment of an instalment stands in this window. The order itself is the server's to know. */
export type PaymentState =
  /** Nothing is under way. `again` after a failure that is worth another press. */
  | { step: 'ready'; again: boolean }
  /** The script and the order are being fetched. */
  | { step: 'preparing'; orderId: number | null }
  /** The payment window is open. `refusal` is its last bad news; the order stays payable. */
  | { step: 'paying'; orderId: number; refusal: PaymentRefusal | null }
  | { step: 'verifying'; orderId: number }
  /** An order is written down and waits for its advance. */
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
  /** The server did not believe the proof, or did not answer; where the page stays, it may be tried again. */
  | { type: 'unproven' }
  /** An order from before is still to be paid. */
  | { type: 'found'; orderId: number }
  /** That order cannot be paid any more. */
  | { type: 'forgotten' };

export const ready: PaymentState = { step: 'ready', again: false };

/** An event that does not fit the state leaves it as it is, so a double press or a late message does nothing. */
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
      // A bank's page may answer after the window was closed.
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
