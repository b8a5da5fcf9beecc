interface Page {
  pathname: string;
  search: string;
}

/** Whether the screen tells of a payment of this order by itself. `link` is the order's own page. */
export function isPaying({ pathname, search }: Page, link: string): boolean {
  const id = /^\/order-details\/purchase\/(\d+)$/.exec(link)?.[1];
  if (id === undefined) return false;
  if (pathname.startsWith('/checkout/') || pathname === `/order-processing/${id}`) return true;
  return pathname === '/order-confirmation' && new URLSearchParams(search).get('orderId') === id;
}
