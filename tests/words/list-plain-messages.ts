import ts from 'typescript';

/** Our functions that take the message of a check. */
const checking = /^(?:z\.|requiredText$|requiredLines$|emailField$)/;

/** Checks of a schema that get their message as plain text: only `rule` makes a message that can be translated. */
export function listPlainMessages({ file, text }: { file: string; text: string }): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && checking.test(node.expression.getText())) {
      for (const given of node.arguments) {
        const words = textOf(given) ?? (isSentence.test(given.getText()) ? given.getText() : '');
        const { line } = source.getLineAndCharacterOfPosition(given.getStart());
        if (isMessage.test(words) || isSentence.test(words)) found.push(`${file}:${line + 1}: ${words}`);
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

/** A message has several words; a constant that a field is compared with has one. */
const isMessage = /^[A-Z][a-z]+ /;
/** A sentence object, which the library takes for its options: `phoneSentences.short`, `sentence('…')`. */
const isSentence = /^(?:\w+Sentences\.\w+|\w+Sentence|sentence\(.*\))$/s;
