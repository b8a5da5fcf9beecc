import ts from 'typescript';

/** Functions of ours that take the message of a check. */
const checking = /^(?:z\.|requiredText$|requiredLines$|emailField$)/;

/** Places where a check of a schema gets its message as a text: only `rule` makes one that every language has. */
export function listPlainMessages({ file, text }: { file: string; text: string }): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && checking.test(node.expression.getText())) {
      for (const given of node.arguments) {
        const words = textOf(given);
        const { line } = source.getLineAndCharacterOfPosition(given.getStart());
        if (words !== undefined && isMessage(words)) found.push(`${file}:${line + 1}: ${words}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort();
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

/** A sentence has several words; a constant that a field is compared with has one. */
const isMessage = (words: string) => /^[A-Z][a-z]+ /.test(words);
