import { levelOf } from './levels.ts';

/** Milliseconds between two levels. */
const every = 60;

/**
 * Tells how loud a stream is, again and again, until what it answers with is called. A browser that cannot measure
 * tells of silence: a recording matters more than its drawing.
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
  // Some browsers begin only when told to.
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
