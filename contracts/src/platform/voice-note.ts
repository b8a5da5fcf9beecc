import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { type FileRule, fileSentences, voiceRules } from './upload-rules.ts';

/** A recording as its listeners receive it. */
export const voiceNote = z.object({
  /** A URL on this site, open only to people who may listen. */
  url: z.string(),
  /** Computed by the server from the recording. */
  durationMs: z.int(),
  /** Bars of its waveform, 0 to 100, as computed by the sender's browser; empty if it could not. */
  peaks: z.array(z.int()),
});

/** The bars of a waveform as sent in a form: `12,80,3`. */
export const sentPeaks = z.prefault(
  z.pipe(
    z
      .string(rule(fileSentences.notAWaveform))
      .check(
        z.regex(
          new RegExp(`^(?:(?:100|\\d{1,2})(?:,(?:100|\\d{1,2})){0,${voiceRules.bars - 1}})?$`),
          rule(fileSentences.notAWaveform),
        ),
      ),
    z.transform((text: string) => (text === '' ? [] : text.split(',').map(Number))),
  ),
  '',
);

export const voiceFile: FileRule = {
  kind: 'VOICE',
  most: 1,
  maxBytes: voiceRules.maxBytes,
  tooMany: fileSentences.tooManyVoiceNotes,
};
