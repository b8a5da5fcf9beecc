// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { OrderDocuments } from './order-documents.tsx';

const { payments } = unpaidOrder;
const paidAt = '2026-11-20T10:00:00.000Z';
const paid: OrderData = {
  ...unpaidOrder,
  status: 'CONFIRMED',
  payments: { ...payments, initial: { ...payments.initial, paidAt } },
};

afterEach(() => {
  vi.useRealTimers();
});

it('shows the receipt of a payment by itself once it is issued, and keeps its place until then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const network = fakeNetwork();
  network.answer(orderDocuments, { success: true, data: [] });
  renderPart(<OrderDocuments order={paid} preloaded={null} />, asha);
  await screen.findByRole('status');
  const receipt = {
    kind: 'ADVANCE_RECEIPT',
    number: 'TB-R-1',
    issuedAt: paidAt,
    url: '/receipt.pdf',
  } as const;
  network.answer(orderDocuments, { success: true, data: [receipt] });
  await vi.advanceTimersByTimeAsync(3000);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/receipt.pdf');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says nothing of a receipt for what arrived after the order was cancelled', async () => {
  const network = fakeNetwork();
  network.answer(orderDocuments, { success: true, data: [] });
  renderPart(<OrderDocuments order={{ ...paid, status: 'CANCELLED' }} preloaded={null} />, asha);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
