interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  additionalProperties?: Shape | boolean;
  default?: unknown;
}

/** Formats a JSON Schema for people: `{ id: integer, name?: string }`, indented. */
export function shapeInWords(schema: object, indent = ''): string {
  const shape = schema as Shape;
  const words = withoutNull(shape, indent);
  return shape.nullable ? `${words} | null` : words;
}

function withoutNull(shape: Shape, indent: string): string {
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map((choice) => shapeInWords(choice, indent)))].join(' | ');
  if (shape.allOf) return shape.allOf.map((each) => shapeInWords(each, indent)).join(' & ');
  if (shape.type === 'array') return `${parenthesised(shapeInWords(shape.items ?? {}, indent))}[]`;
  if (shape.properties) return objectInWords(shape, shape.properties, indent);
  if (typeof shape.additionalProperties === 'object') {
    return `{ [name]: ${shapeInWords(shape.additionalProperties, indent)} }`;
  }
  return shape.type ?? 'anything';
}

function objectInWords(shape: Shape, properties: Record<string, Shape>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = shape.required?.includes(name) ? '' : '?';
    const usual =
      property.default === undefined ? '' : `  (${JSON.stringify(property.default)} when left out)`;
    return `${inner}${name}${mark}: ${shapeInWords(property, inner)}${usual}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function parenthesised(words: string): string {
  return words.includes(' | ') && !words.startsWith('{') ? `(${words})` : words;
}
