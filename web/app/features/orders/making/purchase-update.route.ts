import { redirect } from 'react-router';
import type { Route } from './+types/purchase-update.route.ts';

/** The old address for changing an order; redirects to the order's page. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/order-details/purchase/${encodeURIComponent(params.orderId)}`, 301);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return redirect(`/order-details/purchase/${encodeURIComponent(params.orderId)}`);
}
