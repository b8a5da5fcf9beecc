import { afterEach, expect, test, vi } from 'vitest';
import { recordedKind } from './microphone.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that records in these formats. */
function record(kinds: readonly string[]): void {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (kind: string) => kinds.includes(kind) });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } });
}

test('a browser that records in MP4 and in WebM records in AAC, which every device plays', () => {
  record(['audio/webm;codecs=opus', 'audio/mp4', 'audio/mp4;codecs=mp4a.40.2']);
  expect(recordedKind()).toBe('audio/mp4;codecs=mp4a.40.2');
});

test('where there is no AAC, Opus in WebM comes before Opus in MP4; without a microphone there is nothing', () => {
  record(['audio/mp4;codecs=opus', 'audio/webm;codecs=opus']);
  expect(recordedKind()).toBe('audio/webm;codecs=opus');
  vi.stubGlobal('navigator', {});
  expect(recordedKind()).toBeUndefined();
});
