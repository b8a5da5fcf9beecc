import type {
  AdminProduct,
  actOnProduct,
  editProduct,
  findProduct,
  ListedProduct,
  listProducts,
  updateProduct,
} from '#contracts/admin/products/products.contract.ts';
import type { ProductAct } from '#contracts/admin/products/products.rules.ts';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import type { AdminPage } from '../lists/admin-list.tsx';

export function productsList(query: Record<string, string>): ApiList<AdminPage<ListedProduct>> {
  return {
    key: ['admin', 'products', query],
    async fetch(from, cursor, signal) {
      const { products, nextCursor } = await from.call<typeof listProducts>('GET /api/admin/products', {
        query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
        ...(signal && { signal }),
      });
      return { rows: products, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

export function productQuery(id: string): ApiQuery<AdminProduct> {
  return {
    key: ['admin', 'product', id],
    async fetch(from, signal) {
      const { product } = await from.call<typeof findProduct>('GET /api/admin/products/:id', {
        params: { id },
        ...(signal && { signal }),
      });
      return product;
    },
  };
}

/** Kept apart from the rest of the administration, so that an open form is not read anew under its reader. */
export function editedProductQuery(id: string): ApiQuery<EditableDesign> {
  return {
    key: ['admin-edit', id],
    staleTime: 0,
    async fetch(from, signal) {
      const { design } = await from.call<typeof editProduct>('GET /api/admin/products/:id/edit', {
        params: { id },
        ...(signal && { signal }),
      });
      return design;
    },
  };
}

export async function sendProductAct(id: number, act: ProductAct, reason: string): Promise<void> {
  await api.call<typeof actOnProduct>('POST /api/admin/products/:id/act', {
    params: { id },
    body: { act, reason },
  });
}

export async function saveProduct(
  id: number,
  body: RequestOf<typeof updateProduct>['body'],
): Promise<EditableDesign> {
  return (await api.call<typeof updateProduct>('PUT /api/admin/products/:id', { params: { id }, body }))
    .design;
}
