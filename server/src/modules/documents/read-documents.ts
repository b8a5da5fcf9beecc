import { documentNumber } from '#contracts/documents/document-number.ts';
import { type OrderDocument, orderDocument } from '#contracts/documents/documents.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { documentOfParty, findDocumentsOfParty } from './documents.queries.ts';
import { drawDocument } from './draw-document.ts';

/** The documents of an order, oldest first. Throws NOT_FOUND unless the viewer is a side of the order. */
export async function listDocuments(
  { db }: Pick<Services, 'db'>,
  orderId: number,
  viewerId: number,
): Promise<OrderDocument[]> {
  const rows = await findDocumentsOfParty(db, orderId, viewerId);
  if (!rows) throw notFound('orders.orderMissing');
  return rows.map(({ kind, name, series, year, serial, issuedAt }) => ({
    kind,
    number: documentNumber(series, year, serial),
    issuedAt: issuedAt.toISOString(),
    url: orderDocument.path.replace(':id', String(orderId)).replace(':file', `${name}.pdf`),
  }));
}

export interface DrawnDocument {
  /** The file name for downloads: TBI-26-27-000045.pdf */
  fileName: string;
  bytes: Buffer;
}

/** The PDF of a document in a language. Throws NOT_FOUND unless the viewer is a side of the order. */
export async function drawDocumentOf(
  { db }: Pick<Services, 'db'>,
  wanted: { orderId: number; viewerId: number; name: string; locale: Locale },
): Promise<DrawnDocument> {
  const [row] = await documentOfParty(db, [wanted.orderId, wanted.viewerId, wanted.name]);
  if (!row) throw notFound('documents.documentMissing');
  const { kind, series, year, serial, issuedAt, snapshot } = row;
  const number = documentNumber(series, year, serial);
  const bytes = await drawDocument({ kind, number, issuedAt, snapshot, locale: wanted.locale });
  return { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
}
