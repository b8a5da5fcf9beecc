/** Hosts of Google Maps, each with where on them a map begins: elsewhere they forward to any site that is asked for. */
const mapHosts: Record<string, RegExp> = {
  'www.google.com': /^\/maps(\/|$)/,
  'google.com': /^\/maps(\/|$)/,
  'www.google.co.in': /^\/maps(\/|$)/,
  'google.co.in': /^\/maps(\/|$)/,
  'maps.google.com': /^\/(?!url(\/|$))/,
  'maps.google.co.in': /^\/(?!url(\/|$))/,
  'maps.app.goo.gl': /^\/[\w-]/,
  'goo.gl': /^\/maps\//,
  'g.page': /^\/[\w-]/,
};

/**
 * Whether it leads to a place on Google Maps and nowhere else: `https:` alone, a listed host, no port and nobody's
 * name before it.
 */
export function isMapLink(link: string): boolean {
  // What a browser would drop or hide from an address is in no honest one.
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(link) || !URL.canParse(link)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(link);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return Object.hasOwn(mapHosts, hostname) && mapHosts[hostname]?.test(pathname) === true;
}
