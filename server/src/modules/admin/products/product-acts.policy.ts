import type { ProductAct, ProductStatus } from '#contracts/admin/products/products.rules.ts';

interface Judged {
  status: ProductStatus;
  isAppealed: boolean;
}

/** What an admin may decide about a design; none may decide about their own. */
export function actsFor({ status, isAppealed }: Judged, isOwn: boolean): ProductAct[] {
  if (isOwn) return [];
  if (status === 'HIDDEN') return isAppealed ? ['DESIGN_RESTORED', 'APPEAL_REFUSED'] : ['DESIGN_RESTORED'];
  return status === 'PUBLISHED' || status === 'WITHDRAWN' ? ['DESIGN_HIDDEN'] : [];
}

/** Not their own: makers edit their designs on their own pages. */
export const canEdit = ({ status }: Pick<Judged, 'status'>, isOwn: boolean) => !isOwn && status !== 'DELETED';
