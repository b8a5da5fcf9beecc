// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import {
  createDraft,
  type DesignDraft,
  getDraft,
  listDrafts,
  saveDraft,
} from '#contracts/designs/drafts/drafts.contract.ts';
import { draftSentences } from '#contracts/designs/drafts/drafts.rules.ts';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import {
  designStatus,
  uploadDesign,
  uploadPicture,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { hurryTimersOf } from '#tests/support/hurry-timeouts.ts';
import { fakeNetwork, lost, type Network, refused } from '#tests/support/screen/network.ts';
import { renderRoute, type Screen } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import UploadDesignPage from '../publishing/upload-design.route.tsx';
import { quietMilliseconds } from './make-draft-saver.ts';

const kept: DesignDraft = {
  id: 9,
  version: 3,
  words: {
    title: 'Gulnaar',
    description: 'Hand-block printed cotton',
    language: '',
    translations: {},
    category: 'Accessories',
    price: '3500',
    discount: '',
    completionTime: '12 days',
    materialOne: '',
    materialTwo: '',
    brand: '',
    size: '',
    measuring: '',
    color: '',
    condition: '',
    options: noTypedOptions,
  },
  pictures: [{ id: 21, isReady: false, picture: null }],
  video: null,
};
const keptAs = (version: number) => ({ success: true, draft: { id: 9, version } }) as const;
const published = { success: true, message: 'Published', design: { id: 30, title: 'Gulnaar' } } as const;
const savedLine = /^Draft saved/;

function openUpload(query = '') {
  const network = fakeNetwork();
  network.answer(listDrafts, { success: true, drafts: [] });
  network.answer(createDraft, keptAs(1));
  network.answer(saveDraft, keptAs(2));
  network.answer(getDraft, { success: true, draft: kept });
  network.answer(uploadPicture, { success: true, data: { mediaId: 11 } });
  network.answer(uploadDesign, published);
  network.answer(userAuthChecker, { success: true, data: { userFromToken: asha } });
  network.answer(designStatus, {
    success: true,
    data: { status: 'PROCESSING', pictures: 1, ready: 0, failures: [] },
  });
  const open = () =>
    renderRoute({ Component: UploadDesignPage, path: '/upload', at: `/upload${query}`, viewer: asha });
  return { network, open, page: open() };
}

const title = () => screen.findByLabelText<HTMLInputElement>('Product Title');
const publish = async (page: Screen) =>
  page.user.click(await screen.findByRole('button', { name: 'Upload Design' }));

it('keeps what is typed and sent, begins one draft, and writes on from its version', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network, page } = openUpload();
  await page.fill(await title(), 'Gul');
  await screen.findByText(savedLine);
  await page.user.upload(
    await screen.findByLabelText(/^Add pictures/),
    new File(['a picture'], 'front.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(network.calls(saveDraft)).toHaveLength(1));
  await screen.findByText(savedLine);
  expect(network.calls(createDraft).map(({ body }) => body)).toMatchObject([
    { words: { title: 'Gul', category: '' }, pictures: [], videoId: null },
  ]);
  expect(network.calls(saveDraft).map(({ params, body }) => [params.id, body])).toMatchObject([
    ['9', { words: { title: 'Gul' }, pictures: [11], version: 1 }],
  ]);
});

it('saves no draft while the design is being published, and goes on where that failed', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network, page } = openUpload('?draft=9');
  const publishing = Promise.withResolvers<ReturnType<typeof refused>>();
  network.answer(uploadDesign, publishing.promise);
  await title();
  await publish(page);
  await waitFor(() => expect(network.calls(uploadDesign)).toHaveLength(1));
  await page.fill(await title(), 'Gulnaar in red');
  expect(screen.queryByText(/^Saving your draft|^Draft/)).toBeNull();
  expect(network.calls(saveDraft)).toEqual([]);
  publishing.resolve(refused(503, { code: 'UNAVAILABLE', message: 'Please try again.' }));
  await waitFor(() => expect(network.calls(saveDraft)).toHaveLength(1));
  await screen.findByText(savedLine);
});

it('keeps nothing while nothing is typed', async () => {
  const { network, page } = openUpload();
  await title();
  page.leave();
  expect(network.calls(createDraft)).toEqual([]);
});

it('continues a draft with its words and pictures, and publishes it as what it is', async () => {
  const { network, page } = openUpload('?draft=9');
  expect((await title()).value).toBe('Gulnaar');
  expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  await publish(page);
  await screen.findByText('Your pictures are being prepared');
  const [sent] = network.calls(uploadDesign).map(({ body }) => body);
  expect([sent?.get('draftId'), sent?.getAll('mediaIds'), sent?.get('title')]).toEqual([
    '9',
    ['21'],
    'Gulnaar',
  ]);
  expect([network.calls(createDraft), network.calls(saveDraft)]).toEqual([[], []]);
});

it('tells a stale window, keeps its words, and writes them over only when told to', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network, page } = openUpload('?draft=9');
  network.answer(
    saveDraft,
    refused(409, { code: 'CONFLICT', message: inEnglish(draftSentences.meanwhile) }),
    keptAs(6),
  );
  await page.fill(await title(), 'Gulnaar in red');
  await screen.findByText(inEnglish(draftSentences.meanwhile));
  expect((await title()).value).toBe('Gulnaar in red');
  network.answer(getDraft, { success: true, draft: { ...kept, version: 5 } });
  await page.user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
  await screen.findByText(savedLine);
  expect(network.calls(saveDraft).map(({ body }) => [body.words?.title, body.version])).toEqual([
    ['Gulnaar in red', 3],
    ['Gulnaar in red', 5],
  ]);
});

/** Changes the whole title in one event. If it were emptied first, a slow machine could save the empty title. */
async function retitle(value: string): Promise<void> {
  fireEvent.change(await title(), { target: { value } });
}

/**
 * Behaves like the server: saving the same content again changes nothing, and other content needs the current
 * version. The first response is lost.
 */
function aDraftOnTheServer(network: Network) {
  const held = { title: kept.words.title, version: kept.version };
  let isLost = false;
  network.answer(saveDraft, ({ body }) => {
    const title = body.words?.title ?? '';
    if (title !== held.title) {
      if (body.version !== held.version) {
        return refused(409, { code: 'CONFLICT', message: inEnglish(draftSentences.meanwhile) });
      }
      held.title = title;
      held.version += 1;
    }
    if (isLost) return keptAs(held.version);
    isLost = true;
    return lost;
  });
  return held;
}

it('takes no answer that was lost for another window: what was sent is sent again before what followed', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network } = openUpload('?draft=9');
  const held = aDraftOnTheServer(network);
  await retitle('Gulnaar in red');
  await screen.findByText(/^Draft not saved yet/);
  await retitle('Gulnaar in red silk');
  await screen.findByText(savedLine);
  expect(held).toEqual({ title: 'Gulnaar in red silk', version: 5 });
  expect(network.calls(saveDraft).map(({ body }) => [body.words?.title, body.version])).toEqual([
    ['Gulnaar in red', 3],
    ['Gulnaar in red', 3],
    ['Gulnaar in red silk', 4],
  ]);
});

it('after a lost answer writes what was there before, where that is typed again', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network } = openUpload('?draft=9');
  const held = aDraftOnTheServer(network);
  await retitle('Gulnaar in red');
  await screen.findByText(/^Draft not saved yet/);
  await retitle('Gulnaar');
  await screen.findByText(savedLine);
  expect(held).toEqual({ title: 'Gulnaar', version: 5 });
});

it('after a lost answer is told of another window that was really first', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network } = openUpload('?draft=9');
  const held = aDraftOnTheServer(network);
  await retitle('Gulnaar in red');
  await screen.findByText(/^Draft not saved yet/);
  Object.assign(held, { title: 'Gulnaar in green', version: 5 });
  await retitle('Gulnaar in red silk');
  await screen.findByText(inEnglish(draftSentences.meanwhile));
  expect(held.title).toBe('Gulnaar in green');
});

it('begins no second draft where a lost answer is followed by a call too many', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network } = openUpload();
  const tooMany = refused(429, { code: 'RATE_LIMITED', message: 'Too many at once.' });
  network.answer(createDraft, lost, tooMany, keptAs(1));
  await retitle('Gul');
  await screen.findByText(/^Draft not saved yet/);
  await retitle('Guln');
  await screen.findByText(/Too many at once/);
  await retitle('Gulnaar');
  await screen.findByText(savedLine);
  const begun = network.calls(createDraft).map(({ headers }) => headers.get('idempotency-key'));
  expect([begun.length, new Set(begun).size]).toEqual([3, 1]);
  expect(network.calls(saveDraft).map(({ body }) => body.words?.title)).toEqual(['Gulnaar']);
});

it('after a lost answer begins the same draft again before it publishes', async () => {
  const { network, page } = openUpload();
  network.answer(createDraft, lost, keptAs(1));
  await page.fill(await title(), 'Gulnaar');
  await page.fill(screen.getByLabelText('Description'), 'Hand-block printed cotton');
  await page.user.selectOptions(screen.getByLabelText('Category'), 'Accessories');
  await page.fill(screen.getByLabelText('Completion Time'), '12 days');
  await page.fill(screen.getByLabelText('Price (₹)'), '3500');
  await page.user.upload(
    await screen.findByLabelText(/^Add pictures/),
    new File(['a picture'], 'front.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText(/^Draft not saved yet/);
  network.answer(saveDraft, keptAs(2));
  await page.fill(await title(), 'Gulnaar in red');
  await publish(page);
  await screen.findByText('Your pictures are being prepared');
  const [first, second, ...more] = network
    .calls(createDraft)
    .map(({ headers, body }) => [headers.get('idempotency-key'), body]);
  // The same request again, followed by what was typed since.
  expect([second, more]).toEqual([first, []]);
  expect(network.calls(saveDraft).at(-1)?.body.words?.title).toBe('Gulnaar in red');
  expect(network.calls(uploadDesign).map(({ body }) => body.get('draftId'))).toEqual(['9']);
});

it('says so where there are as many drafts as one may have, and keeps the words in the tab', async () => {
  hurryTimersOf(quietMilliseconds);
  const { network, page, open } = openUpload();
  network.answer(createDraft, refused(409, { code: 'CONFLICT', message: inEnglish(draftSentences.full) }));
  await page.fill(await title(), 'One too many');
  await screen.findByText(inEnglish(draftSentences.full));
  page.leave();
  open();
  await screen.findByDisplayValue('One too many');
});
