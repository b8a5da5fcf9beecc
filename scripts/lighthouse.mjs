import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOnPhone } from './phone-load.mjs';
import { PlainError, root, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

/*
 * `npm run lighthouse` runs Google's Lighthouse on the landing pages, as a phone on a slow network, light and dark.
 * Lighthouse calculates its LCP (~), delayed by every script before the largest paint. The gate uses the LCP that a
 * browser measures on a slowed network.
 * It serves the demo itself, or takes a running site and optionally some of its pages:
 * `npm run lighthouse -- http://… / /explore`.
 * This version of Lighthouse is downloaded on demand, so that no install carries its two hundred packages.
 */
const lighthouse = 'lighthouse@13.5.0';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const least = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const most = { lcpMs: 2000, cls: 0.02, taskMs: 200, htmlBytes: 16_384 };

/**
 * The colour scheme that Chromium reports as the system's.
 * @type {Record<string, string>}
 */
const themes = { light: '1', dark: '0' };

await runScript(async () => {
  await setUp();
  const browser = process.env.CHROME_PATH ?? browsers.find(existsSync);
  if (!browser) throw new PlainError('No Chromium was found. Install one, or name it in CHROME_PATH.');
  const given = process.argv.slice(2).find((arg) => arg.startsWith('http'));
  const site = given ? { url: given.replace(/\/$/, ''), stop: async () => {} } : await serveDemo();
  try {
    const named = process.argv.slice(2).filter((arg) => arg.startsWith('/'));
    const paths = named.length > 0 ? named : await landingPages(site.url);
    const htmlBytes = await bytesOf(site.url);
    process.stdout.write(`HTML of the home page, by gzip: ${htmlBytes} bytes\n`);
    let isGood = htmlBytes <= most.htmlBytes;
    process.stdout.write(
      `${'page'.padEnd(22)}${'theme'.padEnd(7)}perf  a11y  best   seo  ~LCP ms    CLS  TBT ms\n`,
    );
    for (const path of paths) {
      for (const theme of Object.keys(themes)) {
        // Chromium sometimes misses the first events of a page.
        const ask = () => runLighthouse(browser, site.url + path, theme);
        const report = await ask().catch(ask);
        isGood = printScores(path, theme, report) && isGood;
      }
      const { largestPaintMs, longestTaskMs } = await loadOnPhone(browser, site.url + path);
      process.stdout.write(
        `  on a slow 4G and processor: largest paint ${largestPaintMs.toFixed(0)} ms, longest task ${longestTaskMs.toFixed(0)} ms\n`,
      );
      isGood = largestPaintMs <= most.lcpMs && longestTaskMs <= most.taskMs && isGood;
    }
    return isGood ? 0 : 1;
  } finally {
    await site.stop();
  }
});

/**
 * Starts the demo on its own port and data folder. Waits until it is filled, because filling would take processor
 * time from the browser.
 */
async function serveDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tanabana-lighthouse-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('close', done)).then(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, open] = /open at (\S+)/.exec(output) ?? [];
      if (open && output.includes('the demo is whole')) resolve(open.replace(/[.,]$/, ''));
      if (!output.includes('could not be filled')) return;
      child.kill('SIGTERM');
      reject(new PlainError(`The demo is not whole:\n${output}`));
    });
    void ended.then(() => reject(new PlainError(`The demo did not start:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Pages that need no account, with a design and a maker from the feed. */
async function landingPages(site) {
  const answer = await fetch(`${site}/api/design/getProductsForFeed`);
  const text = JSON.stringify(await answer.json());
  const design = /"id":(\d+)/.exec(text)?.[1];
  const html = await (await fetch(`${site}/product/${design}`)).text();
  const maker = /\/publicProfile\/(\d+)/.exec(html)?.[1];
  return ['/', `/product/${design}`, '/search', '/explore', `/publicProfile/${maker}`];
}

/** Bytes of the home page for a browser that accepts gzip. */
async function bytesOf(site) {
  const { request } = await import(site.startsWith('https:') ? 'node:https' : 'node:http');
  return new Promise((resolve, reject) => {
    const asked = request(site, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (answer) => {
      const { statusCode, headers } = answer;
      if (statusCode !== 200 || headers['content-encoding'] !== 'gzip')
        reject(new PlainError(`The home page was answered with ${statusCode}, or not by gzip.`));
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.once('end', () => resolve(bytes));
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Lighthouse's report for a URL. */
function runLighthouse(browser, address, theme) {
  const flags = `--headless=new --no-sandbox --disable-gpu --blink-settings=preferredColorScheme=${themes[theme]}`;
  const args = ['--yes', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const asked = ['--only-categories=performance,accessibility,best-practices,seo', '--form-factor=mobile'];
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      CHROME_PATH: browser,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    };
    const child = spawn('npx', [...args, ...asked], {
      env,
      cwd: tmpdir(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complained = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complained += chunk;
    });
    child.once('close', () => {
      try {
        resolve(JSON.parse(output));
      } catch {
        reject(new PlainError(`Lighthouse said nothing of ${address}:\n${complained}`));
      }
    });
  });
}

/** Prints a line and the failed checks under it; returns false if there are any. */
function printScores(path, theme, { categories, audits }) {
  const scores = Object.keys(least).map((name) => Math.round((categories[name].score ?? 0) * 100));
  const lcpMs = audits['largest-contentful-paint'].numericValue;
  const cls = audits['cumulative-layout-shift'].numericValue;
  const blockedMs = audits['total-blocking-time'].numericValue;
  const figures = [
    ...scores.map((score) => String(score).padStart(4)),
    lcpMs.toFixed(0).padStart(7),
    cls.toFixed(3),
  ];
  process.stdout.write(
    `${path.padEnd(22)}${theme.padEnd(7)}${figures.join('  ')}  ${blockedMs.toFixed(0).padStart(6)}\n`,
  );
  const missed = Object.entries(least).filter(([, score], index) => (scores[index] ?? 0) < score);
  for (const [name] of missed) {
    if (name === 'performance') continue;
    const failed = categories[name].auditRefs
      .map(({ id }) => audits[id])
      .filter(({ score }) => score !== null && score < 1);
    for (const { title } of failed) process.stdout.write(`  ${name}: ${title}\n`);
  }
  return missed.length === 0 && cls <= most.cls;
}
