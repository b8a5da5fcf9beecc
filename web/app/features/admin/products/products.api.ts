import type {
  AdminProduct,
  actOnProduct,
  editProduct,
  findProduct,
  listProducts,
  updateProduct,
} from '#contracts/admin/products/products.contract.ts';
import type { ProductAct } from '#contracts/admin/products/products.rules.ts';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { listBy } from '../lists/list-by.ts';

export const productsList = listBy('products', async (from, request) => {
  const { products, nextCursor } = await from.call<typeof listProducts>('GET /api/admin/products', request);
  return { rows: products, nextCursor };
});

export function productQuery(id: string): ApiQuery<AdminProduct> {
  return {
    key: ['admin', 'product', id],
    async fetch(from) {
      const { product } = await from.call<typeof findProduct>('GET /api/admin/products/:id', {
        params: { id },
      });
      return product;
    },
  };
}

/** Not under the key of the other admin queries, so that invalidating those does not refetch an open form. */
export function editedProductQuery(id: string): ApiQuery<EditableDesign> {
  return {
    key: ['admin-edit', id],
    staleTime: 0,
    async fetch(from) {
      const { design } = await from.call<typeof editProduct>('GET /api/admin/products/:id/edit', {
        params: { id },
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
