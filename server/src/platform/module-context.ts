import type { FastifyInstance } from 'fastify';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from './services.ts';

/** What the install of a module gets. */
export interface ModuleContext<S extends Services = Services> {
  /** Serves the calls of a contract. */
  serve: Serve;
  /** For the few routes that are no calls of a contract. */
  server: FastifyInstance;
  services: S;
}
