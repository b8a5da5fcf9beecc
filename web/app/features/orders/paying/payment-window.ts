import type { Locale } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { dismissAnswers } from '#web/ui/floats/toast.ts';
import type { PaymentProof, PaymentRequest } from './paying.api.ts';
import { type PaymentRefusal, type ProviderFailure, refusalOf } from './payment-refusal.ts';

interface WindowOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  config: { display: { language: string } };
  handler?: (proof: Omit<PaymentProof, 'orderId'>) => void;
  callback_url?: string;
  redirect?: boolean;
  modal: { ondismiss: () => void };
}

interface ProviderWindow {
  open(): void;
  on(event: 'payment.failed', listener: (failure: { error: ProviderFailure }) => void): void;
}

/** The provider's codes for our languages; it supports seven, ours among them. */
const windowLanguages: Record<Locale, string> = { en: 'en', hi: 'hi', bn: 'ben', ta: 'tam' };

declare global {
  interface Window {
    Razorpay?: new (options: WindowOptions) => ProviderWindow;
  }
}

const scriptTimeout = 15_000;
let loading: Promise<void> | undefined;

/** Loads the provider's script once. Rejects if it fails to load; the next call tries again. */
export function loadPaymentScript(url: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= fetchScript(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const give = (failed: boolean) => {
      clearTimeout(timer);
      if (!failed && window.Razorpay) return resolve();
      script.remove();
      reject(new Error('the payment script did not load'));
    };
    const timer = setTimeout(() => give(true), scriptTimeout);
    script.src = url;
    script.onload = () => give(false);
    script.onerror = () => give(true);
    document.head.append(script);
  });
}

/** In-app browsers that cannot show the window's iframe; there the whole page redirects to the provider and back. */
export function needsRedirect(userAgent: string): boolean {
  return /Instagram|FBA[NV]|FB_IAB|UCBrowser|Opera Mini/.test(userAgent);
}

export interface PaymentCallbacks {
  onProof: (proof: PaymentProof) => void;
  /** A payment was refused; the window stays open for another try. */
  onRefused: (refusal: PaymentRefusal) => void;
  /** The visitor closed the window; whether money was paid is unknown. */
  onDismissed: () => void;
}

interface Bill {
  request: PaymentRequest;
  description: string;
  payer: { name: string; email: string; phone: string };
}

/** Opens the payment window. Throws if the script is not loaded. */
export function openPaymentWindow({ request, description, payer }: Bill, callbacks: PaymentCallbacks): void {
  if (!window.Razorpay) throw new Error('the payment script is not loaded');
  const { orderId, razorpayKey, razorpayOrderId, amount, currency, callbackUrl } = request;
  const madder = getComputedStyle(document.documentElement).getPropertyValue('--tb-madder').trim();
  const provider = new window.Razorpay({
    key: razorpayKey,
    // Floating point: 0.29 × 100 is 28.999999999999996.
    amount: Math.round(amount * 100),
    currency,
    name: 'Tanabana',
    description,
    order_id: razorpayOrderId,
    prefill: { name: payer.name, email: payer.email, contact: payer.phone },
    theme: { color: madder },
    config: { display: { language: windowLanguages[pageLocale()] } },
    modal: { ondismiss: callbacks.onDismissed },
    ...(needsRedirect(navigator.userAgent)
      ? { callback_url: callbackUrl, redirect: true }
      : { handler: (proof) => callbacks.onProof({ ...proof, orderId }) }),
  });
  provider.on('payment.failed', ({ error }) => callbacks.onRefused(refusalOf(error)));
  dismissAnswers();
  provider.open();
}
