interface Headers {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}

export function addVary(reply: Headers, name: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  if (!known.toLowerCase().includes(name)) reply.header('vary', known ? `${known}, ${name}` : name);
}
