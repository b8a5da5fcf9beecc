import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProduct, findProduct, updateProduct } from '#contracts/admin/products/products.contract.ts';
import { typedOptionsOf } from '#contracts/designs/options/typed-options.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { publishDesign } from '#tests/support/people/uploads.ts';
import { kurtaOptions } from '#tests/support/screen/samples.ts';

let shop: Shop;
let admin: Actor;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => shop.stop());

test('an admin’s edit keeps the options of a design, and a change of them is in the audit', async () => {
  const { id } = await publishDesign(shop.maker, {
    ...{ title: 'Kalamkari kurta', price: '3500' },
    options: JSON.stringify(kurtaOptions),
  });
  const read = async () => (await admin.call(editProduct, { params: { id } })).body.design;
  const design = await read();
  const { options, ...words } = design.words;
  expect(options).toEqual(typedOptionsOf(kurtaOptions));
  const save = (change: object) =>
    admin.call(updateProduct, {
      params: { id },
      body: { ...words, revision: design.revision, reason: 'The maker asked for it.', ...change },
    });
  // A request without options, as of the first screens, leaves them as they are.
  const renamed = await save({ title: 'Kalamkari kurta in madder' });
  expect(renamed.body.design.words.options).toEqual(options);
  const [sleeve, back] = kurtaOptions.choices;
  const changed = await save({
    ...{ title: 'Kalamkari kurta in madder', revision: renamed.body.design.revision },
    options: { choices: [sleeve, { ...back, name: 'Back neck' }], rules: [], questions: [] },
  });
  expect(changed.status, changed.error?.message).toBe(200);
  expect((await read()).words.options).toMatchObject({
    choices: [{ name: 'Sleeve' }, { name: 'Back neck' }],
  });
  const { acts } = (await admin.call(findProduct, { params: { id } })).body.product;
  expect(acts.map(({ name, changes }) => [name, changes.map(({ field }) => field)])).toEqual([
    ['DESIGN_EDITED', ['options']],
    ['DESIGN_EDITED', ['title']],
  ]);
  expect(acts[0]?.changes[0]?.before).toContain('Back');
  expect(acts[0]?.changes[0]?.after).toContain('Back neck');
});
