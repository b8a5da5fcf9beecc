import type { Driver } from './browser.ts';
import { visitorOf } from './browser.ts';
import type { Shop } from './open-shop.ts';

/** A test card of the emulator, whose bank accepts any digits as its code. */
const card = { number: '4100280000001007', expiry: '1234', cvv: '123', otp: '123456' };

const answer = 'Namaste, it is woven in.';

/** Runs in the page: whether the welcome toast is shown without covering the page. */
const isGreeted = `function () {
  const messages = document.querySelector('[popover][aria-live]');
  return messages.textContent.includes('Welcome back!') && messages.getBoundingClientRect().height < 120;
}`;

/** Runs in the page: whether the like button has the wanted state. */
const isLiked = `function (wanted) {
  return document.querySelector('button[aria-label^="Like"][aria-pressed]')?.ariaPressed === wanted;
}`;

/**
 * Runs in the page: whether the server has answered the like. A page requested before that may be rendered without
 * it.
 */
const isLikeAnswered = `function () {
  return performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
    name.includes('/api/design/likeUnLikeDesign/') && responseEnd > 0);
}`;

const orderNumber = `function () {
  return /TB-\\d{4}-\\d{6}/.exec(document.querySelector('main').textContent)?.[0] ?? null;
}`;

/**
 * The main scenario: a person signs in, likes a design, writes to its maker and gets an answer, orders the design,
 * pays the advance, and opens their purchases. `say` is called before each step.
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
  await visitor.untilTrue('a greeting that lets the page be seen', isGreeted);
  await visitor.see('text', '^For you$');

  await say('like');
  await at(`/product/${design.id}`);
  await visitor.untilTrue('a design that is not liked', isLiked, 'false');
  await visitor.press('button', '^Like, ');
  await visitor.untilTrue('a design that is liked', isLiked, 'true');
  await visitor.untilTrue('the answer to the like', isLikeAnswered);
  await at(`/product/${design.id}`);
  await visitor.untilTrue('the like after a reload', isLiked, 'true');

  await say('chat');
  await at(`/chat?receiverId=${maker.id}`);
  await visitor.write(`^Message to ${maker.name}`, 'Namaste, is the border woven in?');
  await visitor.press('button', '^Send$');
  await visitor.see('text', '^Sent$');
  // The answer comes through the socket, without a reload.
  await shop.answer(answer);
  await visitor.see('text', `^${answer}$`);

  await say('inbox');
  await at('/chat');
  await visitor.see('link', `${maker.name}.*${answer}`);

  await say('check out');
  await at(`/product/${design.id}`);
  await visitor.press('link', '^Order Now$');
  await visitor.see('heading', '^Checkout$');
  await visitor.write('^Phone', '+919845011111');
  await visitor.write('^Address', '14, 3rd Cross, Malleshwaram');
  await visitor.write('^City', 'Bengaluru');
  await visitor.write('^State', 'Karnataka');
  await visitor.write('^PIN code', '560003');

  await say('pay');
  await visitor.press('button', '^Place Order$');
  await visitor.within('^Payment window$', async () => {
    await visitor.write('^Card number', card.number);
    await visitor.write('^Expiry', card.expiry);
    await visitor.write('^CVV', card.cvv);
    await visitor.see('button', '^Pay ₹');
    await say('code of the bank');
    await visitor.press('button', '^Pay ₹');
    await visitor.write('OTP', card.otp);
    await say('thanks');
    await visitor.press('button', '^Continue$');
  });
  await visitor.see('heading', '^Thank you');
  const number = String(await driver.call(orderNumber, []));

  await say('dashboard');
  await at('/userDashboard?tab=purchases');
  await visitor.see('heading', '^Your orders$');
  await visitor.see('text', `^${design.title}$`);
  await visitor.see('text', `^${number}$`);
}
