import type { AdminProduct } from '#contracts/admin/products/products.contract.ts';
import { presentTakedown } from '#server/modules/designs/public.ts';
import { monthBeganBefore } from '#server/modules/profiles/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { loadActs } from '../audit/list-acts.ts';
import { presentProduct } from './list-products.ts';
import { actsFor, canEdit } from './product-acts.policy.ts';
import { productDetails, reportsOfProduct, takedownsOf } from './products.queries.ts';

/** A design, with what `adminId` may decide about it. Throws NOT_FOUND. */
export async function loadProduct(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  adminId: number,
  designId: number,
): Promise<AdminProduct> {
  const now = clock.now();
  const [[row], takedowns, reports, { acts }] = await Promise.all([
    productDetails(db, [designId, monthBeganBefore(now)]),
    takedownsOf(db, [designId]),
    reportsOfProduct(db, [designId]),
    loadActs(db, { q: '', subject: 'DESIGN', subjectId: designId }),
  ]);
  if (!row) throw notFound('designs.designMissing');
  const isOwn = row.makerId === adminId;
  const { likes, saves, comments, shares, openOrders, reviews } = row;
  return {
    ...presentProduct(row, env.MEDIA_URL, now),
    description: row.description,
    titleLang: row.language,
    translations: row.translations,
    discount: row.discountPercent,
    completionDays: row.completionDays,
    materials: [row.materialOne, row.materialTwo].filter((material) => material !== ''),
    brand: row.brand,
    size: row.size,
    colour: row.colour,
    condition: row.condition,
    pictures: row.pictures.map((picture) => presentPicture(picture, env.MEDIA_URL)),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    makerEmail: row.makerEmail,
    counts: { likes, saves, comments, shares, openOrders, reviews },
    takedowns: takedowns.map(({ endedAt, ...takedown }) => ({
      ...presentTakedown(takedown),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    reports: reports.map(({ reporterId, reporterName, createdAt, ...report }) => ({
      ...report,
      reporter: { id: reporterId, name: reporterName },
      createdAt: createdAt.toISOString(),
    })),
    acts,
    can: actsFor(row, isOwn),
    canEdit: canEdit(row, isOwn),
  };
}
