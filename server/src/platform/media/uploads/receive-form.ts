import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type FileRule, fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { privateFile } from '#server/platform/files/private-folder.ts';
import { discardRest } from '#server/platform/http/answers/discard-rest.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { stripLocation } from '../location/strip-location.ts';
import type { MediaKind } from '../media.queries.ts';
import { newMediaKey } from '../media-key.ts';
import { inspectFile, refusal } from './inspect-file.ts';

/** A file that has arrived, is what it should be, and lies in the folder for incoming ones. */
export interface ReceivedDocument {
  key: string;
  path: string;
  name: string;
  mime: string;
  bytes: number;
}

/** A picture, a video or a voice note. */
export interface ReceivedFile extends ReceivedDocument {
  kind: MediaKind;
  /** Of a voice note. */
  durationMs?: number;
}

export interface ReceivedForm {
  /** A field that is repeated becomes a list. */
  words: Record<string, string | string[]>;
  /** In the order in which they were sent. */
  files: ReceivedFile[];
  /** Likewise; they are kept apart from pictures and have no public address. */
  documents: ReceivedDocument[];
}

/** Bytes for text and for the borders between the parts. */
const slack = 1024 * 1024;
const wordLimits = { fieldSize: 32 * 1024, fields: 60, headerPairs: 40 };

/**
 * Reads a multipart request to its end, its files to disk and never into memory, hands it to
 * `use` and removes the files again, whatever happens: what is to stay has been put into the store by then.
 */
export async function withReceivedForm<T>(
  request: FastifyRequest,
  incoming: string,
  rules: Readonly<Record<string, FileRule>>,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const form: ReceivedForm = { words: {}, files: [], documents: [] };
  const paths: string[] = [];
  try {
    await receive(request, incoming, rules, form, paths);
    return await use(form);
  } catch (error) {
    // As when the disk is full.
    await discardRest(request, { whileItComes: true });
    throw error;
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}

async function receive(
  request: FastifyRequest,
  incoming: string,
  rules: Readonly<Record<string, FileRule>>,
  form: ReceivedForm,
  paths: string[],
): Promise<void> {
  const all = Object.values(rules);
  const largest = Math.max(...all.map((rule) => rule.maxBytes));
  const files = all.reduce((sum, rule) => sum + rule.most, 0);
  const limits = { ...wordLimits, fileSize: largest + 1, files: files * 2, parts: files * 2 + 60 };
  // The first file that is refused decides the answer, but the rest is read to its end: many a client hears
  // an answer only once it has sent everything.
  let refused: unknown;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      addWord(form.words, part.fieldname, String(part.value ?? ''));
      continue;
    }
    const rule = rules[part.fieldname];
    // A browser sends an empty nameless file for a field that was left empty.
    if (refused !== undefined || !rule || part.filename === '') {
      part.file.resume();
      continue;
    }
    try {
      const { kind } = rule;
      const taken = kind === 'DOCUMENT' ? form.documents : form.files.filter((file) => file.kind === kind);
      if (taken.length >= rule.most) throw refusal('PAYLOAD_TOO_LARGE', part.fieldname, rule.tooMany);
      const file = await receiveFile(part, rule, incoming, paths);
      if (kind === 'DOCUMENT') form.documents.push(file);
      else form.files.push({ ...file, kind });
    } catch (error) {
      part.file.resume();
      if (!(error instanceof AppError)) throw error;
      refused = error;
    }
  }
  if (refused !== undefined) throw refused;
}

/**
 * The bytes that a form may bring: its length where it tells one, else the most that its rules allow. A length that is
 * honest about being too large need not be read at all. Throws PAYLOAD_TOO_LARGE.
 */
export function declaredBytes(request: FastifyRequest, rules: Readonly<Record<string, FileRule>>): number {
  const most = Object.values(rules).reduce((sum, rule) => sum + rule.most * rule.maxBytes, slack);
  const length = request.headers['content-length'];
  if (length === undefined) return most;
  if (Number(length) <= most) return Number(length);
  throw new AppError('PAYLOAD_TOO_LARGE', sentence('platform.filesTooLarge'));
}

async function receiveFile(
  part: MultipartFile,
  rule: FileRule,
  incoming: string,
  paths: string[],
): Promise<ReceivedDocument & Pick<ReceivedFile, 'durationMs'>> {
  const key = newMediaKey();
  const path = join(incoming, key);
  const name = shownName(part.filename, rule.kind);
  const field = part.fieldname;
  paths.push(path);
  const meter = measure(rule.maxBytes);
  await pipeline(part.file, meter.stream, createWriteStream(path, { flush: true, mode: privateFile }));
  const bytes = meter.bytes();
  if (bytes > rule.maxBytes) {
    throw refusal('PAYLOAD_TOO_LARGE', field, fileSentences.tooLarge(name, rule.maxBytes));
  }
  if (bytes === 0) throw refusal('INVALID_INPUT', field, fileSentences.empty(name));
  const inspected = await inspectFile(rule.kind, { path, name, field });
  if (carriesNotes.has(inspected.mime)) await stripLocation(path);
  return { key, path, name, ...inspected, bytes };
}

/** Kinds into which phones write where something was recorded. */
const carriesNotes = new Set(['video/mp4', 'video/quicktime', 'video/webm', 'audio/mp4', 'audio/webm']);

/** Counts what passes; what is beyond the limit goes nowhere, so that a file too large costs no disk. */
function measure(maxBytes: number): { stream: Transform; bytes: () => number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done();
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}

const nameless = {
  PICTURE: 'The picture',
  VIDEO: 'The video',
  VOICE: 'The voice note',
  DOCUMENT: 'The document',
};

/** The sender's name for a file, fit for a sentence: no path, no control characters, not too long. */
function shownName(filename: string | undefined, kind: FileRule['kind']): string {
  const name = (filename ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}+/gu, '')
    .trim();
  if (name === '') return nameless[kind];
  return name.length <= 60 ? name : `${name.slice(0, 40)}…${name.slice(-12)}`;
}

function addWord(words: ReceivedForm['words'], name: string, value: string): void {
  const known = Object.hasOwn(words, name) ? words[name] : undefined;
  if (known === undefined) words[name] = value;
  else words[name] = [known, value].flat();
}
