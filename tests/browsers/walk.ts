import type { Driver } from './browser.ts';
import { visitorOf } from './browser.ts';
import type { Shop } from './open-shop.ts';

/** What the card's bank sends in the emulator: any code of digits. */
const card = { number: '4100280000001007', expiry: '1234', cvv: '123', otp: '123456' };

/**
 * What a person does first of all: signs in, likes a design, writes to its maker, orders it and pays the advance, and looks
 * at what they have bought. `say` hears each step before it is taken.
 */
export async function walk(driver: Driver, shop: Shop, say: (step: string) => Promise<void>): Promise<void> {
  const visitor = visitorOf(driver);
  const { buyer, maker, design } = shop;
  const at = (path: string) => visitor.goTo(shop.url + path);

  await say('sign in');
  await at('/signin');
  await visitor.write('^Email', buyer.email);
  await visitor.write('^Password$', buyer.password);
  await visitor.press('button', '^Sign In$');
  await visitor.untilTrue(
    'the page after signing in',
    "function () { return location.pathname !== '/signin'; }",
  );

  await say('like');
  await at(`/product/${design.id}`);
  const isLiked =
    'function (wanted) { return document.querySelector(\'button[aria-label^="Like"][aria-pressed]\')?.ariaPressed === wanted; }';
  await visitor.untilTrue('a design that is not liked', isLiked, 'false');
  await visitor.press('button', '^Like, ');
  await visitor.untilTrue('a design that is liked', isLiked, 'true');
  await at(`/product/${design.id}`);
  await visitor.untilTrue('the like after a reload', isLiked, 'true');

  await say('chat');
  await at(`/chat?receiverId=${maker.id}`);
  await visitor.write(`^Message to ${maker.name}`, 'Namaste, is the border woven in?');
  await visitor.press('button', '^Send$');
  await visitor.see('text', '^Sent$');

  await say('pay');
  await at(`/product/${design.id}`);
  await visitor.press('link', '^Order Now$');
  await visitor.see('heading', '^Checkout$');
  await visitor.write('^Phone', '+919845011111');
  await visitor.write('^Address', '14, 3rd Cross, Malleshwaram');
  await visitor.write('^City', 'Bengaluru');
  await visitor.write('^State', 'Karnataka');
  await visitor.write('^PIN code', '560003');
  await visitor.press('button', '^Place Order$');
  await visitor.within('^Payment window$', async () => {
    await visitor.write('^Card number', card.number);
    await visitor.write('^Expiry', card.expiry);
    await visitor.write('^CVV', card.cvv);
    await visitor.press('button', '^Pay ₹');
    await visitor.write('OTP', card.otp);
    await visitor.press('button', '^Continue$');
  });
  await visitor.see('heading', '^Thank you');

  await say('dashboard');
  await at('/userDashboard?tab=purchases');
  await visitor.see('heading', 'Dashboard');
  await visitor.see('text', design.title);
}
