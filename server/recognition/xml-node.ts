/** An element as the parser gives it: its children by name, and its attributes by name behind `@`. */
export type XmlNode = Readonly<Record<string, unknown>>;

/** The element at a path, the first of several with the same name; undefined when there is none. */
export function elementAt(node: unknown, ...path: readonly string[]): unknown {
  const [name, ...rest] = path;
  const [first] = toList(node);
  if (name === undefined) return first;
  return isNode(first) ? elementAt(first[name], ...rest) : undefined;
}

/** All child elements of a name. */
export function elementsAt(node: unknown, name: string): readonly unknown[] {
  return isNode(node) ? toList(node[name]) : [];
}

/** The text at a path; undefined when there is none, or it is blank. */
export function textAt(node: unknown, ...path: readonly string[]): string | undefined {
  const found = elementAt(node, ...path);
  const text = isNode(found) ? found['#text'] : found;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function toList(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : node === undefined ? [] : [node];
}

export function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
