import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { loadViewer } from '#server/modules/accounts/public.ts';
import { drawDocumentOf } from '#server/modules/documents/public.ts';
import type { Services } from '#server/platform/services.ts';
import { type OwnFile, ownFiles, readOwnRows } from '../columns/read-own-rows.queries.ts';
import { ownDocuments, ownMedia } from './downloads.queries.ts';
import { findBestFile } from './find-best-file.ts';
import { readMe } from './read-me.ts';

interface Person {
  userId: number;
  name: string;
}

/**
 * A ZIP of all of a person's data: rows as JSON, pictures and videos, and the PDFs of their orders. Entries are read
 * one at a time, so that the whole is never in memory. The stream fails if an entry fails.
 */
export async function packOwnData(services: Services, { userId, name }: Person): Promise<Readable> {
  const zip = new ZipFile();
  const contents = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error: Error) => contents.destroy(error));
  // An entry may fail before the stream has a reader. Without a listener the error would end the process. The reader
  // still gets it later.
  contents.on('error', () => undefined);

  const mtime = services.clock.now();
  const add = (path: string, open: () => Promise<Readable>, compress: boolean) =>
    zip.addReadStreamLazy(path, { mtime, compress, mode: 0o100600 }, (done) => {
      open().then(
        (stream) => done(null, stream),
        (error: unknown) => contents.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });

  add('READ ME.txt', async () => Readable.from([readMe(name, mtime)]), true);
  for (const file of ownFiles) add(`data/${file.name}.json`, () => readJson(services, file, userId), true);
  for (const media of await ownMedia(services.db, [userId])) {
    const found = await findBestFile(services.media.store, media);
    if (found) add(`pictures/${media.shownIn}/${media.id}.${found.extension}`, found.open, false);
  }
  const viewer = await loadViewer(services.db, userId, services.env);
  const locale = viewer?.appearance?.language ?? 'en';
  for (const { orderId, name: document } of await ownDocuments(services.db, [userId])) {
    const draw = async () => {
      const { bytes } = await drawDocumentOf(services, { orderId, viewerId: userId, name: document, locale });
      return Readable.from([bytes]);
    };
    add(`documents/order-${orderId}-${document}.pdf`, draw, false);
  }
  zip.end();
  return contents;
}

async function readJson({ db }: Services, file: OwnFile, userId: number): Promise<Readable> {
  return Readable.from(jsonList(await readOwnRows(db, file, userId)));
}

/** A JSON array in chunks, indented for readability. */
function* jsonList(rows: readonly { record: string }[]): Generator<string> {
  yield '[';
  for (const [index, { record }] of rows.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(JSON.parse(record), null, 2)}`;
  }
  yield '\n]\n';
}
