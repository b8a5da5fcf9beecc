import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { errorReply } from '#contracts/platform/errors.ts';
import { unpaidOrder } from '#tests/support/screen/samples.ts';
import { type ServerContext, serverContext } from '#web/platform/ssr/server-context.ts';
import { loader } from './order-details.route.tsx';

type LoaderArgs = Parameters<typeof loader>[0];

const failure = errorReply.parse({ success: false, code: 'INTERNAL', message: 'Broken', requestId: 'r1' });

it('loads the order on the server also where its documents cannot be read', async () => {
  const context = new RouterContextProvider();
  const transport: ServerContext['transport'] = async ({ path }) => {
    if (path.endsWith('/documents')) return Response.json(failure, { status: 500 });
    return Response.json({ success: true, orderData: unpaidOrder });
  };
  context.set(serverContext, { transport } as ServerContext);
  const request = new Request('http://localhost/order-details/purchase/70', {
    headers: { cookie: 'tanabana_session=asha' },
  });
  const params = { type: 'purchase', orderId: '70' };
  // The other arguments of React Router's loaders are not read by this one.
  const { data, init } = await loader({ request, params, context } as unknown as LoaderArgs);
  expect(init?.status).toBe(200);
  expect(data.order.data?.id).toBe(unpaidOrder.id);
  expect(data.documents).toBeNull();
});
