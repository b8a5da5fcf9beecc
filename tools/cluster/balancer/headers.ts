import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Of one connection, not of the request; the next connection has its own. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];

/** What a visitor claims about the way they came is not believed. */
const claims = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** The headers of a request as the balancer hands it on. A body without a length is sent in chunks. */
export function headersOnward(request: IncomingMessage): OutgoingHttpHeaders {
  const { 'transfer-encoding': encoding } = request.headers;
  return {
    ...without(request.headers, [...ofOneConnection, ...claims]),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    ...(encoding === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  };
}

/** The headers of an answer on its way back. */
export function headersBack(response: IncomingMessage): OutgoingHttpHeaders {
  return without(response.headers, ofOneConnection);
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
