import type { OwnShare } from './limits/shed-load.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests were refused since the start because more was asked than can be done. */
    countRefused(): number;
    /** The process takes its leave: each answer ends its connection. */
    isLeaving: boolean;
  }

  interface FastifyRequest {
    /** Who is signed in. Undefined until it has been looked up, null when nobody is. */
    viewer: Viewer | null | undefined;
    /** As it was sent to an endpoint that takes one; null where it was not. */
    idempotencyKey: string | null | undefined;
    /** Refused because more was asked than can be done. */
    isRefusedForLoad: boolean;
  }

  interface FastifyReply {
    /** Lets the next request have the turn of this one. */
    endTurn: (() => void) | undefined;
  }

  interface FastifyContextConfig {
    /** Accepts cross-site posts: only for routes that prove their sender otherwise, as webhooks do. */
    acceptsCrossSite?: boolean;
    /** A body that may take minutes, as an upload does. */
    acceptsSlowBody?: boolean;
    /** Still accepted when space is short: signing out, paying, webhooks. */
    writesLittle?: boolean;
    /** Has a share of the work that nobody else can take, however plentiful they are; by the address where pages share a route. */
    share?: OwnShare | ((url: string) => OwnShare | undefined);
    /** Answered however busy the server is, so that a balancer does not take a busy one for a dead one. */
    alwaysAnswers?: boolean;
  }
}
