import type { FastifyInstance } from 'fastify';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from './services.ts';

/** The argument of a module's install function. */
export interface ModuleContext<S extends Services = Services> {
  /** Serves the endpoints of a contract. */
  serve: Serve;
  /** For the few routes that are not part of a contract. */
  server: FastifyInstance;
  services: S;
}
