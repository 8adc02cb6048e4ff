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

/** The text at a path without blanks and invisible signs around it; undefined when nothing is left. */
export function textAt(node: unknown, ...path: readonly string[]): string | undefined {
  const found = elementAt(node, ...path);
  const text = isNode(found) ? found['#text'] : found;
  const visible = typeof text === 'string' ? visiblePart(text) : '';
  return visible === '' ? undefined : visible;
}

const unseen = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800]/u;

/** A text without the blanks and invisible signs around it. */
function visiblePart(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && unseen.test(text[from] ?? '')) from += 1;
  while (to > from && unseen.test(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to);
}

function toList(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : node === undefined ? [] : [node];
}

export function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
