import { expect, type Page } from '@playwright/test';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { journey, newPerson, register, settle, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { auditScreens, screens } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

/** Widths in px: a phone at 200 % zoom, and the narrowest phone. */
const narrowest = [195, 320];
// A trace of every step of the audit is larger than the audited pages.
journey.use({ trace: 'off' });

/**
 * Opens a page and checks its layout in narrow windows and the size of its fields. Other journeys audit it in
 * passing.
 */
async function visitNarrowly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.setViewportSize(screens.phone);
  expect.soft(await smallFields(page), `fields that an iPhone enlarges on ${address}`).toEqual([]);
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 600 });
    // Moving elements, such as a picture or a toast, may overflow until their animation ends.
    await expect.soft.poll(() => standsOut(page), `beyond ${width} px on ${address}`).toEqual([]);
  }
}

/** Opens a page once and runs all checks. */
async function visit(page: Page, address: string): Promise<void> {
  await visitNarrowly(page, address);
  await auditScreens(page, address);
}

/** Fields with a font size below 16 px, for which an iPhone zooms in. */
function smallFields(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea',
    )].filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120))`);
}

/** The first elements whose right edge lies outside the window or a list that scrolls by itself, such as an inbox. */
function standsOut(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    scrollTo(1000, scrollY);
    const pushed = scrollX;
    scrollTo(0, scrollY);
    const lists = [...document.querySelectorAll('main *')].filter((one) => {
      const { overflowY, overscrollBehaviorY } = getComputedStyle(one);
      return overflowY === 'auto' && overscrollBehaviorY === 'contain' && one.scrollWidth > one.clientWidth + 1;
    });
    if (pushed === 0 && lists.length === 0) return [];
    return ['needs ' + document.documentElement.scrollWidth, ...lists.map((one) => one.className), ...[...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 5).map((one) => one.tagName + ' ' + one.className)];
  })()`);
}

journey(
  'pages for visitors break no accessibility rule and have room in narrow windows',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Mamata Barman'));
    const { id } = await publishDesign(maker, { discount: '15' }, 3);
    const visitor = await open();
    visitor.expectComplaint(/status of 404/);
    const { page } = visitor;
    for (const address of [
      '/',
      `/product/${id}`,
      '/signin',
      '/forgot-password',
      '/help',
      '/help/size-guide',
      '/terms',
      '/privacy',
      '/nowhere',
      '/signup',
    ]) {
      await visit(page, address);
    }
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await auditScreens(page, 'a form with mistakes');
    for (const address of ['/search?q=silk', '/explore', '/help/returns-and-cancellation', '/contact'])
      await visitNarrowly(page, address);
  },
);

journey(
  'pages of a purchase and of its sale break no accessibility rule and have room in narrow windows',
  async ({ open }) => {
    journey.slow();
    const { maker, buyer, designId, orderId } = await sold(open);
    const makerId = await makerOf(buyer, designId);
    const { page } = buyer;
    await visit(page, '/chat');
    const asked = { receiverId: makerId, content: 'Is the border woven?', designId };
    await buyer.context.request.post('/api/chat/send', { data: asked });
    for (const address of [
      `/chat?receiverId=${makerId}`,
      `/checkout/${designId}`,
      `/order-confirmation?orderId=${orderId}`,
      '/userDashboard?tab=purchases',
      `/order-details/purchase/${orderId}`,
    ]) {
      await visit(page, address);
    }
    for (const address of [
      `/order-processing/${orderId}`,
      `/schedule-meeting/${orderId}`,
      '/complaints',
      `/product/${designId}/reviews`,
      `/product/${designId}/write-review`,
      '/enquiries',
      `/publicProfile/${makerId}`,
    ]) {
      await visitNarrowly(page, address);
    }
    await expectMenuWithin(page, `/publicProfile/${makerId}`);

    const words = { name: 'Ananya Iyer', email: 'ananya@example.in', message: 'In red, too?' };
    await buyer.context.request.post('/api/enquiry/createEnquiry', { data: { designId, ...words } });
    for (const address of [
      '/',
      `/product/${designId}`,
      '/userDashboard?tab=products',
      '/userDashboard?tab=sales',
      `/user/products/${designId}/sells-details`,
      `/order-details/sale/${orderId}`,
      '/upload-product',
      `/user/products/${designId}/edit`,
      '/settings',
      '/settings?tab=privacy',
      '/settings?tab=data',
      '/profile',
    ]) {
      await visit(maker.page, address);
    }
    for (const address of [
      '/meetings',
      '/enquiry-management',
      `/enquiry/${await newestEnquiry(maker)}`,
      '/notifications',
      '/work-board',
      '/earnings',
    ]) {
      await visitNarrowly(maker.page, address);
    }
  },
);

journey(
  'pages of a brief and its bid break no accessibility rule and have room in narrow windows',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await settle(maker, await register(maker, newPerson('Venkatanarasimharajuvaripeta Meenakshi')));
    await publishDesign(maker, { title: 'Venkatagiri jamdani lehenga with a border of jasmine' });
    const buyer = await open();
    await register(buyer, newPerson('Ananya Iyer'));
    const briefId = await postBrief(buyer);
    for (const address of ['/briefs/work', `/briefs/${briefId}`, `/quotes/new?brief=${briefId}`])
      await visit(maker.page, address);
    const quoteId = await bidOn(maker, briefId);
    for (const address of ['/briefs', '/briefs/new', `/briefs/${briefId}`, `/quotes/${quoteId}`])
      await visit(buyer.page, address);
    await visitNarrowly(maker.page, `/briefs/${briefId}`);
  },
);

/** Posts a brief through the API. */
async function postBrief({ context }: Visitor): Promise<number> {
  const data = {
    ...{ garment: 'lehenga', title: 'Venkatagiri lehenga like my grandmother’s', words: 'In green silk.' },
    ...{ budgetFrom: 15_000, budgetTo: 30_000, neededBy: addDays(istDayOf(new Date()), 90) },
    ...{ pincode: '560003', wearer: 'SELF' },
  };
  const answer = await context.request.post('/api/briefs', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { brief: { id: number } }).brief.id;
}

/** Answers a brief through the API. */
async function bidOn({ context }: Visitor, briefId: number): Promise<number> {
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  const image = { name: 'sketch.jpg', mimeType: 'image/jpeg', buffer };
  const post = async <T>(path: string, how: object): Promise<T> => {
    const answer = await context.request.post(path, how);
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  };
  const sent = await post<{ data: { mediaId: number } }>('/api/quotes/pictures', { multipart: { image } });
  const words = { title: 'Lehenga in katan silk', words: 'With a wide border.', included: 'Blouse' };
  const lines = [{ label: 'Lehenga', amount: 24_000, days: 20 }];
  const { quote } = await post<{ quote: { id: number; version: number } }>('/api/quotes', {
    data: { ...words, lines, briefId, mediaIds: [sent.data.mediaId] },
  });
  await post(`/api/quotes/${quote.id}/offer`, { data: { version: quote.version } });
  return quote.id;
}

/** Opens the menu of a profile in narrow windows, and rotates the phone while it is open. */
async function expectMenuWithin(page: Page, profile: string): Promise<void> {
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(profile);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const isMenuWithin = async () => {
      const menu = await page.getByRole('menu', { name: 'More' }).boundingBox();
      return menu !== null && menu.x >= 0 && menu.x + menu.width <= width;
    };
    expect(await isMenuWithin(), `the menu of a profile at ${width}`).toBe(true);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width, height: 600 });
    await expect.poll(isMenuWithin, 'the same after the window was turned').toBe(true);
  }
}

/** A design, and an order of it with a paid advance. */
async function sold(open: () => Promise<Visitor>) {
  const maker = await open();
  const seller = await register(maker, newPerson('Venkatanarasimharajuvaripeta Meenakshi'));
  await settle(maker, seller);
  const title = 'Venkatagiri jamdani anarkali with a border of jasmine';
  const { id: designId } = await publishDesign(maker, { title, price: '142000' });
  const buyer = await open();
  await register(buyer, newPerson('Ananya Iyer'));
  return { maker, buyer, designId, orderId: (await orderPaid(buyer, designId)).orderId };
}

async function newestEnquiry({ context }: Visitor): Promise<number> {
  const answer = await context.request.get('/api/enquiry/getEnquiriesForSellerProducts');
  return ((await answer.json()) as { data: { id: number }[] }).data[0]?.id ?? 0;
}

async function makerOf({ context }: Visitor, designId: number): Promise<number> {
  const answer = await context.request.get(`/api/design/getProductDetails/${designId}`);
  return ((await answer.json()) as { product: { designer: { id: number } } }).product.designer.id;
}
