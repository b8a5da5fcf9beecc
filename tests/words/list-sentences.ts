import ts from 'typescript';
import { kindOf } from '#contracts/sentences/sentence.ts';

interface Sentence {
  where: string;
  /** What stands before, between and behind what is filled in. */
  parts: string[];
}

/** Calls whose sentence is said. */
const saying = /^(AppError|invalidInput|refusal|refuse\w*|lostPlace|changed)$/;
/** Functions and constants that hold such sentences. */
const holding = /(Sentence|Sentences|^refus\w*|Refusal|^needs\w*|IsOver|^admit\w*|^errors)$/;

/** The sentences of a file that an answer may carry: in errors, in checks of a schema, in `…Sentences`, and what is said of a success. */
export function listSentences({ file, text }: { file: string; text: string }): Sentence[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node) => {
    const parts = partsOf(node);
    if (parts && isSentence(parts) && isSaid(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ where: `${file}:${line + 1}`, parts });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function partsOf(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

function isSentence(parts: readonly string[]): boolean {
  const words = parts.join(' ');
  return /^[A-Z“]|^ /.test(words) && /[a-z]{2} [a-zA-Z0-9₹]/.test(words) && !words.includes('\n');
}

function isSaid(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'message' && tellsOfSuccess(at.parent))
      return true;
    if (ts.isNewExpression(at) || ts.isCallExpression(at)) {
      const called = at.expression.getText();
      if (called === 'endpoint') return false;
      if (saying.test(called) || /^z\./.test(called)) return true;
    }
    if (ts.isVariableDeclaration(at) && holding.test(at.name.getText())) return true;
    if (ts.isFunctionDeclaration(at) && at.name && holding.test(at.name.text)) return true;
  }
  return false;
}

/** `{ success: true, message: … }` */
function tellsOfSuccess(reply: ts.ObjectLiteralExpression): boolean {
  return reply.properties.some((each) => /^success: true/.test(each.getText()));
}

/** What says a sentence, a part of one, a letter or a notification by its name. */
const byName = /^(?:sentence|partOf|letterOf|newsOf|succeed)$/;
/** What says one by its text, as `fileSentences.empty`. */
const byText = /[sS]entences\.\w+$/;

/**
 * English words that a file fills into a sentence: they stay English in every language. A word in small letters alone
 * chooses between sentences, as `decided('refused', name)`.
 */
export function listFilledIn({ file, text }: { file: string; text: string }): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      const words = node.arguments.flatMap((given) => {
        if (byText.test(called)) return valuesOf(given);
        return byName.test(called) && ts.isObjectLiteralExpression(given) ? valuesOf(given) : [];
      });
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const value of words.filter(isWords)) found.push(`${file}:${line + 1}: ${value}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isWords = (value: string) => /[A-Za-z]{2} |[A-Z][a-z]+$/.test(value) && value !== 'Tanabana';

/** The texts that an expression may come to, as far as they stand in it. */
function valuesOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return partsOf(node) ?? [];
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(valuesOf);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(valuesOf);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) ? valuesOf(each.initializer) : [],
    );
  }
  return [];
}

/** An English sentence with something in each gap. */
export function sampleOf(sentence: string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? byKind[kindOf(name)]);
}

const samples: Record<string, string> = {
  before: 'That was a little fast.',
  part: 'A waist',
  unit: 'cm',
  list: 'the feed',
};
const byKind = {
  number: '7',
  rupees: '₹1,25,000',
  day: '22 Nov 2026',
  moment: '3 Nov 2026, 4:05 pm',
  weekday: 'Tue, 3 Nov 2026',
  appointment: 'Tue, 3 Nov 2026, 4:05 pm',
  town: 'Patiala',
  sentence: 'Confirmed',
  text: 'Meher',
};
