import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { garmentNames } from '#contracts/measurements/garments.ts';
import { makingStages, percentOf, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { SiteOperator } from '#contracts/platform/legal-contacts.ts';
import PrivacyPage from '#web/features/legal/privacy.route.tsx';
import TermsPage from '#web/features/legal/terms.route.tsx';
import siteMap from '#web/routes.ts';
import AboutPage from './about.route.tsx';
import ContactPage from './contact.route.tsx';
import HelpPage from './help.route.tsx';
import { listHelpGroups } from './help-groups.ts';
import ReturnsPage from './policies/returns.route.tsx';
import ShippingPage from './policies/shipping.route.tsx';
import SizeGuidePage from './sizes/size-guide.route.tsx';

const pages: Record<string, ComponentType<never>> = {
  '/help': HelpPage,
  '/help/returns-and-cancellation': ReturnsPage,
  '/help/shipping': ShippingPage,
  '/help/size-guide': SizeGuidePage,
  '/about': AboutPage,
  '/contact': ContactPage,
  '/terms': TermsPage,
  '/privacy': PrivacyPage,
};

const officer = { name: 'Asha Rao', email: 'asha@tanabana.example', address: '4 MG Road, Bengaluru 560001' };

/** A page as the server renders it. */
function written(
  address: string,
  grievanceOfficer: typeof officer | null = null,
  operator: SiteOperator | null = null,
): string {
  const [path = '', query = ''] = address.split('?');
  const Page = pages[path] as ComponentType;
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: () => <Page /> }]);
  const root = { viewer: null, publicUrl: 'http://localhost', legalContacts: { operator, grievanceOfficer } };
  return renderToStaticMarkup(
    <Stub
      initialEntries={[query === '' ? path : `${path}?${query}`]}
      hydrationData={{ loaderData: { root } }}
    />,
  );
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const linksOf = (html: string) =>
  all(html, /<a [^>]*href="([^"]*)"/g).map((href) => href.replaceAll('&amp;', '&'));
const anchorsOf = (html: string) => all(html, / id="([^"]*)"/g);

/** The routes in the form that `matchRoutes` takes, without the catch-all page. */
function known(entries: readonly RouteConfigEntry[]): Parameters<typeof matchRoutes>[0] {
  return entries
    .filter(({ path }) => path !== '*')
    .map(({ path, index, children }) =>
      index ? { index: true } : { ...(path ? { path } : {}), children: known(children ?? []) },
    ) as Parameters<typeof matchRoutes>[0];
}

test.each(Object.keys(pages))('every link on %s leads to a page and an anchor that exist', (path) => {
  const html = written(path, officer);
  const hrefs = linksOf(html).filter((href) => !href.startsWith('mailto:'));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    const { pathname, hash } = new URL(href, `http://localhost${path}`);
    expect(matchRoutes(known(siteMap as RouteConfigEntry[]), pathname), href).not.toBeNull();
    if (hash !== '') {
      expect(anchorsOf(pathname === path ? html : written(pathname)), href).toContain(hash.slice(1));
    }
  }
});

test('each page has one first heading and each anchor once', () => {
  for (const path of Object.keys(pages)) {
    const html = written(path);
    expect(all(html, /<(h1)/g), path).toHaveLength(1);
    expect(new Set(anchorsOf(html)).size, path).toBe(anchorsOf(html).length);
  }
});

test('every answer stands on the page of help, and the words of its address choose among them', () => {
  const anchors = listHelpGroups().flatMap((group) => group.questions.map(({ id }) => id));
  expect(anchorsOf(written('/help'))).toEqual(expect.arrayContaining(anchors));
  const asked = written('/help?q=refund');
  expect(asked).toContain('value="refund"');
  expect(anchorsOf(asked)).toContain('refund');
  expect(anchorsOf(asked)).not.toContain('stories');
  expect(written('/help?q=zeppelin')).toContain('No question holds these words');
});

test('the grievance officer stands where the law wants them, once the site names one', () => {
  for (const path of ['/help', '/contact', '/terms']) {
    expect(written(path, officer), path).toContain('mailto:asha@tanabana.example');
    expect(written(path), path).not.toContain('Grievance');
  }
  expect(written('/about', officer)).not.toContain('Grievance');
});

test('who runs the site is said with name, address, email and phone, once the settings say so', () => {
  const operator = {
    name: 'Tanabana Pvt Ltd',
    address: '4 MG Road, Bengaluru 560001',
    email: 'care@tanabana.example',
    phone: '+91 80 4000 1000',
  };
  for (const path of ['/help', '/contact', '/terms']) {
    const html = written(path, null, operator);
    for (const part of [operator.name, operator.address, 'mailto:care@tanabana.example', 'tel:+918040001000'])
      expect(html, path).toContain(part);
    expect(written(path, null, { ...operator, phone: null }), path).not.toContain('tel:');
  }
});

test('every page of text beneath Help leads back to it', () => {
  for (const path of Object.keys(pages).filter((page) => page !== '/help' && page !== '/about'))
    expect(written(path), path).toMatch(/<nav aria-label="[^"]+"[^>]*>.*?href="\/help"/);
});

const policies = ['/help/shipping', '/help/returns-and-cancellation', '/terms', '/privacy'];

test('each section of the policies and each way to somebody has its drawing', () => {
  const drawings = (path: string) => all(written(path), /<(svg) viewBox="0 0 56 56"/g).length;
  for (const path of policies) expect(drawings(path), path).toBe(all(written(path), /<(section)/g).length);
  expect(drawings('/contact')).toBe(4);
});

test('the list of contents of a policy leads to each of its sections, in their order', () => {
  for (const path of policies) {
    const html = written(path);
    const anchors = all(html, /<section id="([^"]*)"/g);
    expect(anchors.length, path).toBeGreaterThan(3);
    const [beside, folded] = all(html, /<ol class="contents-list">(.*?)<\/ol>/g).map((list) =>
      all(list, /href="#([^"]*)"/g),
    );
    expect(beside, path).toEqual(anchors);
    expect(folded, path).toEqual(anchors);
  }
});

test('the page of returns draws what a maker may keep at each stage, as the rule says it', () => {
  const html = written('/help/returns-and-cancellation');
  expect(all(html, /--done:(\d+)%/g).map(Number)).toEqual(
    makingStages.map((stage) => percentOf(usualShares, stage)),
  );
  for (const stage of makingStages) expect(html).toContain(`>${100 - percentOf(usualShares, stage)}%<`);
});

test('contact begins with the quickest answer', () => {
  const [first] = all(written('/contact'), /<h2[^>]*>([^<]*)</g);
  expect(first).toBe('The quickest answer');
});

test('the size guide folds each garment, the first one open, and holds its unit in one bar', () => {
  const html = written('/help/size-guide');
  const garments = all(html, /<details id="([^"]*)"[^>]*name="garment"/g);
  expect(garments).toEqual(garmentNames.filter((garment) => garment !== 'other'));
  expect(all(html, /<details id="([^"]*)"[^>]* open=""/g)).toEqual(garments.slice(0, 1));
  expect(all(html, /<div class="(guide-bar)[ "]/g)).toHaveLength(1);
  expect(all(html, /<input[^>]* value="(cm|in)"/g)).toHaveLength(2);
});
