import { type Plugin, parseSync } from 'vite';

const schemas = new Set(['params', 'query', 'body', 'reply']);
const talks = /(\.api\.ts|\/app\/platform\/.*\.tsx?)(\?.*)?$/;
const contract = /\/contracts\/src\/.*\.ts(\?wire)?$/;
const wire = '?wire';

/**
 * Leaves the schemas out of what the browser gets, where a contract is only needed to make its call: modules
 * named `*.api.ts` and those of `platform` import each endpoint as its method and path. Forms, which check
 * with the request's schema, import the whole contract. Contracts only declare, so whatever of them a page does
 * not use may be dropped. Saves 8 kB on every page without a form.
 */
export function wireContracts(): Plugin {
  return {
    name: 'wire-contracts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.contract.ts') || importer === undefined || !talks.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved === null ? null : `${resolved.id}${wire}`;
    },
    transform(code, moduleId) {
      if (!contract.test(moduleId)) return null;
      return { code: declaredPure(moduleId.endsWith(wire) ? withoutSchemas(code) : code), map: null };
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** The module with `params`, `query`, `body` and `reply` taken out of what is given to `endpoint()`. */
export function withoutSchemas(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  visit(parseSync('contract.ts', code).program as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || (node.callee as Node & { name?: string }).name !== 'endpoint')
      return;
    const [declared] = node.arguments as (Node & { properties?: (Node & { key: { name?: string } })[] })[];
    const properties = declared?.properties ?? [];
    for (const [index, property] of properties.entries()) {
      if (!schemas.has(property.key?.name ?? '')) continue;
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
    visit(declared, (node) => {
      if (node.type === 'CallExpression') calls.add(node.start);
    });
  }
  return [...calls]
    .sort((a, b) => b - a)
    .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node as Node);
    for (const child of Object.values(node)) visit(child, see);
  }
}
