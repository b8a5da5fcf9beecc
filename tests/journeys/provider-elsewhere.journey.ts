import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { createRazorpayEmulator } from '#emulators/razorpay/create-emulator.ts';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const key = { id: 'rzp_test_elsewhere00', secret: 'a secret of the provider' };

/** A site whose payment provider has a separate origin, like Razorpay. */
const elsewhere = journey.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      const provider = createServer((request, response) => emulator.handle(request, response));
      provider.listen(0, '127.0.0.1');
      await once(provider, 'listening');
      const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
      const emulator = createRazorpayEmulator({
        keyId: key.id,
        keySecret: key.secret,
        webhookSecrets: ['a secret of webhooks'],
        publicUrl: () => address,
      });
      const site = await startSite({
        RAZORPAY_KEY_ID: key.id,
        RAZORPAY_KEY_SECRET: key.secret,
        RAZORPAY_WEBHOOK_SECRETS: 'a secret of webhooks',
        RAZORPAY_API_BASE: address,
        RAZORPAY_CHECKOUT_JS: `${address}/v1/checkout.js`,
      });
      await use(site);
      await site.stop();
      await emulator.close();
      provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

elsewhere('who comes to the checkout by a link pays without the page being loaded anew', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Farida Khatri'));
  const { id } = await publishDesign(maker);
  const shopper = await open();
  const { page } = shopper;
  await register(shopper, newPerson('Asha Rao'));
  await page.goto(`/product/${id}`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole('link', { name: 'Order Now' }).click();
  await fillAddress(page);
  await placeOrder(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
});
