import type { OwnShare } from './limits/shed-load.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Number of requests refused for load since startup. */
    countRefused(): number;
    /** True while the process shuts down: each response closes its connection. */
    isLeaving: boolean;
  }

  interface FastifyRequest {
    /** The signed-in person. Undefined until looked up, null if signed out. */
    viewer: Viewer | null | undefined;
    /** Undefined if the endpoint takes no idempotency key; null if none was sent. */
    idempotencyKey: string | null | undefined;
    /** True if the request was refused because the server is overloaded. */
    isRefusedForLoad: boolean;
  }

  interface FastifyReply {
    /** Frees this request's slot for the next one. */
    endTurn: (() => void) | undefined;
  }

  interface FastifyContextConfig {
    /** Accepts cross-site posts. Only for routes that authenticate the sender in another way, such as webhooks. */
    acceptsCrossSite?: boolean;
    /** Allows a body that takes minutes, such as an upload. */
    acceptsSlowBody?: boolean;
    /** Still accepted when disk space is short: signing out, payments, webhooks. */
    writesLittle?: boolean;
    /**
     * The reserved share of capacity that these requests use, whatever the load of others. A function of the URL if
     * pages share a route.
     */
    share?: OwnShare | ((url: string) => OwnShare | undefined);
    /** Answered even under load, so that a load balancer does not take a busy process for a dead one. */
    alwaysAnswers?: boolean;
  }
}
