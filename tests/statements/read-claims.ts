import { relative } from 'node:path';
import ts from 'typescript';

/** What the code claims of a statement, or of several whose names differ in a part. */
export interface Claim {
  /** Matches the names of the statements. */
  pattern: RegExp;
  /** The length of the literal part of the name; of several matching claims the longest applies. */
  precision: number;
  where: string;
  /** The name, with … for the interpolated parts. */
  name: string;
  row: ts.Type;
  given: ts.Type;
}

export interface Claims {
  claims: Claim[];
  faults: string[];
  checker: ts.TypeChecker;
}

/** Every call of `prepared` in these files, with its type arguments. `door` is the file that exports it. */
export function readClaims(root: string, files: readonly string[], door: string): Claims {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const program = ts.createProgram({ rootNames: [...files], options });
  const checker = program.getTypeChecker();
  const claims: Claim[] = [];
  const faults: string[] = [];

  for (const path of files) {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} is not there`);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isPrepared(node.expression)) read(node, source);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { claims, faults, checker };

  function isPrepared(callee: ts.Expression): boolean {
    if (!ts.isIdentifier(callee)) return false;
    const symbol = checker.getSymbolAtLocation(callee);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target?.name === 'prepared' && target.declarations?.[0]?.getSourceFile().fileName === door;
  }

  function read(node: ts.CallExpression, source: ts.SourceFile): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const where = `${relative(root, source.fileName)}:${line}`;
    const [row, given] = node.typeArguments ?? [];
    const name = node.arguments[0];
    const parts = name && literalParts(name);
    if (!row || !given) faults.push(`${where}: says nothing of its rows or its parameters`);
    else if (!parts) faults.push(`${where}: its name is not written here`);
    else {
      claims.push({
        pattern: new RegExp(
          `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
        ),
        precision: parts.join('').length,
        where,
        name: parts.join('…'),
        row: checker.getTypeFromTypeNode(row),
        given: checker.getTypeFromTypeNode(given),
      });
    }
  }
}

/** The literal parts of a text, between interpolations; undefined if there is none or it does not begin with one. */
function literalParts(name: ts.Expression): string[] | undefined {
  if (ts.isStringLiteral(name) || ts.isNoSubstitutionTemplateLiteral(name)) return [name.text];
  if (!ts.isTemplateExpression(name) || name.head.text === '') return undefined;
  return [name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)];
}

export function claimFor(name: string, claims: readonly Claim[]): Claim | undefined {
  const fitting = claims.filter(({ pattern }) => pattern.test(name));
  return fitting.toSorted((a, b) => b.precision - a.precision)[0];
}
