import { describe, expect, it } from 'vitest';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import type { DesignPage } from './design-details.api.ts';
import { designJsonLd, shortDescription } from './design-head.ts';

const design: DesignPage = {
  id: 68,
  title: 'Gulnaar katan silk saree',
  titleLang: 'en',
  descriptionLang: 'en',
  description: 'Twelve hundred small butis,\n\neach tied by hand.',
  price: 48_500,
  original: 55_114,
  discount: 12,
  total: 52_380,
  advance: 20_952,
  final: 31_428,
  category: "Women's Fashion",
  delivery: {
    makingDays: 24,
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
  materials: ['Katan silk', 'Zari'],
  brand: null,
  size: null,
  colour: null,
  condition: null,
  status: 'PUBLISHED',
  takedown: null,
  dyes: [],
  pictures: [
    { url: 'https://shop.example/media/a/1080.webp', width: 1080, height: 1350, placeholder: '' },
    { url: 'https://shop.example/media/b/1080.webp', width: 1080, height: 1350, placeholder: '' },
  ],
  videoUrl: null,
  orders: 3,
  rating: null,
  reviewCount: 0,
  latestReviews: [],
  others: { rating: null, reviewCount: 0, latestReviews: [] },
  canReview: true,
  maker: { id: 1, name: 'Meher Ansari', city: 'Varanasi', profileImage: null, isVerified: true },
  like: { on: false, count: 0, asOf: 0 },
  save: { on: false, count: 0, asOf: 0 },
  follow: { on: false, count: 0, asOf: 0 },
  comments: { count: 0, asOf: 0 },
  shares: { count: 0, asOf: 0 },
  canOrder: true,
  isOwn: false,
};

describe('a design in search results', () => {
  it('says in one line what it costs, who makes it and what it is', () => {
    expect(shortDescription(design)).toBe(
      '₹48,500, by Meher Ansari, Varanasi. Twelve hundred small butis, each tied by hand.',
    );
  });

  it('is cut between words at 160 signs', () => {
    const words = shortDescription({ ...design, description: 'katan '.repeat(60) });
    expect(words.length).toBeLessThanOrEqual(161);
    expect(words.endsWith('katan…')).toBe(true);
  });

  it('names a maker without a town alone', () => {
    const maker = { ...design.maker, city: '' };
    expect(shortDescription({ ...design, maker })).toContain('by Meher Ansari. Twelve');
  });

  it('is a Product with its pictures, maker and an offer in rupees that is made to order', () => {
    expect(designJsonLd(design, 'https://shop.example/product/68')).toMatchObject({
      '@type': 'Product',
      sku: '68',
      image: ['https://shop.example/media/a/1080.webp', 'https://shop.example/media/b/1080.webp'],
      material: 'Katan silk, Zari',
      brand: { name: 'Meher Ansari' },
      offers: {
        url: 'https://shop.example/product/68',
        priceCurrency: 'INR',
        price: 48_500,
        availability: 'https://schema.org/MadeToOrder',
        deliveryLeadTime: { value: 24, unitCode: 'DAY' },
      },
    });
  });

  it('has a rating only where somebody has reviewed it', () => {
    const address = 'https://shop.example/product/68';
    expect(designJsonLd(design, address)).not.toHaveProperty('aggregateRating');
    expect(designJsonLd({ ...design, rating: 4.6, reviewCount: 9 }, address)).toMatchObject({
      aggregateRating: { ratingValue: 4.6, reviewCount: 9, bestRating: 5, worstRating: 1 },
    });
  });
});
