// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { saveDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { contentOf } from './draft-content.ts';
import { makeDraftSaver } from './make-draft-saver.ts';

const titled = (title: string) => contentOf({ title }, []);
const savedAs = (version: number) => ({ success: true, draft: { id: 9, version } }) as const;

it('holds a save that waits for the one before it, and sends it once saving is resumed', async () => {
  const network = fakeNetwork();
  const first = Promise.withResolvers<ReturnType<typeof savedAs>>();
  network.answer(saveDraft, first.promise, savedAs(3));
  let content = titled('Gul');
  const saver = makeDraftSaver({
    first: { id: 9, version: 1, content },
    read: () => content,
    onState: vi.fn(),
    onBegun: vi.fn(),
    onSaved: vi.fn(),
  });
  // Leaving the page sends at once what waits for the pause.
  const save = (title: string) => {
    content = titled(title);
    saver.touch();
    saver.leave();
  };
  save('Gulnaar');
  await expect.poll(() => network.calls(saveDraft)).toHaveLength(1);
  save('Gulnaar in red');
  const held = saver.hold();
  first.resolve(savedAs(2));
  expect(await held).toEqual({ id: 9, version: 2 });
  expect(network.calls(saveDraft)).toHaveLength(1);
  saver.resume();
  saver.leave();
  await expect.poll(() => network.calls(saveDraft)).toHaveLength(2);
});
