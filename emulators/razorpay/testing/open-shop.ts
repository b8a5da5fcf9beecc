import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { createRazorpayEmulator } from '../create-emulator.ts';
import { closeServer, KEY_SECRET, listen, startTestEmulator } from './start-test-emulator.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export interface Shop {
  readonly page: Page;
  /** The payment window inside its frame. */
  readonly pay: FrameLocator;
  readonly emulatorUrl: string;
  readonly orderId: string;
  /** What the shop's page was told, in order: `handler`, `ondismiss`, `payment.failed`. */
  told(): Promise<{ what: string; with: Record<string, unknown> }[]>;
  /** Form posts that reached the shop's callback address. */
  readonly posts: { origin: string | undefined; fields: URLSearchParams }[];
  /** Sentences of the browser's console that speak of a broken rule, and uncaught errors. */
  readonly complaints: string[];
}

export interface ShopSettings {
  /** `foreign`: the emulator on its own port; `mounted`: under the shop's own origin. */
  readonly place?: 'foreign' | 'mounted';
  readonly width?: number;
  readonly options?: Record<string, unknown>;
  readonly amount?: number;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}

/** A shop's page with a strict nonce policy, on which the Pay button has been pressed. */
export async function openShop(browser: Browser, settings: ShopSettings = {}): Promise<Shop> {
  const { place = 'foreign', width = 1440, options = {}, amount = 2_095_200 } = settings;
  const posts: Shop['posts'] = [];
  const basePath = '/emulators/razorpay';
  const mounted = createRazorpayEmulator({
    keySecret: KEY_SECRET,
    webhookSecrets: ['w'],
    basePath,
    publicUrl: () => `${shopUrl}${basePath}`,
  });
  let html = '';
  let policy = '';
  const server = createServer(async (req, res) => {
    if (await mounted.handle(req, res)) return;
    if (req.method === 'POST') {
      let body = '';
      for await (const chunk of req) body += chunk;
      posts.push({ origin: req.headers.origin, fields: new URLSearchParams(body) });
    }
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    res.end(req.url === '/callback' ? '<title>Order confirmation</title>' : html);
  });
  const shopUrl = await listen(server);
  onTestFinished(async () => {
    await mounted.close();
    await closeServer(server);
  });
  const emulatorUrl = place === 'mounted' ? `${shopUrl}${basePath}` : (await startTestEmulator()).url;
  const orderId = await makeOrder(emulatorUrl, amount);

  const nonce = randomBytes(12).toString('base64');
  const source = place === 'mounted' ? "'self'" : emulatorUrl;
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
  // Shorter than a test may take, so that a missing button is named instead of a test timing out.
  context.setDefaultTimeout(10_000);
  onTestFinished(() => context.close());
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
    emulatorUrl,
    orderId,
    posts,
    complaints,
    told: () => page.evaluate('window.told'),
  };
}

async function makeOrder(emulatorUrl: string, amount: number): Promise<string> {
  const answer = await fetch(`${emulatorUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`rzp_test_emulator00:${KEY_SECRET}`)}` },
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
