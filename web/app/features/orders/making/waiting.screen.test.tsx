// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { orderMeasurements, recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import { type OrderData, orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { postOrderUpdate } from '#contracts/orders/making/making.contract.ts';
import { fakeNetwork, lost } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { MeasurementsCard } from '#web/features/measurements/measurements-card.tsx';
import { MeasurementsEditor } from '#web/features/measurements/measurements-editor.tsx';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { OrderTimeline } from '../core/order-timeline.tsx';
import { orderQuery } from '../core/orders.api.ts';
import { UpdateStatus } from './update-status.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const order: OrderData = {
  ...unpaidOrder,
  status: 'CONFIRMED',
  role: 'maker',
  can: { ...unpaidOrder.can, postUpdate: true, moveTo: ['DESIGN_IN_PROGRESS'] },
};

const jpegBegins = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);

function openOutbox(): Outbox {
  onTestFinished(ownOutbox(meera.id));
  return outboxOf(meera.id);
}

/** The updates and measurements of the maker's page; re-renders when the cached order changes. */
function Making() {
  const { data } = usePageQuery(orderQuery(String(order.id)), { data: order, at: Date.now() });
  if (!data) return null;
  return (
    <>
      <UpdateStatus order={data} />
      <OrderTimeline order={data} title="Progress" />
    </>
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const said = async () => (await screen.findAllByText('Saved on this device')).length;

it('lets a note with its photographs wait, and sends them again as the same attempt', async () => {
  const network = fakeNetwork();
  const orderData = { ...order, updates: [] };
  network.answer(postOrderUpdate, lost, lost, { success: true, message: 'Done', orderData });
  const outbox = openOutbox();
  const page = renderPart(<UpdateStatus order={order} />, meera);
  await page.fill(await screen.findByLabelText(/^Note/), 'The warp is on the loom.');
  const photographs = [new File([jpegBegins], 'loom.jpg', { type: 'image/jpeg' })];
  await page.user.upload(await screen.findByLabelText('Add photographs'), photographs);
  await page.user.click(await button('Update'));
  expect(await said()).toBe(1);
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note/)).value).toBe('');
  await waitFor(() => expect(outbox.isHeldUp()).toBe(true));
  expect(outbox.list()).toMatchObject([
    { kind: 'update', files: 1, shown: { words: 'TB-70\nThe warp is on the loom.' } },
  ]);
  outbox.wake();
  await waitFor(() => expect(outbox.list()).toEqual([]));
  const calls = network.calls(postOrderUpdate);
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  const form = calls.at(-1)?.body;
  expect([form?.get('note'), form?.get('images')]).toEqual([
    'The warp is on the loom.',
    expect.objectContaining({ name: 'loom.jpg' }),
  ]);
});

it('shows news that waits at the step of the order, and what was taken in its place', async () => {
  const network = fakeNetwork();
  network.answer(postOrderUpdate, lost);
  // The order is refetched, but the answer never comes during the test.
  network.answer(orderDetails, new Promise<never>(() => undefined));
  const outbox = openOutbox();
  const page = renderPart(<Making />, meera);
  const step = async () => {
    const item = (await screen.findByText('Confirmed', { selector: 'li p' })).closest('li');
    if (!item) throw new Error('The step is no item of a list');
    return within(item);
  };
  const tell = async (note: string) => {
    await page.fill(await screen.findByLabelText(/^Note/), note);
    await page.user.click(await button('Update'));
    await (await step()).findByText(`“${note}”`);
    await waitFor(() => expect(outbox.isHeldUp()).toBe(true));
  };
  const photographs = [new File([jpegBegins], 'loom.jpg', { type: 'image/jpeg' })];
  await page.user.upload(await screen.findByLabelText('Add photographs'), photographs);
  await tell('The warp is on the loom.');
  await (await step()).findByRole('img', { name: 'with 1 picture' });
  await (await step()).findByText('Waiting to be sent');
  await page.user.click(await button('Discard: The warp is on the loom.'));
  await waitFor(() => expect(screen.queryByText('“The warp is on the loom.”')).toBeNull());
  expect(outbox.list()).toEqual([]);

  await tell('The border is woven.');
  const told = {
    id: 5,
    status: 'CONFIRMED' as const,
    note: 'The border is woven.',
    pictures: [],
    preparing: 0,
    authorName: meera.name,
    at: '2026-11-26T10:00:00.000Z',
    can: { remove: true },
  };
  network.answer(postOrderUpdate, {
    success: true,
    message: 'Done',
    orderData: { ...order, updates: [told] },
  });
  outbox.wake();
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  await (await step()).findByText('“The border is woven.”');
  expect(outbox.list()).toEqual([]);
});

it('does not let a move wait: it may have become impossible meanwhile', async () => {
  fakeNetwork().answer(postOrderUpdate, lost);
  const outbox = openOutbox();
  const page = renderPart(<UpdateStatus order={order} />, meera);
  await page.user.selectOptions(await screen.findByLabelText('Update Status'), 'DESIGN_IN_PROGRESS');
  await page.user.click(await button('Update'));
  await screen.findByText('Failed to update order status');
  expect(outbox.list()).toEqual([]);
});

it('lets measurements wait, those measured last in the place of the earlier', async () => {
  const network = fakeNetwork();
  network.answer(recordMeasurements, lost);
  const outbox = openOutbox();
  const measure = async (waist: string) => {
    const page = renderPart(
      <MeasurementsEditor order={order} versions={[]} garment="lehenga" onClose={() => undefined} />,
      meera,
    );
    await page.fill(await screen.findByLabelText('Waist'), waist);
    await page.user.click(await button('Save measurements'));
    expect(await said()).toBe(1);
    page.leave();
  };
  await measure('30');
  await waitFor(() => expect(outbox.isHeldUp()).toBe(true));
  await measure('31');
  expect(outbox.list()).toHaveLength(1);
  expect(outbox.list()[0]?.call.json).toContain('"waist":31');
  outbox.discard(outbox.list()[0]?.nonce ?? '');
});

it('shows measurements that wait on their order, goes on from them, and shows what was taken in their place', async () => {
  const network = fakeNetwork();
  const book = { versions: [], can: { record: true }, why: null };
  network.answer(orderMeasurements, { success: true, data: book });
  network.answer(recordMeasurements, lost);
  const outbox = openOutbox();
  const page = renderPart(<MeasurementsCard order={{ ...order, measuring: 'MADE_TO_MEASURE' }} />, meera);
  await page.user.click(await button('Record measurements'));
  await page.user.selectOptions(await screen.findByLabelText('Garment'), 'lehenga');
  await page.fill(await screen.findByLabelText('Waist'), '30 1/8');
  await page.user.click(await button('Save measurements'));
  const waiting = within(await screen.findByRole('region', { name: 'Lehenga or skirt' }));
  waiting.getByText('Waiting to be sent');
  waiting.getByText('30⅛');
  await waitFor(() => expect(outbox.isHeldUp()).toBe(true));

  // The next measurement starts from this one.
  await page.user.click(await button('Record another garment'));
  await page.user.selectOptions(await screen.findByLabelText('Garment'), 'lehenga');
  expect((await screen.findByLabelText<HTMLInputElement>('Waist')).value).toBe('30⅛');
  await page.user.click(await button('Cancel'));

  const measured = {
    id: 4,
    garment: 'lehenga' as const,
    version: 1,
    unit: 'in' as const,
    lengths: [{ part: 'waist' as const, length: 30.125 }],
    person: '',
    measuredBy: 'Meera Iyer',
    measuredOn: '2026-11-26',
    notes: '',
    recordedBy: { id: meera.id, name: meera.name, side: 'maker' as const },
    recordedAt: '2026-11-26T10:00:00.000Z',
  };
  network.answer(recordMeasurements, {
    success: true,
    message: 'Saved',
    data: { ...book, versions: [measured] },
  });
  network.answer(orderMeasurements, { success: true, data: { ...book, versions: [measured] } });
  outbox.wake();
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  within(await screen.findByRole('region', { name: 'Lehenga or skirt' })).getByText('30⅛', {
    selector: 'dd',
  });
});

it('asks once about measurements that hardly belong to one body, and then saves them as they are', async () => {
  const network = fakeNetwork();
  network.answer(recordMeasurements, lost);
  const page = renderPart(
    <MeasurementsEditor order={order} versions={[]} garment="lehenga" onClose={() => undefined} />,
    meera,
  );
  await page.fill(await screen.findByLabelText('Waist'), '22');
  await page.fill(await screen.findByLabelText('Hip'), '60');
  await page.user.click(await button('Save measurements'));
  await screen.findByText(/Hip 60 and Waist 22 seldom belong to one body/);
  expect(network.calls(recordMeasurements)).toHaveLength(0);
  await page.user.click(await button('Save as they are'));
  await waitFor(() => expect(network.calls(recordMeasurements)).toHaveLength(1));
});

it('unfolds and folds the form on phones, and keeps it open where something is typed', async () => {
  fakeNetwork();
  const { user, fill } = renderPart(<UpdateStatus order={order} />, meera);
  const fold = await button('Post an update');
  const isUnfolded = () => fold.getAttribute('aria-expanded');
  await user.click(fold);
  expect(document.activeElement).toBe(screen.getByLabelText('Update Status'));
  expect(isUnfolded()).toBe('true');
  await user.click(fold);
  expect(isUnfolded()).toBe('false');
  await fill(screen.getByLabelText(/^Note/), 'The warp is on the loom.');
  renderPart(<UpdateStatus order={order} />, meera);
  await waitFor(() => expect(screen.getAllByDisplayValue('The warp is on the loom.')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Post an update' })).toBeNull();
});
