import type { FastifyRequest } from 'fastify';
import type { Endpoint, ParsedOf } from '#contracts/platform/endpoint.ts';
import { type FileRule, fileSentences } from '#contracts/platform/upload-rules.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { parseMultipartWords } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReceivedFile } from './receive-form.ts';
import { withUpload } from './with-upload.ts';

/** A received voice note. */
export interface SpokenNote {
  file: ReceivedFile;
  /** The bars of its waveform. */
  peaks: number[];
}

interface SpokenUpload<E> {
  endpoint: E & { readonly files: Readonly<Record<string, FileRule>> };
  request: FastifyRequest;
  ownerId: number | null;
}

/**
 * Reads a form with a voice note and calls `use` with its fields and the note. Throws INVALID_INPUT if there is no
 * note.
 */
export function withVoice<E extends Endpoint, T>(
  services: Services,
  { endpoint, request, ownerId }: SpokenUpload<E>,
  use: (fields: Omit<ParsedOf<E>['body'], 'peaks'>, voice: SpokenNote) => Promise<T>,
): Promise<T> {
  return withUpload(services, { endpoint, request, ownerId }, async ({ words, files: [file] }) => {
    const { peaks, ...fields } = parseMultipartWords<E>(endpoint, words) as ParsedOf<E>['body'] & {
      peaks: number[];
    };
    if (!file) throw invalidInput({ voice: fileSentences.noVoiceNote });
    return use(fields as Omit<ParsedOf<E>['body'], 'peaks'>, { file, peaks });
  });
}
