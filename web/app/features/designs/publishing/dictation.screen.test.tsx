// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDraft, listDrafts, saveDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import UploadDesignPage from './upload-design.route.tsx';

/** A fake of the browser's speech recognition, driven by the test. */
class Ear {
  static last: Ear;
  lang = '';
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    Ear.last = this;
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
  hears(transcript: string, isFinal: boolean) {
    act(() => this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] }));
  }
  fails(error: string) {
    act(() => {
      this.onerror?.({ error });
      this.onend?.();
    });
  }
}

const browser = window as { webkitSpeechRecognition?: typeof Ear };
afterEach(() => {
  delete browser.webkitSpeechRecognition;
});

async function openUpload() {
  const network = fakeNetwork();
  network.answer(listDrafts, { success: true, drafts: [] });
  network.answer(createDraft, { success: true, draft: { id: 9, version: 1 } });
  network.answer(saveDraft, { success: true, draft: { id: 9, version: 2 } });
  const page = renderRoute({ Component: UploadDesignPage, path: '/upload', viewer: asha });
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Description');
  return { page, description };
}

it('adds what is said to what is written, once it is sure', async () => {
  browser.webkitSpeechRecognition = Ear;
  const { page, description } = await openUpload();
  await page.fill(description, 'Woven in Varanasi.');
  await page.user.click(screen.getByRole('button', { name: 'Dictate' }));
  expect(Ear.last.lang).toBe('en-IN');
  screen.getByText(/^Listening\./);
  Ear.last.hears('real zari on', false);
  expect(description.value).toBe('Woven in Varanasi.');
  screen.getByText('real zari on');
  Ear.last.hears('Real zari on the border.', true);
  expect(description.value).toBe('Woven in Varanasi. Real zari on the border.');

  await page.user.click(screen.getByRole('button', { name: 'Stop' }));
  screen.getByRole('button', { name: 'Dictate' });
  expect(screen.queryByText(/^Listening\./)).toBeNull();
});

it('says what to do where the microphone is refused, and keeps what is written', async () => {
  browser.webkitSpeechRecognition = Ear;
  const { page, description } = await openUpload();
  await page.fill(description, 'Woven in Varanasi.');
  await page.user.click(screen.getByRole('button', { name: 'Dictate' }));
  Ear.last.fails('not-allowed');
  screen.getByText('The microphone is not allowed here. Allow it in the browser’s settings, or type.');
  expect(description.value).toBe('Woven in Varanasi.');
  await page.user.click(screen.getByRole('button', { name: 'Dictate' }));
  Ear.last.fails('no-speech');
  screen.getByText('Nothing was heard. Press Dictate and speak, or type.');
});

it('is not offered by a browser that cannot listen', async () => {
  await openUpload();
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
});
