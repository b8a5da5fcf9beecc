import type { IncomingMessage } from 'node:http';

const name = 'tanabana_process';

/** Whether a request belongs to a live connection, whose polls must all reach the process that holds it. */
export function isLive({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/socket.io/');
}

/** The process that holds the live connection of this browser. */
export function heldBy({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];
}

/** Lets a browser come back to this process with the polls of its live connection. */
export function stickTo(member: string): string {
  return `${name}=${member}; Path=/socket.io/; HttpOnly; SameSite=Lax`;
}
