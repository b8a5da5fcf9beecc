import { chromium } from '@playwright/test';

/**
 * Milliseconds of the longest task while a page loads and hydrates, on a
 * phone's screen and a processor four times slower than this one; 0 where none takes longer than 50.
 */
export async function longestTask(executablePath, address) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      window.longest = 0;
      const note = (list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      };
      new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => window.longest);
  } finally {
    await browser.close();
  }
}
