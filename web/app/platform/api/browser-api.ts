import { createApi } from './create-api.ts';
import { browserTransport } from './transport.ts';

/**
 * The API for components. Use it in the browser only: on the server, loaders call the API with the visitor's own
 * transport.
 */
export const api = createApi(browserTransport);
