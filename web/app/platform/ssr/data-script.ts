/**
 * The script that hands the loaders' data to React Router in the browser, in the router's own encoding. The router's
 * `ServerRouter` renders the same when it streams; `renderToString`, which costs half, cannot wait for its stream.
 */
export async function dataScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = await new Response(stream).text();
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${inScript(data)});${controller}.close();</script>`;
}

/** A string literal that cannot end its script element, whatever people wrote into it. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
