import type { StaticHandlerContext } from 'react-router';

type Handed = Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>;

/**
 * The loaders' data for their twin in the browser. Replies of the API are plain JSON, which repeats the names of its
 * fields and so is a third shorter once compressed than the router's numbers for them; what was sent or went wrong is
 * written by the router, which knows more kinds of values.
 */
export async function handoffOf(
  { loaderData, actionData, errors }: Handed,
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<string> {
  if (actionData !== null || errors !== null) return readHandoff(stream);
  return JSON.stringify({ loaderData, actionData, errors });
}

/** The loaders' data as the router wrote it. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** In the browser: a plain object as the router writes it, each value once and named by its place; -5 is null. */
const asRouterWrites = `function(given){var all=[];function add(v){if(v===null)return -5;var at=all.push(v)-1;
if(Array.isArray(v))all[at]=v.map(function(each){return add(each)});
else if(typeof v==='object'){var named=all[at]={};Object.keys(v).forEach(function(name){named['_'+add(name)]=add(v[name])})}
return at}add(given);return JSON.stringify(all)+'\\n'}`;

const give = `(function(c,text,write){c.enqueue(text[0]==='{'?write(JSON.parse(text)):text);c.close()})(window.__reactRouterContext.streamController,document.getElementById('handoff').textContent,${asRouterWrites})`;

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
