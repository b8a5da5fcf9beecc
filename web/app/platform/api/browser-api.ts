import { createApi } from './create-api.ts';
import { browserTransport } from './transport.ts';

/**
 * The API for components. It is only ever asked in the browser: during server rendering loaders ask, with the
 * visitor's own transport.
 */
export const api = createApi(browserTransport);
