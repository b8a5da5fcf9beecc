/** The loaders' data as the router wrote it, for its twin in the browser. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream === undefined ? '' : await new Response(stream).text();
}

/** Hands the data over in one script; the router's own way is a script for each chunk of a streamed page. */
export function handoffScript(handoff: string, nonce: string): string {
  const data = inScript(JSON.stringify(handoff));
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();</script>`;
}

/** JSON that cannot leave its script element, whatever people wrote into it. */
function inScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
