/** Hosts of Google Maps, each with the paths that are maps. Other paths on these hosts can redirect to any site. */
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

/** Whether a link can lead only to Google Maps: `https:`, a listed host, no port and no user name. */
export function isMapLink(link: string): boolean {
  // Characters that a browser would drop or hide never occur in an honest URL.
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(link) || !URL.canParse(link)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(link);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return Object.hasOwn(mapHosts, hostname) && mapHosts[hostname]?.test(pathname) === true;
}
