import { levelOf } from './levels.ts';

/** Milliseconds between two measurements. */
const every = 60;

/**
 * Reports the loudness of a stream at intervals until the returned function is called. If the browser cannot measure
 * it, reports 0, because the recording matters more than its waveform.
 */
export function listenToLevels(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const meter = makeMeter(stream);
  const timer = setInterval(() => onLevel(meter?.read() ?? 0), every);
  return () => {
    clearInterval(timer);
    meter?.close();
  };
}

function makeMeter(stream: MediaStream) {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  // Some browsers create the context suspended.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}
