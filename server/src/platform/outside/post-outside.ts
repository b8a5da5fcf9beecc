import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from './inside-addresses.ts';

/** An address that leads to this machine or its network, or is none of the web. */
export class InsideAddressError extends Error {}

interface Content {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Sends to addresses that people gave us, by https and to the public internet only. */
export interface Outside {
  /** False for an address that is refused without looking its host up. */
  admits(address: string): boolean;
  /**
   * Posts and answers with the status; what comes back is not read and no redirect is followed. Throws
   * InsideAddressError where the address leads inside, and whatever the network throws.
   */
  post(address: string, content: Content): Promise<{ status: number }>;
}

/** For tests, whose receivers are on this machine and vouch for themselves. */
export interface OutsideOfTests {
  admitsInside: true;
  /** The certificate of the receiver. */
  ca: string;
}

type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Few posts are under way at once, so one address that accepts and stays silent holds up all others. */
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
    // A name without a dot is one of our own network.
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
            // A long answer would hold us up, and keep its socket.
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

/** Looks a host up and refuses it if any of its addresses leads inside: the one that is checked is the one called. */
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
