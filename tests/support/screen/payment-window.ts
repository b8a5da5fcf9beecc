import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Provider = NonNullable<Window['Razorpay']>;
type Options = ConstructorParameters<Provider>[0];
type FailureListener = Parameters<InstanceType<Provider>['on']>[1];

export interface PaymentWindow {
  /** The options of each opened window, in order. */
  opened: Options[];
  /** What the person does in the last window. */
  pay(): void;
  /** `reason` is the provider's, such as `card_declined`. */
  refuse(reason: string): void;
  close(): void;
}

/** The provider's script, already loaded: its window does what the test says. */
export function fakePaymentWindow(): PaymentWindow {
  const opened: Options[] = [];
  let refuse: FailureListener = () => undefined;
  window.Razorpay = class {
    readonly #options: Options;
    constructor(options: Options) {
      this.#options = options;
    }
    open(): void {
      opened.push(this.#options);
    }
    on(_event: 'payment.failed', listener: FailureListener): void {
      refuse = listener;
    }
  };
  onTestFinished(() => {
    delete window.Razorpay;
  });
  const last = () => opened.at(-1);
  const proof = () => ({
    razorpay_order_id: last()?.order_id ?? '',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'signed',
  });
  return {
    opened,
    pay: () => act(() => void last()?.handler?.(proof())),
    refuse: (reason) => act(() => void refuse({ error: { code: 'BAD_REQUEST_ERROR', reason } })),
    close: () => act(() => void last()?.modal.ondismiss()),
  };
}

/** The script elements that the page adds; the test decides whether they load. */
export function holdScripts(): Element[] {
  const asked: Element[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    asked.push(...nodes.filter((node) => node instanceof Element));
  });
  return asked;
}
