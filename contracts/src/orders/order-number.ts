const istYear = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** TB-2026-000123: what people call an order. The year is that of the order in India. */
export function orderNumber(id: number, createdAt: Date): string {
  return `TB-${istYear.format(createdAt)}-${String(id).padStart(6, '0')}`;
}
