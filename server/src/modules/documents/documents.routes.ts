import { orderDocument, orderDocuments, referenceStrip } from '#contracts/documents/documents.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { drawDocumentOf, listDocuments } from './read-documents.ts';
import { drawStrip } from './strip/draw-strip.ts';

export function documentRoutes(serve: Serve, services: Services): void {
  serve(orderDocuments, async ({ params, viewer }) => ({
    success: true,
    data: await listDocuments(services, params.id, viewer.id),
  }));

  serve(
    orderDocument,
    async ({ params, viewer, request, reply }) => {
      const { fileName, bytes } = await drawDocumentOf(services, {
        orderId: params.id,
        viewerId: viewer.id,
        name: params.file.slice(0, -'.pdf'.length),
        locale: languageOfCaller(request.headers),
      });
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('content-length', bytes.length);
      return bytes;
    },
    { limits: [{ name: 'documents', by: 'account', most: 240, seconds: 3600 }] },
  );

  /** The strip never changes, so each language is drawn once. */
  const strips = new Map<Locale, Promise<Buffer>>();
  serve(referenceStrip, async ({ request, reply }) => {
    const locale = languageOfCaller(request.headers);
    const strip = strips.get(locale) ?? drawStrip(locale);
    strips.set(locale, strip);
    const bytes = await strip;
    reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="tanabana-reference-strip.pdf"')
      .header('content-length', bytes.length);
    return bytes;
  });
}
