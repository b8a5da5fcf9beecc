interface Page {
  pathname: string;
  search: string;
}

/** Whether the current page itself shows the payment of this order. `link` is the order's page. */
export function isPaying({ pathname, search }: Page, link: string): boolean {
  const id = /^\/order-details\/purchase\/(\d+)$/.exec(link)?.[1];
  if (id === undefined) return false;
  if (pathname.startsWith('/checkout/') || pathname === `/order-processing/${id}`) return true;
  return pathname === '/order-confirmation' && new URLSearchParams(search).get('orderId') === id;
}
