// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { createDraft, listDrafts, saveDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import {
  designStatus,
  uploadDesign,
  uploadPicture,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import { shareDesign } from '#contracts/engagement/engagement.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderRoute, type Screen } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import UploadDesignPage from './upload-design.route.tsx';

const published = { success: true, message: 'Published', design: { id: 30, title: 'Gulnaar' } } as const;
const keptAs = (version: number) => ({ success: true, draft: { id: 9, version } }) as const;
const staged = (mediaId: number) => ({ success: true, data: { mediaId } }) as const;
const picture = (name: string) => new File(['a picture'], name, { type: 'image/jpeg' });

function openUpload() {
  const network = fakeNetwork();
  network.answer(uploadPicture, staged(11), staged(12), staged(13));
  network.answer(uploadDesign, published);
  network.answer(listDrafts, { success: true, drafts: [] });
  network.answer(createDraft, keptAs(1));
  network.answer(saveDraft, keptAs(2));
  network.answer(userAuthChecker, { success: true, data: { userFromToken: asha } });
  network.answer(designStatus, {
    success: true,
    data: { status: 'PROCESSING', pictures: 1, ready: 0, failures: [] },
  });
  const open = () => renderRoute({ Component: UploadDesignPage, path: '/upload', viewer: asha });
  return { network, open, page: open() };
}

async function choose(page: Screen, ...names: string[]) {
  await page.user.upload(await screen.findByLabelText(/^Add pictures/), names.map(picture));
}

async function describeDesign(page: Screen) {
  await page.fill(await screen.findByLabelText('Product Title'), 'Gulnaar');
  await page.fill(screen.getByLabelText('Description'), 'Hand-block printed cotton');
  await page.user.selectOptions(screen.getByLabelText('Category'), 'Accessories');
  await page.fill(screen.getByLabelText('Completion Time'), '12 days');
  await page.fill(screen.getByLabelText('Price (₹)'), '3500');
}

const tiles = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const publish = async (page: Screen) =>
  page.user.click(await screen.findByRole('button', { name: 'Upload Design' }));
const idsOf = (form: FormData) => form.getAll('mediaIds');

it('tells how far a picture is, and when it is there', async () => {
  const { network, page } = openUpload();
  const sent = Promise.withResolvers<ReturnType<typeof staged>>();
  network.answer(uploadPicture, ({ progress }) => {
    progress(0.4);
    return sent.promise;
  });
  await choose(page, 'front.jpg');
  await screen.findByText('40%');
  sent.resolve(staged(11));
  await screen.findByLabelText('Sent');
});

it('tries a picture that was lost on the way again alone, and publishes all in their order', async () => {
  const { network, page } = openUpload();
  network.answer(uploadPicture, lost, staged(12), staged(11));
  await describeDesign(page);
  await choose(page, 'front.jpg', 'back.jpg');
  await screen.findByText('You seem to be offline. Check the connection and try again.');
  await publish(page);
  await screen.findByText('One file has not been sent. Try it again or remove it.');
  expect(network.calls(uploadDesign)).toEqual([]);

  await page.user.click(screen.getByText('Try again'));
  await waitFor(() => expect(screen.getAllByLabelText('Sent')).toHaveLength(2));
  expect(network.calls(uploadPicture).map(({ body }) => (body.get('image') as File).name)).toEqual([
    'front.jpg',
    'back.jpg',
    'front.jpg',
  ]);
  await publish(page);
  await screen.findByText('Your pictures are being prepared');
  expect(network.calls(uploadDesign).map(({ body }) => idsOf(body))).toEqual([['11', '12']]);
});

it('offers no other try of a picture that the server has read and refused', async () => {
  const { network, page } = openUpload();
  const message = 'front.jpg could not be read';
  network.answer(uploadPicture, refused(415, { code: 'UNSUPPORTED_MEDIA', message }));
  await choose(page, 'front.jpg');
  await screen.findByText(message);
  expect(screen.queryByText('Try again')).toBeNull();
});

it('sends two files at a time and publishes only once all of them are there', async () => {
  const { network, page } = openUpload();
  const first = Promise.withResolvers<ReturnType<typeof staged>>();
  network.answer(uploadPicture, first.promise, staged(12), staged(13));
  await describeDesign(page);
  await choose(page, 'a.jpg', 'b.jpg', 'c.jpg');
  await publish(page);
  await waitFor(() => expect(screen.getAllByLabelText('Sent')).toHaveLength(2));
  expect(network.calls(uploadDesign)).toEqual([]);
  first.resolve(staged(11));
  await screen.findByText('Your pictures are being prepared');
  expect(network.calls(uploadDesign).map(({ body }) => idsOf(body))).toEqual([['11', '12', '13']]);
});

it('publishes again under the same key after a lost answer, and under another once a word has changed', async () => {
  const { network, page } = openUpload();
  network.answer(uploadDesign, lost, lost, published);
  await describeDesign(page);
  await choose(page, 'front.jpg');
  await publish(page);
  await screen.findByText('Upload failed');
  await publish(page);
  await waitFor(() => expect(network.calls(uploadDesign)).toHaveLength(2));
  await page.fill(await screen.findByLabelText('Product Title'), 'Gulnaar in red');
  await publish(page);
  await screen.findByText('Your pictures are being prepared');
  const [key, again, other] = network
    .calls(uploadDesign)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(key);
  expect(other).not.toBe(key);
});

it('says at once everything that is missing', async () => {
  const { page } = openUpload();
  await publish(page);
  await screen.findByText('Product title is required');
  await screen.findByText('Price is required');
  expect(screen.getAllByText(/Images required/)).not.toHaveLength(0);
});

it('marks what the server refused, keeps every word and asks for the pictures that are gone', async () => {
  const { network, page } = openUpload();
  const errors = {
    title: 'This title is taken',
    mediaIds: '',
    pictures: 'These pictures could not be found.',
  };
  network.answer(
    uploadDesign,
    refused(400, { code: 'INVALID_INPUT', message: 'Please check the form', errors }),
  );
  await describeDesign(page);
  await choose(page, 'front.jpg');
  await publish(page);
  await screen.findByText('This title is taken');
  await screen.findByText('These pictures could not be found.');
  await screen.findByText('The pictures have to be sent once more.');
  expect((await screen.findByLabelText<HTMLInputElement>('Price (₹)')).value).toBe('3500');
});

it('keeps the words when the page is left, and says how many pictures have to be chosen again', async () => {
  const { network, page, open } = openUpload();
  network.answer(createDraft, lost);
  await describeDesign(page);
  await choose(page, 'front.jpg', 'back.jpg');
  expect(await tiles()).toHaveLength(2);
  page.leave();
  const later = open();
  await screen.findByDisplayValue('Hand-block printed cotton');
  await screen.findByText(/The 2 files that you had chosen have to be chosen again/);
  await choose(later, 'front.jpg');
  await waitFor(() => expect(screen.queryByText(/have to be chosen again/)).toBeNull());
});

it('begins empty after the design was published', async () => {
  const { network, page, open } = openUpload();
  network.answer(designStatus, {
    success: true,
    data: { status: 'PUBLISHED', pictures: 1, ready: 1, failures: [] },
  });
  await describeDesign(page);
  await choose(page, 'front.jpg');
  await publish(page);
  await screen.findByText('Design published');
  page.leave();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Product Title')).value).toBe('');
});

it('shows the picture of a published design, copies its address and sends it on', async () => {
  const { network, page } = openUpload();
  network.answer(designStatus, {
    success: true,
    data: {
      status: 'PUBLISHED',
      pictures: 2,
      ready: 1,
      failures: [{ message: 'This picture could not be read.' }],
    },
  });
  network.answer(shareDesign, { success: true, message: 'Shared', sharesCount: 1 });
  await describeDesign(page);
  await choose(page, 'front.jpg');
  await publish(page);

  await screen.findByText('Design published');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Gulnaar');
  screen.getByText('Published without one picture. This picture could not be read.');
  expect(screen.getByRole('link', { name: 'View the design' }).getAttribute('href')).toBe('/product/30');
  await page.user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(network.calls(shareDesign).map(({ body }) => body)).toEqual([{ channel: 'link' }]),
  );
  expect(await navigator.clipboard.readText()).toMatch(/\/product\/30$/);

  await page.user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'WhatsApp' });
});
