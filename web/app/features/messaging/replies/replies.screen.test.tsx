// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { addSavedReply, listSavedReplies } from '#contracts/messaging/replies/saved-replies.contract.ts';
import { savedReplySentences } from '#contracts/messaging/replies/saved-replies.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { Composer } from '../conversation/composer.tsx';
import { useReplyBox } from './use-reply-box.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer', role: 'DESIGNER' };
const delivery = { id: 1, title: 'Delivery', content: 'Dear {name}, seven days.' };
const fabric = { id: 2, title: 'Fabric', content: 'It is cotton.' };
const all = (...replies: (typeof fabric)[]) => ({ success: true, replies }) as const;

function openComposer(viewer = meera) {
  const sent: string[] = [];
  const onSend = async (content: string) => {
    sent.push(content);
  };
  const composer = (
    <Composer
      viewerId={9}
      receiverId={5}
      name="Asha Rao"
      onTyping={() => undefined}
      onSend={onSend}
      onSpeak={async () => undefined}
    />
  );
  return { sent, page: renderPart(composer, viewer) };
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Asha Rao');

it('finds a reply by a slash, inserts it by keys with the name in it, and sends nothing before', async () => {
  fakeNetwork().answer(listSavedReplies, all(delivery, fabric));
  const { page, sent } = openComposer();
  await screen.findByRole('button', { name: 'Saved replies' });
  await page.user.type(await box(), 'Namaste /');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await page.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect((await box()).value).toBe('Namaste Dear Asha, seven days.');
  expect(sent).toEqual([]);
  await page.user.keyboard('{Enter}');
  expect(sent).toEqual(['Namaste Dear Asha, seven days.']);
});

it('closes on Escape, and a slash that fits nothing is sent as it is', async () => {
  fakeNetwork().answer(listSavedReplies, all(delivery));
  const { page, sent } = openComposer();
  await screen.findByRole('button', { name: 'Saved replies' });
  await page.user.type(await box(), '/del');
  await screen.findByRole('option', { name: /Delivery/ });
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await page.user.type(await box(), 'x');
  expect(screen.queryByRole('listbox')).toBeNull();
  await page.user.keyboard('{Enter}');
  expect(sent).toEqual(['/delx']);
});

it('inserts by a press at the caret', async () => {
  fakeNetwork().answer(listSavedReplies, all(fabric));
  function Part() {
    const [text, setText] = useState('');
    const textarea = useRef<HTMLTextAreaElement>(null);
    const saved = useReplyBox({ text, name: 'Asha Rao', box: textarea, onWrite: setText });
    return (
      <>
        {saved.button}
        {saved.list}
        <textarea
          ref={textarea}
          aria-label="Words"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </>
    );
  }
  const page = renderPart(<Part />, meera);
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Words');
  await page.fill(words, 'Yes.  Ask again.');
  words.setSelectionRange(5, 5);
  await page.user.click(await screen.findByRole('button', { name: 'Saved replies' }));
  await page.user.click(await screen.findByRole('option', { name: /Fabric/ }));
  expect(words.value).toBe('Yes. It is cotton. Ask again.');
});

it('keeps a new reply, and what was typed where it is refused', async () => {
  const network = fakeNetwork();
  network.answer(listSavedReplies, all());
  const taken = { title: inEnglish(savedReplySentences.titleTaken) };
  network.answer(
    addSavedReply,
    refused(400, {
      code: 'INVALID_INPUT',
      message: inEnglish(savedReplySentences.titleTaken),
      errors: taken,
    }),
    all(delivery),
  );
  const { page } = openComposer();
  await page.user.click(await screen.findByRole('button', { name: 'Saved replies' }));
  await page.user.click(await screen.findByRole('button', { name: 'Manage' }));
  await page.user.click(await screen.findByRole('button', { name: 'Write a reply' }));
  await page.fill(await screen.findByLabelText('Title'), 'Delivery');
  await page.fill(await screen.findByLabelText('Words'), 'Dear {names}');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(inEnglish(savedReplySentences.unknownPlaceholder));
  await page.fill(screen.getByLabelText('Words'), delivery.content);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText(inEnglish(savedReplySentences.titleTaken));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words').value).toBe(delivery.content);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await within(await screen.findByRole('dialog')).findByText('Delivery');
  expect(network.calls(addSavedReply)).toHaveLength(2);
});

it('is not there for those who do not sell', async () => {
  fakeNetwork();
  openComposer(asha);
  await box();
  expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull();
});
