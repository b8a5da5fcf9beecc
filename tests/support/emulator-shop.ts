import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type FrameLocator, type Page, test } from '@playwright/test';
import { createRazorpayEmulator } from '#emulators/razorpay/create-emulator.ts';

export const keySecret = 'test_key_secret';

export interface Shop {
  readonly page: Page;
  /** The payment window inside its frame. */
  readonly pay: FrameLocator;
  readonly orderId: string;
  /** The callbacks of the shop's page, in order: `handler`, `ondismiss`, `payment.failed`. */
  told(): Promise<{ what: string; with: Record<string, unknown> }[]>;
  /** Form posts that arrived at the shop's callback URL. */
  readonly posts: { origin: string | undefined; fields: URLSearchParams }[];
  /** Console messages about policy violations, and uncaught errors. */
  readonly complaints: string[];
}

interface ShopSettings {
  /** `foreign`: the emulator on its own port; `mounted`: under the shop's origin. */
  readonly place?: 'foreign' | 'mounted';
  readonly width?: number;
  readonly options?: Record<string, unknown>;
  readonly amount?: number;
}

type OpenShop = (settings?: ShopSettings) => Promise<Shop>;

/** A test of the emulator's payment window alone, with a shop's page of its own. */
export const paymentWindow = test.extend<{ openShop: OpenShop }>({
  openShop: async ({ browser }, use) => {
    const opened: (() => Promise<unknown>)[] = [];
    await use((settings = {}) => openShop(browser, settings, (close) => opened.push(close)));
    for (const close of opened.reverse()) await close();
  },
});

/** A shop's page with a strict nonce policy, after a press of Pay. */
async function openShop(
  browser: Browser,
  settings: ShopSettings,
  afterwards: (close: () => Promise<unknown>) => void,
): Promise<Shop> {
  const { place = 'foreign', width = 1440, options = {}, amount = 2_095_200 } = settings;
  const posts: Shop['posts'] = [];
  const basePath = '/emulators/razorpay';
  const isMounted = place === 'mounted';
  const emulator = createRazorpayEmulator({
    keySecret,
    webhookSecrets: ['w'],
    ...(isMounted ? { basePath } : {}),
    publicUrl: () => emulatorUrl,
  });
  let html = '';
  let policy = '';
  const server = createServer(async (req, res) => {
    if (isMounted && (await emulator.handle(req, res))) return;
    if (req.method === 'POST') {
      let body = '';
      for await (const chunk of req) body += chunk;
      posts.push({ origin: req.headers.origin, fields: new URLSearchParams(body) });
    }
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    res.end(req.url === '/callback' ? '<title>Order confirmation</title>' : html);
  });
  const shopUrl = await listen(server);
  const foreign = createServer(async (req, res) => {
    if (!(await emulator.handle(req, res))) res.writeHead(404).end();
  });
  const emulatorUrl = isMounted ? `${shopUrl}${basePath}` : await listen(foreign);
  afterwards(async () => {
    await emulator.close();
    for (const each of [server, foreign]) {
      each.closeAllConnections();
      each.close();
    }
  });
  const orderId = await makeOrder(emulatorUrl, amount);

  const nonce = randomBytes(12).toString('base64');
  const source = isMounted ? "'self'" : emulatorUrl;
  policy =
    `default-src 'none'; script-src 'nonce-${nonce}' ${source}; style-src 'nonce-${nonce}'; ` +
    `frame-src ${source}; form-action 'self'; img-src data:; base-uri 'none'`;
  html = shopPage(nonce, `${emulatorUrl}/v1/checkout.js`, {
    key: 'rzp_test_emulator00',
    amount,
    currency: 'INR',
    name: 'Tanabana',
    description: 'Advance for Gulnaar katan silk saree',
    order_id: orderId,
    prefill: { name: 'Ananya Iyer', email: 'ananya.iyer@example.in', contact: '+919845021137' },
    callback_url: options.redirect ? `${shopUrl}/callback` : undefined,
    ...options,
  });
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  // Shorter than the test's time limit, so that a missing button is named.
  context.setDefaultTimeout(20_000);
  afterwards(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Uncaught|Refused/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(shopUrl);
  await page.getByRole('button', { name: 'Place Order' }).click();
  return {
    page,
    pay: page.frameLocator('iframe[title="Payment window"]'),
    orderId,
    posts,
    complaints,
    told: () => page.evaluate('window.told'),
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function makeOrder(emulatorUrl: string, amount: number): Promise<string> {
  const answer = await fetch(`${emulatorUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`rzp_test_emulator00:${keySecret}`)}` },
    body: JSON.stringify({ amount, currency: 'INR', payment: { capture: 'automatic' } }),
  });
  const order = (await answer.json()) as { id: string };
  return order.id;
}

function shopPage(nonce: string, checkoutJs: string, options: Record<string, unknown>): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Checkout</title><link rel="icon" href="data:,">
<style nonce="${nonce}">:root{color-scheme:light dark} body{font:16px system-ui;padding:24px}</style></head>
<body><h1>Checkout</h1><button id="order">Place Order</button>
<script nonce="${nonce}">
window.told = [];
const tell = (what, value) => window.told.push({ what, with: value });
document.getElementById('order').addEventListener('click', () => {
  const script = document.createElement('script');
  script.src = ${JSON.stringify(checkoutJs)};
  script.onload = () => {
    const options = ${JSON.stringify(options)};
    options.handler = options.redirect ? undefined : (response) => tell('handler', response);
    options.modal = { ...options.modal, ondismiss: () => tell('ondismiss', {}) };
    const rzp = new Razorpay(options);
    rzp.on('payment.failed', ({ error }) => tell('payment.failed', error));
    rzp.open();
  };
  document.head.append(script);
});
</script></body></html>`;
}
