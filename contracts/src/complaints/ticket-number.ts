const istYear = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** TC-2026-000045: what people call a complaint. The year is that of its filing in India. */
export function ticketNumber(id: number, createdAt: Date): string {
  return `TC-${istYear.format(createdAt)}-${String(id).padStart(6, '0')}`;
}
