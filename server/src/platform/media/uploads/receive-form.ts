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

/** A received and validated file in the incoming folder. */
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
  /** Duration of a voice note. */
  durationMs?: number;
}

export interface ReceivedForm {
  /** Text fields by name. A repeated field becomes a list. */
  words: Record<string, string | string[]>;
  /** In the order sent. */
  files: ReceivedFile[];
  /** In the order sent. Documents are stored separately from pictures and have no public URL. */
  documents: ReceivedDocument[];
}

/** Bytes allowed for text fields and multipart boundaries. */
const slack = 1024 * 1024;
const wordLimits = { fieldSize: 32 * 1024, fields: 60, headerPairs: 40 };

/**
 * Reads a whole multipart request, streaming files to disk, and calls `use` with it. The files are removed afterwards
 * in any case: `use` must have put those to keep into the store.
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
    // For example when the disk is full.
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
  // The first rejected file decides the response, but the rest is still read: many clients read the response only
  // once they have sent everything.
  let refused: unknown;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      addWord(form.words, part.fieldname, String(part.value ?? ''));
      continue;
    }
    const rule = rules[part.fieldname];
    // Browsers send an empty file without a name for an empty file field.
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
 * The maximum size of a form in bytes: its Content-Length if given, otherwise the maximum that its rules allow. A
 * body whose declared length is too large is not read. Throws PAYLOAD_TOO_LARGE.
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

/** MIME types in which phones record the location. */
const carriesNotes = new Set(['video/mp4', 'video/quicktime', 'video/webm', 'audio/mp4', 'audio/webm']);

/** Counts the bytes and discards those beyond the limit, so that a file that is too large uses no disk space. */
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

/** The sender's file name, made safe for a message: no path, no control characters, not too long. */
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
