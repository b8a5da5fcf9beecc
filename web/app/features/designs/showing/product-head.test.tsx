import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import type { DesignPage } from './design-details.api.ts';
import { meta } from './product.route.tsx';

const design: DesignPage = {
  id: 68,
  title: '</script><script>alert(1)</script>',
  titleLang: 'en',
  descriptionLang: 'en',
  description: 'Breaks out? </SCRIPT><img src=x onerror=alert(2)> & "never"',
  price: 999,
  original: null,
  discount: 0,
  total: 1078.92,
  advance: 432,
  final: 646.92,
  category: 'Bags',
  delivery: {
    makingDays: 5,
    transit: { least: 2, most: 9 },
    to: null,
    by: '2026-12-04',
    away: [],
    orderedOn: null,
    begins: '2026-11-23',
    daysOff: [],
    homeVisit: true,
  },
  closed: null,
  credits: [],
  swatchPrice: null,
  measuring: 'MADE_TO_MEASURE',
  options: noOptions,
  sizes: [],
  materials: [],
  brand: null,
  size: null,
  colour: null,
  condition: null,
  status: 'PUBLISHED',
  takedown: null,
  dyes: [],
  pictures: [{ url: 'https://shop.example/media/a/1080.webp', width: 1080, height: 1350, placeholder: '' }],
  videoUrl: null,
  orders: 0,
  rating: null,
  reviewCount: 0,
  latestReviews: [],
  others: { rating: null, reviewCount: 0, latestReviews: [] },
  canReview: true,
  maker: { id: 1, name: 'Meher "MA" Ansari', city: 'Varanasi', profileImage: null, isVerified: true },
  like: { on: false, count: 0, asOf: 0 },
  save: { on: false, count: 0, asOf: 0 },
  follow: { on: false, count: 0, asOf: 0 },
  comments: { count: 0, asOf: 0 },
  shares: { count: 0, asOf: 0 },
  canOrder: true,
  isOwn: false,
};

/** The head as the server renders it. */
function headOf(page: DesignPage): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <>
          <Meta />
          <Outlet />
        </>
      ),
      children: [
        {
          id: 'product',
          path: 'product/:id',
          loader: () => null,
          // The stub has fewer route types than the route itself.
          meta: meta as never,
          Component: () => null,
        },
      ],
    },
  ]);
  const loaderData = {
    root: { viewer: null, publicUrl: 'https://shop.example' },
    product: { data: page, at: 0 },
  };
  return renderToString(<Stub initialEntries={['/product/68']} hydrationData={{ loaderData }} />);
}

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s;

describe('the head of a design, without any JavaScript', () => {
  const head = headOf(design);

  it('keeps a title that closes scripts inside the data it belongs to', () => {
    expect(head.match(/<script/g)).toHaveLength(2);
    expect(head).not.toContain('alert(1)</script>');
    expect(head).not.toContain('<img');
    const data = JSON.parse(jsonLd.exec(head)?.[1] ?? '');
    expect(data).toMatchObject({ name: design.title, description: design.description });
  });

  it('says the way to the page', () => {
    const [, way] = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(JSON.parse(way?.[1] ?? '').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Tanabana', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Bags', item: 'https://shop.example/search?category=Bags' },
      { '@type': 'ListItem', position: 3, name: design.title, item: 'https://shop.example/product/68' },
    ]);
  });

  it('names the page, its address, picture and price for whoever shares it', () => {
    expect(head).toContain('<link rel="canonical" href="https://shop.example/product/68"/>');
    expect(head).toContain('<meta property="og:image" content="https://shop.example/cards/designs/68.jpg"/>');
    expect(head).toContain('<meta property="og:image:width" content="1200"/>');
    expect(head).toContain('<meta property="og:image:height" content="630"/>');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(head).toContain('<meta property="og:url" content="https://shop.example/product/68"/>');
    expect(head).toContain('<meta property="og:type" content="product"/>');
    expect(head).toContain('<meta property="product:price:amount" content="999"/>');
    expect(head).toContain('<meta property="product:price:currency" content="INR"/>');
    expect(head).toContain('content="₹999, by Meher &quot;MA&quot; Ansari, Varanasi.');
  });
});
