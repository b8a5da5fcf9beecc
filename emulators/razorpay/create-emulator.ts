import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { loadPageFiles } from './checkout/page-files.ts';
import { controlRoutes } from './control/control-routes.ts';
import { Faults } from './control/faults.ts';
import { isFromThisMachine as isFromHere } from './control/loopback.ts';
import type { EmulatorContext } from './emulator.context.ts';
import { ApiError, badRequest } from './http/api-error.ts';
import { requireBasicAuth } from './http/basic-auth.ts';
import { readJson, send, sendJson } from './http/exchange.ts';
import { createRouter, type RouteMatch } from './http/router.ts';
import { runOverdue } from './ledger/run-overdue.ts';
import { Store } from './ledger/store.ts';
import { disputeRoutes } from './rest/disputes.ts';
import { refundKeyHeader } from './rest/idempotency.ts';
import { orderRoutes } from './rest/orders.ts';
import { paymentRoutes } from './rest/payments.ts';
import { refundRoutes } from './rest/refunds.ts';
import { WebhookSender } from './webhooks/sender.ts';

export interface RazorpayEmulatorOptions {
  readonly keyId?: string;
  readonly keySecret: string;
  /** The first secret signs webhooks; the mode `oldsecret` signs with the last. */
  readonly webhookSecrets: readonly string[];
  /** Where signed webhooks are posted. Without it they are only recorded. */
  readonly webhookUrl?: string;
  /** The path where the handler is mounted, such as `/emulators/razorpay`. Empty for a standalone server. */
  readonly basePath?: string;
  /** The URL for browsers and clients, base path included; `GET /__emu/` shows it. */
  readonly publicUrl: () => string;
  /** Whether a request may make control calls. Set it if the surrounding server has its own rule. */
  readonly isFromThisMachine?: (req: IncomingMessage) => boolean;
  /** An append-only file, so that the state survives if the process is killed. */
  readonly dataFile?: string;
  /** Multiplies Razorpay's retry schedule; by default its 24 hours pass in 24 seconds. */
  readonly backoffFactor?: number;
  /** Milliseconds since 1970, for tests. */
  readonly clock?: () => number;
}

export interface RazorpayEmulator {
  readonly keyId: string;
  /**
   * Answers a request whose URL is under the base path and resolves to true; false leaves it untouched. The
   * body must not have been read yet.
   */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Stops retries and ends hanging calls. */
  close(): Promise<void>;
}

/**
 * Throws with a live key or in production: the emulator moves no real money and must not be mistaken for Razorpay.
 */
export function createRazorpayEmulator(options: RazorpayEmulatorOptions): RazorpayEmulator {
  const { keyId = 'rzp_test_emulator00', keySecret, basePath = '', clock = Date.now } = options;
  const { isFromThisMachine = isFromHere } = options;
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'The Razorpay emulator does not run with NODE_ENV=production. Set real Razorpay keys instead.',
    );
  if (!keyId.startsWith('rzp_test_'))
    throw new Error('The Razorpay emulator takes keys that begin with rzp_test_ only, never a live key.');
  if (keySecret === '' || options.webhookSecrets.length === 0)
    throw new Error('The Razorpay emulator needs a key secret and at least one webhook secret.');

  const store = new Store(options.dataFile);
  const webhooks = new WebhookSender({
    store,
    secrets: options.webhookSecrets,
    url: options.webhookUrl,
    backoffFactor: options.backoffFactor ?? 1 / 3600,
  });
  const ctx: EmulatorContext = {
    keyId,
    keySecret,
    store,
    webhooks,
    now: () => Math.floor(clock() / 1000) + store.setting('clock_offset_s'),
  };
  const faults = new Faults();
  const files = loadPageFiles();
  const matchRest = createRouter(
    [orderRoutes, paymentRoutes, refundRoutes, disputeRoutes].flatMap((routes) => routes(ctx)),
  );
  const matchCheckout = createRouter(checkoutRoutes(ctx));
  const matchControl = createRouter([
    ...controlRoutes(ctx, faults),
    {
      method: 'GET',
      path: '/__emu/',
      run: () => ({
        emulator: 'razorpay',
        key_id: keyId,
        checkout_js: `${options.publicUrl()}/v1/checkout.js`,
      }),
    },
  ]);
  const inFlight = new Set<string>();
  let sweptAt = 0;
  webhooks.resume();

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const url = new URL(req.url ?? '/', 'http://emulator.invalid');
    if (!url.pathname.startsWith(`${basePath}/`)) return false;
    const path = url.pathname.slice(basePath.length);
    const isControl = path.startsWith('/__emu/');
    if (!isControl && !/^\/v[12]\//.test(path)) return false;
    try {
      if (isControl) await answerControl(req, res, path, url.searchParams);
      else await answer(req, res, path, url.searchParams);
    } catch (error) {
      if (error instanceof ApiError) sendJson(res, error.status, error.body);
      else {
        console.error('The Razorpay emulator failed', error);
        sendJson(res, 500, {
          error: { code: 'SERVER_ERROR', description: 'The emulator failed; see its log.' },
        });
      }
    }
    return true;
  }

  async function answerControl(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    query: URLSearchParams,
  ) {
    if (!isFromThisMachine(req))
      throw new ApiError(403, 'BAD_REQUEST_ERROR', 'Control calls come from this machine only.');
    const match = matchControl(req.method ?? '', path);
    if (!match) throw badRequest('The requested URL was not found on the server.');
    sendJson(res, 200, await run(req, match, path, query));
  }

  async function answer(req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) {
    const method = req.method ?? '';
    const lock = idempotencyLock(req, path);
    if (lock && inFlight.has(lock))
      throw new ApiError(
        409,
        'BAD_REQUEST_ERROR',
        'A request with the same idempotency key is still being processed.',
      );
    if (lock) inFlight.add(lock);
    try {
      const fault = faults.take(method, path);
      if (await faults.before(fault, res)) return;
      const file = method === 'GET' ? files.get(path) : undefined;
      if (file) {
        send(res, 200, file.contentType, file.body, file.headers);
        return;
      }
      sweep();
      const fromCheckout = matchCheckout(method, path);
      if (!fromCheckout) requireBasicAuth(req.headers.authorization, keyId, keySecret);
      const match = fromCheckout ?? matchRest(method, path);
      if (!match) throw badRequest('The requested URL was not found on the server.');
      const result = await run(req, match, path, query);
      if (fault?.mode === 'drop_after') res.destroy();
      else sendJson(res, 200, result);
    } finally {
      if (lock) inFlight.delete(lock);
    }
  }

  async function run(req: IncomingMessage, match: RouteMatch, path: string, query: URLSearchParams) {
    const body = req.method === 'GET' ? {} : await readJson(req);
    const { route, params } = match;
    return route.run({ method: route.method, path, params, query, body, headers: req.headers });
  }

  /** Overdue payments are also handled between calls. Once a second is enough, because times are whole seconds. */
  function sweep(): void {
    if (ctx.now() === sweptAt) return;
    sweptAt = ctx.now();
    runOverdue(ctx);
  }

  return {
    keyId,
    handle,
    async close() {
      faults.clear();
      webhooks.close();
      store.close();
    },
  };
}

function idempotencyLock(req: IncomingMessage, path: string): string | undefined {
  const key = req.headers[refundKeyHeader];
  return key !== undefined && req.method === 'POST' ? `${path} ${key}` : undefined;
}
