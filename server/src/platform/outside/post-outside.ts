import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from './inside-addresses.ts';

/** The URL resolves to this machine or its network, or is not an allowed https URL. */
export class InsideAddressError extends Error {}

interface Content {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Posts to URLs given by people, over https and to the public internet only. */
export interface Outside {
  /** False if the URL is rejected without a DNS lookup. */
  admits(address: string): boolean;
  /**
   * Posts and returns the status. The response body is not used and redirects are not followed. Throws
   * InsideAddressError if the host resolves to an inside address, and any network error.
   */
  post(address: string, content: Content): Promise<{ status: number }>;
}

/** For tests, whose receivers run on this machine with a self-signed certificate. */
export interface OutsideOfTests {
  admitsInside: true;
  /** The receiver's certificate. */
  ca: string;
}

type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** In milliseconds. Few posts run concurrently, so a host that accepts and never responds would delay all others. */
const mayTakeMs = 4000;

export function makeOutside(inTests?: OutsideOfTests): Outside {
  const agent = new Agent({ keepAlive: true, maxSockets: 32, ...(inTests ? { ca: inTests.ca } : {}) });
  const admitsInside = inTests?.admitsInside ?? false;

  function admits(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, port, username, password } = new URL(address);
    if (protocol !== 'https:' || username !== '' || password !== '') return false;
    if (admitsInside) return true;
    const host = hostname.replace(/^\[|\]$/g, '');
    // A hostname without a dot is on our own network.
    return port === '' && (isIP(host) === 0 ? host.includes('.') : !isInside(host));
  }

  return {
    admits,
    post(address, { headers, body }) {
      if (!admits(address)) return Promise.reject(new InsideAddressError(`${address} leads inside`));
      return new Promise((resolve, reject) => {
        const sent = request(
          address,
          {
            method: 'POST',
            agent,
            headers,
            timeout: mayTakeMs,
            signal: AbortSignal.timeout(mayTakeMs),
            ...(admitsInside ? {} : { lookup: guardLookup(lookup) }),
          },
          (answer) => {
            resolve({ status: answer.statusCode ?? 0 });
            // A long response would take time and occupy the socket.
            if (Number(answer.headers['content-length'] ?? Number.NaN) <= 4096) answer.resume();
            else answer.destroy();
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });
    },
  };
}

/**
 * Wraps a DNS lookup and rejects a host if any of its addresses is inside. The connection uses the checked address,
 * which prevents DNS rebinding.
 */
export const guardLookup =
  (find: FindAddresses): LookupFunction =>
  (host, options, done) => {
    find(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => isInside(address))) {
        return done(new InsideAddressError(`${host} leads inside`), '', 0);
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
