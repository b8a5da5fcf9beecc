import { voiceRules } from '#contracts/platform/upload-rules.ts';

interface WaveformProps {
  /** 0 to 100. */
  bars: readonly number[];
  /** The played part, 0 to 1. */
  done?: number;
}

/** The waveform: one thread per bar. The played part is coloured. */
export function Waveform({ bars, done = 0 }: WaveformProps) {
  const shown = bars.length === 0 ? flat : bars;
  const width = shown.length * 4 - 2;
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${width} 32`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {shown.map((bar, index) => {
        const height = 3 + (bar / 100) * 29;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place
            key={index}
            data-done={(index + 0.5) / shown.length <= done ? '' : undefined}
            x={index * 4}
            y={(32 - height) / 2}
            width={2}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** For a recording whose browser could not measure it. */
const flat = Array.from({ length: voiceRules.bars }, () => 0);
