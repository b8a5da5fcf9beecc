/** The loaders' data as the router wrote it, for its twin in the browser. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

const give = `(function(c){c.enqueue(document.getElementById('handoff').textContent);c.close()})(window.__reactRouterContext.streamController)`;

/**
 * Hands the data over as a block that runs nothing, and gives it to the router by one script that is the same on
 * every page; the router's own way is a script for each chunk of a streamed page.
 */
export function handoffScripts(handoff: string, mark: string): string {
  return `<script id="handoff" type="application/json">${inScript(handoff)}</script><script nonce="${mark}">${give}</script>`;
}

/** JSON that cannot leave its script element, whatever people wrote into it. These signs occur in its texts only. */
function inScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
