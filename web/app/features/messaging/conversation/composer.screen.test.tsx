// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { Composer } from './composer.tsx';

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Meera Iyer');

function openComposer(onSend: () => Promise<void>) {
  const open = () =>
    renderPart(
      <Composer
        viewerId={asha.id}
        receiverId={9}
        name="Meera Iyer"
        onTyping={() => undefined}
        onSend={onSend}
        onSpeak={async () => undefined}
      />,
      asha,
    );
  return { open, page: open() };
}

it('keeps what is written while the message before it is still being taken over', async () => {
  const taken = Promise.withResolvers<void>();
  const { open, page } = openComposer(() => taken.promise);
  await page.fill(await box(), 'Is it cotton?');
  await page.user.keyboard('{Enter}');
  await page.fill(await box(), 'And is it lined?');
  taken.resolve();
  await taken.promise;
  page.leave();
  open();
  await waitFor(async () => expect((await box()).value).toBe('And is it lined?'));
});

it('sends nothing by the Enter that ends a composition, in the order of Chrome and in that of Safari', async () => {
  const send = vi.fn(async () => undefined);
  const { page } = openComposer(send);
  await page.fill(await box(), 'नमस्ते');
  fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229, isComposing: true });
  // Safari ends the composition before it sends the key event.
  fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229 });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('nudges about a telephone number while it is typed, and sends it all the same', async () => {
  const send = vi.fn(async () => undefined);
  const { page } = openComposer(send);
  await page.fill(await box(), 'Is it cotton and lined?');
  await page.fill(await box(), 'Call me: 98450 12345');
  await screen.findByText(/Keep it here: your advance is protected/);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText(/Keep it here/)).toBeNull());
});
