// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { Composer } from '../conversation/composer.tsx';
import type { Recording } from './unsent-recordings.ts';
import { VoicePlayer } from './voice-player.tsx';

/** A fake MediaRecorder; the test decides what it returns. */
class Recorder extends EventTarget {
  static last: Recorder;
  static isTypeSupported = (kind: string) => kind === 'audio/webm;codecs=opus';
  state = 'inactive';
  constructor() {
    super();
    Recorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  gives = ['hum'];
  stop() {
    this.state = 'inactive';
    const data = new Blob(this.gives);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

const released = vi.fn();
const microphone = {
  answer: async (): Promise<unknown> => ({ getTracks: () => [{ stop: released }] }),
};
const refusal = (name: string) => () => Promise.reject(new DOMException('No', name));

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', undefined);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => microphone.answer() },
  });
  microphone.answer = async () => ({ getTracks: () => [{ stop: released }] });
  released.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Meera Iyer');
const press = (name: string) => screen.findByRole('button', { name });

function openComposer(taken: Promise<void> = Promise.resolve()) {
  const spoken: Recording[] = [];
  const page = renderPart(
    <Composer
      viewerId={asha.id}
      receiverId={9}
      name="Meera Iyer"
      onTyping={() => undefined}
      onSend={async () => undefined}
      onSpeak={async (recording) => {
        spoken.push(recording);
        await taken;
      }}
    />,
    asha,
  );
  return { spoken, page };
}

/** Advances the clock of recordings. */
function pass(milliseconds: number) {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds);
}

it('sends what was recorded once it was taken over, and keeps what is written beside it', async () => {
  const taken = Promise.withResolvers<void>();
  const { spoken, page } = openComposer(taken.promise);
  await page.fill(await box(), 'Half a thought');
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  pass(7000);
  await page.user.click(await press('Stop and listen'));
  expect(released).toHaveBeenCalledTimes(1);
  const send = await screen.findAllByRole('button', { name: 'Send' });
  const [, own] = send;
  if (!own) throw new Error('There is no way to send it');
  await page.user.click(own);
  await page.user.click(own);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]?.durationMs).toBeGreaterThanOrEqual(7000);
  expect([spoken[0]?.file.name, spoken[0]?.file.size]).toEqual(['voice-note.webm', 3]);
  // It stays here until the outbox has stored it.
  await screen.findByRole('slider');
  await act(async () => taken.resolve());
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect((await box()).value).toBe('Half a thought');
  expect(document.activeElement).toBe(await press('Record a voice note'));
});

it('stops at Escape without losing anything, and forgets what is cancelled', async () => {
  const { spoken, page } = openComposer();
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  pass(3000);
  await page.user.keyboard('{Escape}');
  await screen.findByRole('slider');
  await page.user.click(await press('Discard the voice note'));
  await page.user.click(await press('Record a voice note'));
  await page.user.click(await press('Cancel the recording'));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect([spoken.length, released.mock.calls.length]).toEqual([0, 2]);
});

it('says of what the device cannot keep that the page must stay open', async () => {
  // There is no IndexedDB here, as in a browser that forbids it.
  const { page } = openComposer();
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  pass(3000);
  await page.user.click(await press('Stop and listen'));
  await screen.findByText('This device has no room to keep it. Leave this page open until it is sent.');
});

it('ends by itself after two minutes and keeps what was said', async () => {
  const { page } = openComposer();
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  pass(125_000);
  await screen.findByText('A voice note lasts up to 2 minutes. This one is full.');
  expect(screen.getByRole('slider').getAttribute('max')).toBe('120000');
});

it('keeps what was said until the microphone was taken away', async () => {
  const { page } = openComposer();
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  pass(4000);
  act(() => Recorder.last.stop());
  await screen.findByRole('slider');
});

it.each([
  ['NotAllowedError', 'The microphone is not allowed here. Allow it in the browser’s settings, or write.'],
  ['NotFoundError', 'No microphone was found. Connect one, or write.'],
  ['NotReadableError', 'The microphone cannot be used just now. Another program may have it.'],
])('says what to do after %s, and keeps what is written', async (name, sentence) => {
  microphone.answer = refusal(name);
  const { page } = openComposer();
  await page.fill(await box(), 'Half a thought');
  await page.user.click(await press('Record a voice note'));
  await screen.findByText(sentence);
  expect((await box()).value).toBe('Half a thought');
});

it('says so where nothing was recorded, or hardly anything', async () => {
  const { page } = openComposer();
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  await page.user.click(await press('Stop and listen'));
  await screen.findByText(/^That was too short/);
  await page.user.click(await press('Record a voice note'));
  await screen.findByRole('timer');
  Recorder.last.gives = [];
  pass(4000);
  await page.user.click(await press('Stop and listen'));
  await screen.findByText('Nothing could be recorded. Try again, or write.');
});

it('says so where the browser cannot record after all, and lets go of the microphone', async () => {
  vi.spyOn(Recorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('No', 'NotSupportedError');
  });
  const { page } = openComposer();
  await page.user.click(await press('Record a voice note'));
  await screen.findByText('Nothing could be recorded. Try again, or write.');
  expect(released).toHaveBeenCalledTimes(1);
});

it('is not offered by a browser that cannot record', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  openComposer();
  await box();
  expect(screen.queryByRole('button', { name: 'Record a voice note' })).toBeNull();
});

it('says so where a recording cannot be played, and offers to save it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
  const page = renderPart(
    <VoicePlayer url="/api/chat/messages/7/voice" durationMs={9000} peaks={[10, 80]} label="Voice note" />,
    asha,
  );
  screen.getByText('0:09');
  await page.user.click(await press('Play'));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toMatch(/could not be played/);
  expect(screen.getByRole('link', { name: 'Save' }).getAttribute('href')).toBe('/api/chat/messages/7/voice');
});
