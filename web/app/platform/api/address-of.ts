/** Splits `GET /api/design/:id` into method and path. */
export function methodAndPath(address: string): { method: string; path: string } {
  const space = address.indexOf(' ');
  return { method: address.slice(0, space), path: address.slice(space + 1) };
}

/** The path and query of a call: `/api/design/:id` with `{ id: 7 }` and `{ page: 2 }` is `/api/design/7?page=2`. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
