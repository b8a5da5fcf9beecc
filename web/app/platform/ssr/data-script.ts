/**
 * The script that passes the loaders' data to React Router in the browser, in the router's own encoding.
 * `ServerRouter` renders the same when streaming, but `renderToString`, which costs half, cannot wait for its stream.
 */
export async function dataScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = await new Response(stream).text();
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${inScript(data)});${controller}.close();</script>`;
}

/** Escapes text as a string literal that cannot close its script element. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
