import { chromium } from '@playwright/test';

/**
 * Lighthouse's slow 4G, applied per request by the browser: latency in milliseconds, throughput in bytes a
 * second.
 */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * Loads a page as a phone does (screen, processor four times slower, slow 4G). Returns milliseconds to the
 * largest paint and of the longest task (0 if none takes longer than 50).
 */
export async function loadOnPhone(executablePath, address) {
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
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4g);
    await page.addInitScript(() => {
      window.load = { largestPaintMs: 0, longestTaskMs: 0 };
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.load.largestPaintMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.load.longestTaskMs = Math.max(window.load.longestTaskMs, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => window.load);
  } finally {
    await browser.close();
  }
}
