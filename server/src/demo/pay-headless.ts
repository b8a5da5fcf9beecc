import * as z from 'zod/mini';
import type { PaymentProof } from '#server/modules/payments/public.ts';

/** Pays a provider's order without the payment window. Returns what the window would return. */
export type PayHeadless = (razorpayOrderId: string) => Promise<PaymentProof>;

const handedOver = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

/** Works with the emulator only: any other provider requires a person to pay. */
export function makePayHeadless(apiBase: () => string): PayHeadless {
  return async (razorpayOrderId) => {
    const response = await fetch(`${apiBase()}/__emu/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: razorpayOrderId, method: 'upi', instrument: 'success@razorpay' }),
    });
    if (!response.ok) throw new Error(`The payment emulator answered with ${response.status}`);
    const proof = handedOver.parse(await response.json());
    return {
      razorpayOrderId: proof.razorpay_order_id,
      razorpayPaymentId: proof.razorpay_payment_id,
      signature: proof.razorpay_signature,
    };
  };
}

/**
 * Null unless a server on this machine identifies itself as the emulator, because with a real provider only people
 * may move money.
 */
export async function findPayHeadless(apiBase: string): Promise<PayHeadless | null> {
  const isNear = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(apiBase).hostname);
  return isNear && (await isEmulator(apiBase)) ? makePayHeadless(() => apiBase) : null;
}

async function isEmulator(apiBase: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiBase}/__emu/`, { signal: AbortSignal.timeout(2000) });
    return z.object({ emulator: z.literal('razorpay') }).safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}
