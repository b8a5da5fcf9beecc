import {
  actOnProduct,
  editProduct as editProductEndpoint,
  findProduct,
  listProducts,
  updateProduct,
} from '#contracts/admin/products/products.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { actOn } from './act-on-product.ts';
import { editProduct, loadProductToEdit } from './edit-product.ts';
import { loadProducts } from './list-products.ts';
import { loadProduct } from './show-product.ts';

const acts: Limit = { name: 'admin.products', by: 'account', most: 300, seconds: 3600 };

export function productRoutes(serve: Serve, services: Services): void {
  serve(listProducts, async ({ query }) => ({ success: true, ...(await loadProducts(services, query)) }));

  serve(findProduct, async ({ params, viewer }) => ({
    success: true,
    product: await loadProduct(services, viewer.id, params.id),
  }));

  serve(
    actOnProduct,
    async ({ params, body, viewer }) => {
      await actOn(services, body.act, { designId: params.id, adminId: viewer.id, reason: body.reason });
      return { success: true, product: await loadProduct(services, viewer.id, params.id) };
    },
    { limits: [acts] },
  );

  serve(editProductEndpoint, async ({ params, viewer }) => ({
    success: true,
    design: await loadProductToEdit(services, { designId: params.id, adminId: viewer.id }),
  }));

  serve(
    updateProduct,
    async ({ params, body, viewer }) => ({
      ...succeed('done.designUpdated'),
      design: await editProduct(services, { designId: params.id, adminId: viewer.id }, body),
    }),
    { limits: [acts] },
  );
}
