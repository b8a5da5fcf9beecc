import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, GARMENTS, type Garment } from '#yard/drawing/public.ts';
import { demoDesigns } from './catalogue/demo-designs.ts';
import { demoMakers } from './catalogue/demo-makers.ts';
import { demoShoppers } from './catalogue/demo-shoppers.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const MOST_BYTES = 12_000_000;
const pictures = demoDesigns.flatMap((design) => design.pictures);

describe('the pictures of the demo', () => {
  it('are exactly those that the designs name', async () => {
    const files = (await readdir(FOLDER)).sort();
    expect(files).toEqual(pictures.map(({ file }) => file).sort());
  });

  it('are WebP, four wide to five high', async () => {
    const odd: string[] = [];
    for (const { file } of pictures) {
      const { format, width, height } = await sharp(join(FOLDER, file)).metadata();
      if (format !== 'webp' || width * 5 !== height * 4 || width < 640) odd.push(file);
    }
    expect(odd).toEqual([]);
  });

  it('weigh no more than 12 MB together', async () => {
    const sizes = await Promise.all(pictures.map(async ({ file }) => (await stat(join(FOLDER, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('have an alt text each, and no two pictures of a design share one', () => {
    for (const { pictures: own } of demoDesigns) {
      expect(new Set(own.map(({ alt }) => alt)).size).toBe(own.length);
      for (const { alt } of own) expect(alt.length).toBeGreaterThan(30);
    }
  });
});

describe('the designs of the demo', () => {
  it('are at least 240, at least 20 in each category', () => {
    expect(demoDesigns.length).toBeGreaterThanOrEqual(240);
    for (const category of CATEGORIES)
      expect(demoDesigns.filter((design) => design.category === category).length).toBeGreaterThanOrEqual(20);
  });

  it('never share a title or a look', () => {
    expect(new Set(demoDesigns.map(({ title }) => title.toLowerCase())).size).toBe(demoDesigns.length);
    expect(new Set(demoDesigns.map(({ key }) => key)).size).toBe(demoDesigns.length);
    const looks = demoDesigns.map(({ garment, textile, palette }) => `${garment} ${textile} ${palette}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('stand in the category of their garment and show only views it has', () => {
    for (const { garment, category, views } of demoDesigns) {
      const cut: Garment = GARMENTS[garment];
      expect(cut.category).toBe(category);
      expect(views[0]).toBe('full');
      expect(views.length).toBeLessThanOrEqual(4);
      expect(new Set(views).size).toBe(views.length);
      for (const view of views) expect(cut.views).toContain(view);
    }
  });

  it('have a plausible price, discount and time, and a maker of the demo', () => {
    const makers = new Set(demoMakers.map(({ key }) => key));
    for (const design of demoDesigns) {
      expect(Number.isInteger(design.price) && design.price >= 800 && design.price <= 250_000).toBe(true);
      expect(design.discount >= 0 && design.discount <= 40).toBe(true);
      expect(Number.isInteger(design.completionDays) && design.completionDays >= 5).toBe(true);
      expect(makers).toContain(design.maker);
    }
    const full = demoDesigns.filter(({ discount }) => discount === 0);
    expect(full.length).toBeGreaterThan(demoDesigns.length / 2);
  });

  it('alternate in the feed: no colour, garment or category stands beside itself in the first five pages', () => {
    const feed = demoDesigns.slice(0, 60);
    for (const [i, design] of feed.entries()) {
      const next = feed[i + 1];
      expect(next?.palette).not.toBe(design.palette);
      expect(next?.garment).not.toBe(design.garment);
      expect(next?.category).not.toBe(design.category);
    }
  });

  it('speak plainly: two to four sentences, no exclamation marks, no luxury', () => {
    for (const { title, description } of demoDesigns) {
      expect(`${title} ${description}`).not.toMatch(/!|luxur|artisan|exquisite|stunning/i);
      const sentences = description.split(/(?<=[.?])\s+(?=[A-Z0-9])/);
      expect(sentences.length, title).toBeGreaterThanOrEqual(2);
      expect(sentences.length, title).toBeLessThanOrEqual(4);
    }
  });
});

describe('the people of the demo', () => {
  it('are at least 26 makers, each with at least one design', () => {
    expect(demoMakers.length).toBeGreaterThanOrEqual(26);
    for (const { key } of demoMakers) expect(demoDesigns.some(({ maker }) => maker === key)).toBe(true);
  });

  it('are forty shoppers, and no one shares a name, an address of mail or a phone', () => {
    expect(demoShoppers).toHaveLength(40);
    const people = [...demoMakers, ...demoShoppers];
    for (const of of ['key', 'name', 'email', 'phone'] as const)
      expect(new Set(people.map((person) => person[of])).size).toBe(people.length);
  });

  it('can be reached: ten digits of phone, six of pincode', () => {
    for (const { phone, pincode } of [...demoMakers, ...demoShoppers]) {
      expect(phone).toMatch(/^[6-9]\d{9}$/);
      expect(pincode).toMatch(/^[1-9]\d{5}$/);
    }
  });
});
