// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import {
  giveStandingYes,
  readBookForOrder,
  readShared,
  revokeShare,
  shareVersion,
  takeMeasured,
} from '#contracts/measurements/book/sharing.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { firstVersion, forOrder, mother, openShare } from '../book.samples.ts';
import { ShareNaap } from './share-naap.tsx';
import { SharedNaap } from './shared-naap.tsx';

const order = { ...unpaidOrder, status: 'DESIGN_IN_PROGRESS' as const };
const said = { success: true, message: 'Done' } as const;
const people = { success: true, people: [mother], can: { add: true } } as const;
const press = (name: RegExp | string) => screen.findByRole('button', { name });

it('shares only after an explicit yes, and takes it back', async () => {
  const network = fakeNetwork();
  network.answer(readBookForOrder, { success: true, data: forOrder });
  network.answer(readNaapBook, { ...people, people: [mother] });
  const shared = { ...forOrder, shares: [openShare] };
  network.answer(shareVersion, lost, { ...said, data: shared });
  network.answer(revokeShare, { ...said, data: forOrder });
  const page = renderPart(<ShareNaap order={order} />, asha);
  await screen.findByText(/Your measurements of 20 Aug 2026 can be used/);
  await page.user.click(await press('Use my measurements'));
  await page.user.click(await press('Share'));
  await screen.findByText(/Please say yes first/);
  expect(network.calls(shareVersion)).toHaveLength(0);

  await page.user.click(
    await screen.findByRole('checkbox', { name: /Yes, Meera Iyer may read .*Latha Rao/ }),
  );
  await page.user.click(await press('Share'));
  await waitFor(() => expect(network.calls(shareVersion)).toHaveLength(1));
  await page.user.click(await press('Share'));
  await screen.findByText(/You can take them back until making starts\.$/);
  const calls = network.calls(shareVersion);
  expect(calls[1]?.body).toEqual({ versionId: 31, overlayId: null });
  // The first request may have arrived.
  expect(calls[0]?.headers.get('Idempotency-Key')).toBe(calls[1]?.headers.get('Idempotency-Key'));

  await page.user.click(await press(/^Take back/));
  await waitFor(() => expect(network.calls(revokeShare)[0]?.params).toEqual({ id: '41' }));
  await press('Use my measurements');
});

it('asks a remake which version to take: none is chosen beforehand', async () => {
  const network = fakeNetwork();
  const older = { ...firstVersion, usedFor: [{ orderId: 12, orderNumber: 'TB-12' }] };
  const newer = { ...firstVersion, id: 32, version: 2, usedFor: [] };
  const [blouse] = forOrder.shareable;
  network.answer(readBookForOrder, {
    success: true,
    data: { ...forOrder, shareable: blouse ? [{ ...blouse, versions: [newer, older] }] : [] },
  });
  network.answer(readNaapBook, { ...people, people: [mother] });
  network.answer(shareVersion, { ...said, data: forOrder });
  const page = renderPart(<ShareNaap order={order} />, asha);
  await page.user.click(await press('Use my measurements'));
  await page.user.click(await screen.findByRole('checkbox', { name: /^Yes/ }));
  await page.user.click(await press('Share'));
  await screen.findByText('Please choose a version');
  expect(network.calls(shareVersion)).toHaveLength(0);
  await page.user.click(await screen.findByRole('radio', { name: /Version 1.*used for TB-12/ }));
  await page.user.click(await press('Share'));
  await waitFor(() => expect(network.calls(shareVersion)[0]?.body.versionId).toBe(31));
});

it('says that a frozen share is signed, and shows what the server says after a lost race', async () => {
  const network = fakeNetwork();
  const frozen = { ...openShare, state: 'FROZEN' as const, can: { revoke: false } };
  network.answer(
    readBookForOrder,
    { success: true, data: { ...forOrder, shares: [openShare] } },
    { success: true, data: { ...forOrder, shares: [frozen], can: { ...forOrder.can, share: false } } },
  );
  network.answer(readNaapBook, { ...people, people: [mother] });
  network.answer(revokeShare, refused(409, { code: 'CONFLICT', message: 'Making has started.' }));
  const page = renderPart(<ShareNaap order={order} />, asha);
  await page.user.click(await press(/^Take back/));
  await screen.findByText('Making has started.');
  await screen.findByText(/Signed by you on 22 Nov 2026/);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull());
});

it('takes what the maker measured into the book, once or from now on', async () => {
  const network = fakeNetwork();
  const measured = {
    measurementId: 8,
    garment: 'blouse' as const,
    version: 1,
    person: '',
    measuredBy: 'Iqbal',
    measuredOn: '2026-11-20',
    taken: null,
  };
  network.answer(readBookForOrder, { success: true, data: { ...forOrder, measured: [measured] } });
  network.answer(readNaapBook, { ...people, people: [mother] });
  network.answer(takeMeasured, { ...said, data: forOrder });
  network.answer(giveStandingYes, { ...said, data: forOrder });
  const page = renderPart(<ShareNaap order={order} />, asha);
  await page.user.click(await press(/Take Blouse or choli into the book of Latha Rao/));
  await waitFor(() =>
    expect(network.calls(takeMeasured)[0]?.body).toEqual({ measurementId: 8, personId: 5 }),
  );
  await page.user.click(await press('Write it into the book of Latha Rao'));
  await waitFor(() => expect(network.calls(giveStandingYes)[0]?.body).toEqual({ personId: 5 }));
});

it('shows the maker what is shared, and nothing before', async () => {
  const network = fakeNetwork();
  network.answer(readShared, {
    success: true,
    data: [
      {
        ...firstVersion,
        // Seven and thirteen sixteenths, the longest kind of a length.
        values: [{ part: 'frontNeckDepth', of: 'body', value: 7.8125, tenths: 1984 }],
        shareId: 41,
        garment: 'blouse',
        person: { name: mother.name, body: 'women' },
        overlay: 'Heels',
        sharedAt: openShare.sharedAt,
        isFrozen: true,
      },
    ],
  });
  renderPart(<SharedNaap order={{ ...order, role: 'maker' }} />, asha);
  await screen.findByText(/Latha Rao · Blouse or choli/);
  await screen.findByText(/with Heels · signed by the buyer on 22 Nov 2026/);
  expect(screen.getByText('Likes the sleeve loose')).toBeTruthy();
  // The drawing has the value without its unit, the list with it.
  expect(screen.getByText('7 13/16').closest('svg')).not.toBeNull();
  expect(screen.getByText('7 13/16 in').closest('svg')).toBeNull();
});
