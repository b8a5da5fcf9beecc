import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { demoPassword, demoSignIns } from '#server/demo/content/demo-sign-ins.ts';
import { type Person, register } from '#tests/support/journey.ts';
import { addressesWithTokens, confirmationsOf } from './addresses-with-tokens.ts';
import { refuseWrites } from './refuse-writes.ts';
import type { Walk } from './walk.ts';

export interface Walker extends Pick<Walk, 'context' | 'alsoFrom' | 'isWanted' | 'presses'> {
  who: string;
}

const isOfDesk = (pattern: string) => pattern.startsWith('/admin');
/** Help and legal pages are the same for everyone, so only the visitor opens them. */
const isOfMembers = (pattern: string) =>
  !isOfDesk(pattern) && !/^\/(help|about|contact|terms|privacy|\*)/.test(pattern);

/** The people whose pages are walked, longest walk first. */
export async function walkersOf(browser: Browser, address: string, newcomer: Person): Promise<Walker[]> {
  const open = async (person?: { email: string; password?: string }) => {
    const context = await openContext(browser, address);
    if (person) await enter(context, person);
    return context;
  };
  const shopper = await open(demoSignIns.shopper);
  const fresh = await open();
  await register({ context: fresh, page: await fresh.newPage(), expectComplaint: () => undefined }, newcomer);
  return [
    { who: 'maker', context: await open(demoSignIns.designer), isWanted: isOfMembers, presses: true },
    {
      who: 'shopper',
      context: shopper,
      alsoFrom: await confirmationsOf(shopper.request),
      isWanted: isOfMembers,
      presses: true,
    },
    {
      who: 'visitor',
      context: await open(),
      alsoFrom: await addressesWithTokens(shopper.request),
      isWanted: (pattern) => !isOfDesk(pattern),
      presses: true,
    },
    { who: 'admin', context: await open(demoSignIns.admin), isWanted: isOfDesk, presses: true },
    // A person whose lists are still empty.
    {
      who: 'newcomer',
      context: fresh,
      isWanted: (pattern) => isOfMembers(pattern) && !/:\w+$/.test(pattern),
      presses: false,
    },
  ];
}

async function openContext(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    // Pages cached by the service worker would never be used.
    serviceWorkers: 'block',
  });
  // Long enough for a busy machine, short enough for a timeout to name what is missing.
  context.setDefaultTimeout(20_000);
  await context.addInitScript(refuseWrites);
  // Accepts the warning about leaving an unsaved form.
  context.on('page', (page) => page.on('dialog', (asked) => void asked.accept()));
  return context;
}

async function enter(
  context: BrowserContext,
  { email, password = demoPassword }: Partial<Person>,
): Promise<void> {
  await expect(async () => {
    const answer = await context.request.post('/api/auth/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 120_000 });
}
