// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { OrderTimeline } from '../core/order-timeline.tsx';

const moved = (note: string): OrderData => ({
  ...unpaidOrder,
  status: 'DESIGN_COMPLETED',
  history: [
    {
      ...{ id: 1, actor: 'MAKER', actorName: 'Meera Iyer', at: '2026-11-29T12:00:00.000Z', note },
      ...{ from: 'CONFIRMED', to: 'DESIGN_COMPLETED' },
    },
  ],
});

it.each([
  [systemNotes.stepFinished, 'A step of the plan is finished'],
  ['The border is drawn.', '“The border is drawn.”'],
])('a move by the plan has the line of the system, and what a maker writes is quoted: %s', (note, line) => {
  renderPart(<OrderTimeline order={moved(note)} title="Progress" />, asha);
  screen.getByText(line);
});
