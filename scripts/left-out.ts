import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface Shortening {
  /** Where it lies in its library. */
  readonly place: RegExp;
  readonly instead: (id: string) => string | Promise<string>;
}

/** inversify numbers its bindings by a note on a class; without decorators it writes no others. */
const fewNotes = `const notes = new WeakMap();
const of = (target) => notes.get(target) ?? notes.set(target, new Map()).get(target);
Reflect.defineMetadata ??= (key, value, target) => void of(target).set(key, value);
Reflect.getOwnMetadata ??= (key, target) => of(target).get(key);`;

/** Most tokens are the variable of their own name. */
async function shortTokens(id: string): Promise<string> {
  const { tokens } = (await import(pathToFileURL(id).href)) as { readonly tokens: Readonly<Record<string, string>> };
  const others = Object.fromEntries(Object.entries(tokens).filter(([name, value]) => value !== `var(--${name})`));
  return `export const tokens = new Proxy(${JSON.stringify(others)}, { get: (others, name) => others[name] ?? 'var(--' + name + ')' });`;
}

/**
 * What libraries bring along and the portal never runs: axios' way over `fetch`, as its calls go over XMLHttpRequest, which
 * alone tells how far an upload is; axios' names of statuses and its JSON of forms; most of the
 * reflection that inversify asks for the sake of decorators, of which there are none. And what can be said shorter: Fluent's table of some hundred tokens.
 */
const shortenings: readonly Shortening[] = [
  { place: /\/axios\/lib\/adapters\/fetch\.js$/, instead: () => 'export const getFetch = () => undefined;' },
  { place: /\/axios\/lib\/helpers\/HttpStatusCode\.js$/, instead: () => 'export default {};' },
  { place: /\/axios\/lib\/helpers\/formDataToJSON\.js$/, instead: () => 'export default () => null;' },
  { place: /\/reflect-metadata\/ReflectLite\.js$/, instead: () => fewNotes },
  { place: /\/@fluentui\/tokens\/lib\/tokens\.js$/, instead: shortTokens },
];

/** Leaves it out of what a browser fetches. */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  load: (id) => shortenings.find(({ place }) => place.test(id.replaceAll('\\', '/')))?.instead(id),
};
