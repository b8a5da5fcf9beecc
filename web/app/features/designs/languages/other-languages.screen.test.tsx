// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { type EditableDesign, editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, savedDesign } from '#tests/support/screen/samples.ts';
import EditDesignPage from '../editing/edit-design.route.tsx';

const bengali = { title: 'গুলনার', description: '', materialOne: '', materialTwo: '', color: '' };
const saved: EditableDesign = {
  ...savedDesign,
  words: { ...savedDesign.words, translations: { bn: bengali } },
};

function openEditor() {
  const network = fakeNetwork();
  network.answer(editDesign, { success: true, design: saved });
  network.answer(updateDesign, { success: true, message: 'Saved', design: { ...saved, revision: 3 } });
  network.answer(userAuthChecker, { success: true, data: { userFromToken: asha } });
  const open = () =>
    renderRoute({
      Component: EditDesignPage,
      path: '/editProduct/:productId',
      at: '/editProduct/3',
      viewer: asha,
    });
  return { network, open, page: open() };
}

const group = async (name: string) => within(await screen.findByRole('group', { name }));
const titleIn = async (name: string) => (await group(name)).getByLabelText<HTMLInputElement>('Product Title');
const press = (name: string) => screen.findByRole('button', { name });
const save = () => press('Save Changes');

it('adds a language, keeps it over a reload, and sends it with the others', async () => {
  const { network, page, open } = openEditor();
  // The design's own language and existing translations are not offered again.
  await group('বাংলা');
  expect(screen.queryByRole('button', { name: 'Add in English' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add in বাংলা' })).toBeNull();
  await page.user.click(await press('Add in हिन्दी'));
  const title = await titleIn('हिन्दी');
  expect(document.activeElement).toBe(title);
  expect(title.lang).toBe('hi');
  await page.fill(title, 'गुलनार अनारकली');
  page.leave();
  const later = open();
  await waitFor(async () => expect((await titleIn('हिन्दी')).value).toBe('गुलनार अनारकली'));
  await later.user.click(await save());
  await waitFor(() => expect(network.calls(updateDesign)).toHaveLength(1));
  expect(network.calls(updateDesign)[0]?.body).toMatchObject({
    language: '',
    translations: { bn: bengali, hi: { ...bengali, title: 'गुलनार अनारकली' } },
  });
});

it('takes a language out, and one that was given up asks for no title', async () => {
  const { network, page } = openEditor();
  await page.user.click(await press('Add in தமிழ்'));
  await page.user.click(await save());
  await (await group('தமிழ்')).findByText('Product title is required');
  await page.user.click(await press('Remove தமிழ்'));
  await page.user.click(await press('Remove বাংলা'));
  await page.user.click(await save());
  await waitFor(() => expect(network.calls(updateDesign)).toHaveLength(1));
  expect(network.calls(updateDesign)[0]?.body).toMatchObject({ translations: {} });
  expect(Object.keys(Object(network.calls(updateDesign)[0]?.body.translations))).toEqual([]);
});

it('says beside its title why the server refuses a language, and lets the maker say what the rest is written in', async () => {
  const { network, page } = openEditor();
  const own = 'The design itself is written in this language. Change its own words, or remove these.';
  network.answer(
    updateDesign,
    refused(400, { code: 'INVALID_INPUT', message: own, errors: { 'translations.bn.title': own } }),
  );
  await page.user.selectOptions(await screen.findByLabelText('Written in'), 'mr');
  await page.user.click(await save());
  await (await group('বাংলা')).findByText(own);
  expect(network.calls(updateDesign)[0]?.body).toMatchObject({ language: 'mr' });
});
