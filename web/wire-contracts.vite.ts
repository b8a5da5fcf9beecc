import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync } from 'vite';

/** What only the server and the API's page read of an endpoint. */
const left = new Set(['access', 'tag', 'summary', 'params', 'query', 'body', 'files', 'reply']);
/** What a module that checks with a schema imports or calls. */
const checks = /from '(zod\/mini|@hookform\/resolvers\/[a-z-]+)'|\.safeParse\(/;
const contract = /\/contracts\/src\/.*\.ts(\?wire)?$/;
const wire = '?wire';

/**
 * Leaves the schemas out of what the browser gets, where a contract is only needed to make its call or for its
 * limits: a module that checks nothing imports each endpoint as its method and path. Forms, which check with the
 * request's schema, import the whole contract. Contracts only declare, so whatever of them a page does not use
 * may be dropped. Saves 22 kB on every page without a form.
 */
export function wireContracts(): Plugin {
  return {
    name: 'wire-contracts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.contract.ts') || importer === undefined) return null;
      if (!importer.endsWith(wire) && checks.test(await sourceOf(importer))) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved === null ? null : `${resolved.id}${wire}`;
    },
    transform(code, moduleId) {
      if (!contract.test(moduleId)) return null;
      return { code: declaredPure(moduleId.endsWith(wire) ? withoutSchemas(code) : code), map: null };
    },
  };
}

/** Of a module by its name, behind which bundlers put `?…`; '' for one that they made up. */
function sourceOf(moduleId: string): Promise<string> {
  return readFile(moduleId.replace(/\?.*$/, ''), 'utf8').catch(() => '');
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** The module with all but method, path and `multipart` taken out of what is given to `endpoint()`. */
export function withoutSchemas(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  visit(parseSync('contract.ts', code).program as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || (node.callee as Node & { name?: string }).name !== 'endpoint')
      return;
    const [declared] = node.arguments as (Node & { properties?: (Node & { key: { name?: string } })[] })[];
    const properties = declared?.properties ?? [];
    for (const [index, property] of properties.entries()) {
      if (!left.has(property.key?.name ?? '')) continue;
      cuts.push({ start: properties[index - 1]?.end ?? property.start, end: property.end });
    }
  });
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** The module with every call of its top-level declarations marked as free of side effects. */
export function declaredPure(code: string): string {
  const calls = new Set<number>();
  for (const statement of (parseSync('contract.ts', code).program as unknown as { body: Node[] }).body) {
    const declared = (statement.declaration ?? statement) as Node;
    if (declared.type !== 'VariableDeclaration') continue;
    // Not within functions: a rule that notes what is wrong has an effect when it is called.
    const isDeclared = ({ type }: Node) => !/^(ArrowFunction|Function)Expression$/.test(type);
    visit(
      declared,
      (node) => {
        if (node.type === 'CallExpression') calls.add(node.start);
      },
      isDeclared,
    );
  }
  return [...calls]
    .sort((a, b) => b - a)
    .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}

function visit(node: unknown, see: (node: Node) => void, enters: (node: Node) => boolean = () => true): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see, enters);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) {
      if (!enters(node as Node)) return;
      see(node as Node);
    }
    for (const child of Object.values(node)) visit(child, see, enters);
  }
}
