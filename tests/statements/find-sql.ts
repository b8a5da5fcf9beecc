import ts from 'typescript';

/** Where SQL may be written: queries, tables and the database folder. */
const isPlace = (path: string) =>
  /\.(queries|tables)\.ts$/.test(path) || path.startsWith('server/src/platform/db/');

/** Told from sentences: those begin with a capital letter, and none begins with a bracket. */
const statement =
  /(?:^|\()\s*(?:select|with \w+ as|insert into|delete from|SELECT|WITH \w+ AS|INSERT INTO|DELETE FROM)\s|^\s*(?:update|UPDATE) \w/;
const condition =
  /\bexists\s*\(\s*select\b|\bis (?:not )?null\b|\w (?:not )?in \('|\w (?:=|<>) (?:any ?\(|'[A-Z_]+')/;

/**
 * Lists, one sentence each, SQL outside its files, and hand-written SQL inside them whose type is only asserted,
 * although `prepared` would compare it. `sources` are texts by their paths from the root.
 */
export function findSql(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, text]) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const say = (node: ts.Node, fault: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${fault}`);
    };
    const visit = (node: ts.Node): void => {
      if (isPlace(path)) {
        if (path.endsWith('.queries.ts')) checkInside(node, say);
      } else if (checkOutside(node, say)) return;
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

type Say = (node: ts.Node, fault: string) => void;

/** Returns whether the node was SQL; its children then need no check of their own. */
function checkOutside(node: ts.Node, say: Say): boolean {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
    say(node, 'is SQL outside its files');
    return true;
  }
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('…');
  if (!statement.test(text) && !condition.test(text)) return false;
  say(node, 'is SQL outside its files');
  return true;
}

function checkInside(node: ts.Node, say: Say): void {
  const isTyped = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql' && node.typeArguments;
  if (isTyped) say(node, 'says a type that nothing compares: use prepared()');
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const called = node.expression.name.text;
  const isRaw = called === 'execute' || (called === 'query' && node.expression.getText().includes('$client'));
  if (isRaw) say(node, 'runs a statement that nothing compares: use prepared()');
  if (called === 'replaceAll' || called === 'replace')
    say(node, 'cuts a text apart: write it with its parts');
}
