import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets front ends of these origins call with the session of their visitor. */
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
