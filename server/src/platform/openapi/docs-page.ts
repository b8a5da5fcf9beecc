import type { Access, Endpoint } from '#contracts/platform/endpoint.ts';
import { locales } from '#contracts/platform/locales.ts';
import { jsonSchema } from '#server/platform/http/json-schema.ts';
import { Html, html } from '#server/platform/http/pages/html.ts';
import type { ServedEndpoint } from '#server/platform/http/serve-endpoint.ts';
import { shapeInWords } from './shape-in-words.ts';

const accessWords: Record<Access, string> = {
  anyone: 'anyone',
  member: 'signed in',
  admin: 'admins',
};

/** Every endpoint of the API, collapsed, by subject. */
export function docsPage(served: readonly ServedEndpoint[]): Html {
  const bySubject = Map.groupBy(served, ({ endpoint }) => endpoint.tag);
  return html`<p>Each call as it is served now. The same, for programs: <a href="/api/openapi.json">openapi.json</a>.
Signing in sets a cookie; send it along. Ids are positive integers, times ISO 8601 in UTC, money rupees with at most two decimals.</p>
<p>A failure always answers <code>{ success: false, message, code, errors?, reason?, params?, fields?, requestId }</code>: branch on
<code>code</code>, show <code>message</code>, and put <code>errors</code> beside the fields they name.
<code>reason</code> and <code>params</code> name the sentence apart from any language, <code>fields</code> those of
<code>errors</code>.</p>
<p>A call that takes an <code>Idempotency-Key</code> header, 1 to 200 letters, digits and signs of your choice, is done
once however often it is sent under the same key.</p>
<p>Titles and descriptions of designs come in the language that the header <code>Tanabana-Language</code> names (${locales.join(', ')}), as far as their makers gave it; <code>titleLang</code> and <code>descriptionLang</code> say in which they are.</p>
${[...bySubject].map(
  ([subject, calls]) => html`<h2 id="${subject}">${capitalised(subject)}</h2>
${calls.map(callSlip)}`,
)}`;
}

function callSlip({ endpoint, isLimited }: ServedEndpoint): Html {
  const {
    method,
    path,
    summary,
    access,
    params,
    query,
    body,
    multipart,
    files = {},
    reply,
    idempotencyKey,
  } = endpoint;
  return html`<details class="slip call">
<summary><span class="verb ${method}">${method}</span><code>${path}</code><span class="still access">${accessWords[access]}</span><span class="still">${summary}</span></summary>
<div class="inside">
${part('In the address', params, 'input')}
${part('Query', query, 'input')}
${idempotencyKey ? html`<p>Header <code>Idempotency-Key</code>: ${idempotencyKey}</p>` : html``}
${part(multipart ? 'Form with files' : 'Body', body, 'input')}
${Object.entries(files).map(
  ([name, { most, maxBytes }]) =>
    html`<p>File field <code>${name}</code>: at most ${most}, each up to ${Math.floor(maxBytes / 1024 ** 2)} MB</p>`,
)}
${part('Answer', reply, 'output')}
${isLimited ? html`<p class="still">Limited: too many calls are answered 429 with Retry-After.</p>` : html``}
</div>
</details>
`;
}

function part(title: string, schema: Endpoint['body'], io: 'input' | 'output'): Html {
  if (!schema) return new Html('');
  return html`<h3>${title}</h3><pre>${shapeInWords(jsonSchema(schema, io))}</pre>`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
