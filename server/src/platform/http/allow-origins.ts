import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Allows front ends of these origins to call with their visitor's session (CORS with credentials). */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
}
