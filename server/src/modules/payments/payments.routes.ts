import type { FastifyInstance } from 'fastify';
import { acceptCallback } from './incoming/accept-callback.ts';
import { receiveWebhook } from './incoming/receive-webhook.ts';
import type { PaymentsContext } from './payments.context.ts';

export const webhookPath = '/api/payments/razorpay/webhook';
export const callbackPath = '/api/payments/razorpay/callback';

/** The two endpoints that the provider calls; both are authenticated only by a signature. */
export function paymentRoutes(server: FastifyInstance, context: PaymentsContext): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(
      webhookPath,
      {
        bodyLimit: 256 * 1024,
        config: { acceptsCrossSite: true, writesLittle: true, share: 'payment news' },
      },
      async (request) => {
        await receiveWebhook(context, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: request.headers['x-razorpay-signature'],
          eventId: request.headers['x-razorpay-event-id'],
        });
        return { success: true };
      },
    );

    scope.post(
      callbackPath,
      { bodyLimit: 16 * 1024, config: { acceptsCrossSite: true, writesLittle: true, share: 'checkout' } },
      async (request, reply) => {
        const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
        return reply.redirect(await acceptCallback(context, form, request.query), 303);
      },
    );
  });
}
