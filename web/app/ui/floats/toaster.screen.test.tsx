// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.ts';

it('lies above an open sheet, whatever controls it has and wherever they are', async () => {
  const heights = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  heights.mockImplementation(function boxOf(this: Element) {
    if (this.matches('dialog')) return new DOMRect(0, 400, 390, 368);
    if (this.matches('.toasts')) return new DOMRect(16, 600, 358, 80);
    return new DOMRect();
  });
  renderPart(
    <Dialog open onClose={() => undefined} title="Ways">
      <button type="button">The lowest of them</button>
    </Dialog>,
    null,
  );
  await screen.findByRole('dialog', { name: 'Ways' });
  toast.bad('It failed');
  const region = screen.getByRole('region', { name: 'Messages' });
  // 10 px above the sheet.
  await expect
    .poll(() => region.style.getPropertyValue('--toasts-above'))
    .toBe(`${window.innerHeight - 390}px`);
  heights.mockRestore();
});
