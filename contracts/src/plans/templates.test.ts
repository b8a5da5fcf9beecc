import { expect, test } from 'vitest';
import { categories } from '#contracts/designs/categories.ts';
import { cycleOf } from './step-order.ts';
import { planTemplates, suggestSteps, templateFor, workingDaysIn } from './templates.ts';

test.each([
  ['Plain silk blouse', "Women's Fashion", 'blouse'],
  ['Aari work blouse', "Women's Fashion", 'embroidered'],
  ['Kanchipuram saree', "Women's Fashion", 'saree'],
  ['Saree blouse with zardozi', "Women's Fashion", 'embroidered'],
  ['Bridal lehenga', "Women's Fashion", 'lehenga'],
  ['Ivory sherwani', "Men's Fashion", 'sherwani'],
  ['Kids frock', 'Kids Fashion', 'kids'],
  ['Kolhapuri chappals', 'Shoes', 'shoes'],
  ['Silver anklets', 'Jewelry', 'jewellery'],
  ['Table runner', 'Home Decor', 'other'],
  ['Something', null, 'other'],
] as const)('%s of %s → %s', (title, category, template) => {
  expect(templateFor(title, category)).toBe(template);
});

test('every category has a template', () => {
  for (const category of categories) expect(planTemplates).toContain(templateFor('', category));
});

test.each(planTemplates)(
  '%s: no cycle, one step settles the design, the last one asks for the rest',
  (template) => {
    const steps = suggestSteps(template, 60);
    const named = steps.map(({ finishBefore }, place) => ({
      key: `${place}`,
      finishBefore: finishBefore.map(String),
    }));
    expect(cycleOf(named)).toEqual([]);
    expect(steps.flatMap(({ finishBefore }) => finishBefore).every((place) => steps[place])).toBe(true);
    expect(steps[0]?.leadsTo).toBe('DESIGN_COMPLETED');
    expect(steps.at(-1)?.leadsTo).toBe('FINAL_PAYMENT_PENDING');
    expect(steps.slice(1, -1).every(({ leadsTo }) => leadsTo === null)).toBe(true);
  },
);

test.each(planTemplates)('%s: its days never exceed the working days of the order', (template) => {
  const sum = (days: number) => suggestSteps(template, days).reduce((total, step) => total + step.days, 0);
  for (let days = 1; days < 60; days++) expect(sum(days)).toBeLessThanOrEqual(workingDaysIn(days));
  expect(sum(10)).toBe(Math.min(sum(60), workingDaysIn(10)));
});
