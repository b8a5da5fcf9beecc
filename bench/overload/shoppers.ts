import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { providerKeySecret, webhookSecret } from '../our-server.ts';

/** The numbers of attempts and of successes at the first try. */
export interface Share {
  begun: number;
  done: number;
  /** Milliseconds of each success. */
  times: number[];
  /** Statuses of the failed attempts. */
  refusals: Record<string, number>;
}

export interface Shoppers {
  checkouts: Share;
  webhooks: Share;
  signIns: Share;
}

interface Settings {
  url: string;
  size: number;
  /** The sessions of the buyers. */
  cookies: string[];
  /** The email address of the account that signs in. The password is that of `join`. */
  email: string;
  seconds: number;
  perSecond: { checkouts: number; webhooks: number; signIns: number };
}

class Refused extends Error {}

/** Runs buyers, the provider's webhooks for their payments, and sign-ins during the overload. */
export async function shop({ url, size, cookies, email, seconds, perSecond }: Settings): Promise<Shoppers> {
  const shares = { checkouts: share(), webhooks: share(), signIns: share() };
  const paid: string[] = [];

  async function call(
    path: string,
    init: { cookie?: string; key?: string; body?: unknown },
  ): Promise<unknown> {
    const answer = await fetch(`${url}${path}`, {
      headers: {
        ...(init.cookie ? { cookie: init.cookie } : {}),
        ...(init.key ? { 'idempotency-key': init.key } : {}),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(init.body ? { method: 'POST', body: JSON.stringify(init.body) } : {}),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Refused(`${answer.status} ${path.split('/').slice(0, 4).join('/')}`);
    return path.startsWith('/api') ? JSON.parse(text) : text;
  }

  async function checkOut(): Promise<void> {
    const cookie = cookies[randomInt(cookies.length)] ?? '';
    const designId = randomInt(1, size + 1);
    await call(`/checkout/${designId}`, { cookie });
    await call('/api/order/current-user-shipping-address', { cookie });
    await call('/api/order/paymentWindow', { cookie });
    const { orderId, razorpayOrderId } = (await call('/api/order/create', {
      cookie,
      key: randomUUID(),
      body: {
        items: [{ designId, quantity: 1 }],
        shippingDetails,
        specialInstructions: '',
        saveAddress: true,
      },
    })) as { orderId: number; razorpayOrderId: string };
    const paymentId = razorpayOrderId.replace('order_', 'pay_');
    await call('/api/order/verifyInitialPayment', {
      cookie,
      body: {
        orderId,
        razorpay_order_id: razorpayOrderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: sign(`${razorpayOrderId}|${paymentId}`, providerKeySecret),
      },
    });
    await call(`/api/order/confirmation/${orderId}`, { cookie });
    paid.push(razorpayOrderId);
  }

  async function sendWebhook(): Promise<void> {
    const orderId = paid[randomInt(Math.max(1, paid.length))] ?? 'order_nobodysOrder00';
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: {
        payment: {
          entity: {
            id: orderId.replace('order_', 'pay_'),
            order_id: orderId,
            amount: 100,
            currency: 'INR',
            status: 'captured',
            created_at: Math.floor(Date.now() / 1000),
          },
        },
      },
    });
    const answer = await fetch(`${url}/api/payments/razorpay/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(body, webhookSecret),
        'x-razorpay-event-id': randomUUID(),
      },
      body,
    });
    await answer.text();
    if (answer.status !== 200) throw new Refused(`${answer.status} webhook`);
  }

  const signIn = async () => {
    await call('/api/auth/login', { body: { email, password: 'warp and weft 2026', rememberMe: false } });
  };

  const running: Promise<void>[] = [];
  async function keepBeginning(of: Share, rate: number, act: () => Promise<void>): Promise<void> {
    for (let nth = 0; nth < rate * seconds; nth++) {
      running.push(count(of, act));
      await sleep(1000 / rate);
    }
  }
  await Promise.all([
    keepBeginning(shares.checkouts, perSecond.checkouts, checkOut),
    keepBeginning(shares.webhooks, perSecond.webhooks, sendWebhook),
    keepBeginning(shares.signIns, perSecond.signIns, signIn),
  ]);
  await Promise.all(running);
  return shares;
}

function share(): Share {
  return { begun: 0, done: 0, times: [], refusals: {} };
}

async function count(of: Share, act: () => Promise<void>): Promise<void> {
  of.begun += 1;
  const since = performance.now();
  try {
    await act();
    of.done += 1;
    of.times.push(performance.now() - since);
  } catch (error) {
    const why = error instanceof Refused ? error.message : String(error);
    of.refusals[why] = (of.refusals[why] ?? 0) + 1;
  }
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

const shippingDetails = {
  name: 'Asha Rao',
  phone: '',
  address: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
};
