import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in. Undefined until it has been looked up, null when nobody is. */
    viewer: Viewer | null | undefined;
    /** As it was sent to an endpoint that takes one; null where it was not. */
    idempotencyKey: string | null | undefined;
  }

  interface FastifyContextConfig {
    /** Accepts cross-site posts: only for routes that prove their sender otherwise, as webhooks do. */
    acceptsCrossSite?: boolean;
    /** A body that may take minutes, as an upload does. */
    acceptsSlowBody?: boolean;
    /** Still accepted when space is short: signing out, paying, webhooks. */
    writesLittle?: boolean;
    /** Has a share of its own that nobody else can take, however slow or plentiful they are: what the payment provider tells us. */
    hasOwnShare?: boolean;
    /** Answered however busy the server is, so that a balancer does not take a busy one for a dead one. */
    alwaysAnswers?: boolean;
  }
}
