import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface Shortening {
  /** The path of the module in its library. */
  readonly place: RegExp;
  readonly instead: (id: string) => string | Promise<string>;
}

/** inversify numbers its bindings with metadata on a class; without decorators it writes no other metadata. */
const fewNotes = `const notes = new WeakMap();
const of = (target) => notes.get(target) ?? notes.set(target, new Map()).get(target);
Reflect.defineMetadata ??= (key, value, target) => void of(target).set(key, value);
Reflect.getOwnMetadata ??= (key, target) => of(target).get(key);`;

/** The value of most tokens is the name of their variable. */
async function shortTokens(id: string): Promise<string> {
  const { tokens } = (await import(pathToFileURL(id).href)) as { readonly tokens: Readonly<Record<string, string>> };
  const others = Object.fromEntries(Object.entries(tokens).filter(([name, value]) => value !== `var(--${name})`));
  return `export const tokens = new Proxy(${JSON.stringify(others)}, { get: (others, name) => others[name] ?? 'var(--' + name + ')' });`;
}

/** The portal puts only plain values into the query of a call. Files are sent in their own forms. */
const plainFields = `export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
export default (fields, form) => Object.entries(fields).forEach(([name, value]) => value === undefined || form.append(name, value ?? ''));`;

/** Replaces the run-time checks of a call's options, because types check them during the build. */
const unasked = `const fine = () => undefined;
export default { assertOptions: fine, validators: { transitional: fine, spelling: fine, boolean: fine, function: fine } };`;

/**
 * Resolvers of inversify that the portal never uses: those that generate code from text, which the portal's policy
 * forbids (its containers are made without them), and those that create classes from metadata, because its parts are
 * bound by functions. The replacement throws an error that names the removed resolver.
 */
const unaskedResolvers = [
  'buildNoActivationsInstanceBindingNodeResolver',
  'buildNoActivationsInstanceBindingNodeResolverJit',
  'buildNoActivationsResolvedValueBindingNodeResolverJit',
]
  .map(
    (name) =>
      `export const ${name} = () => { throw new Error('Parts are bound by functions, in a container without JIT'); };`,
  )
  .join('\n');

/**
 * Parts of inversify's containers that the portal does not use: it loads no modules of bindings and no plugins. The
 * replacement throws an error.
 */
const unloaded = `const refuse = () => { throw new Error('Neither modules nor plugins are loaded'); };
export class ContainerModuleManager { load = refuse; loadAsync = refuse; unload = refuse; unloadAsync = refuse; }
export class PluginManager { register = refuse; }`;

/**
 * The router's own page for errors of routes that load data. The portal has no such routes, and has its own page for
 * errors.
 */
async function withoutErrorPage(id: string): Promise<string> {
  return (await readFile(id, 'utf8')).replace(
    /^function DefaultErrorComponent\(\) \{\n[^]*?^\}\n/mu,
    'function DefaultErrorComponent() { return null; }\n',
  );
}

/** Only readers of the contract and the server's API description need the sources of calls. */
async function withoutSources(id: string): Promise<string> {
  return (await readFile(id, 'utf8')).replace(/\bsource: '(?:[^'\\\n]|\\.)*'/gu, "source: ''");
}

/**
 * Code of libraries that the portal never runs: axios' adapter for `fetch`, because calls use XMLHttpRequest, which
 * alone reports the progress of an upload; axios' names of statuses, its checks of options, its check for cycles in a
 * query, its nested forms and their JSON, and its cancel tokens from before signals; Griffel's mirrored styles for
 * right-to-left scripts, which the portal does not have; most of the reflection that inversify uses for decorators,
 * which the portal does not use either, the code that it would generate, its creation of classes, its modules of
 * bindings and its plugins; the router's page for errors. Also code that has a shorter form: Fluent's table of some
 * hundred tokens. From the portal's own code: the sources of its calls.
 */
const shortenings: readonly Shortening[] = [
  { place: /\/axios\/lib\/adapters\/fetch\.js$/, instead: () => 'export const getFetch = () => undefined;' },
  { place: /\/axios\/lib\/helpers\/HttpStatusCode\.js$/, instead: () => 'export default {};' },
  { place: /\/axios\/lib\/helpers\/formDataToJSON\.js$/, instead: () => 'export default () => null;' },
  { place: /\/axios\/lib\/helpers\/toFormData\.js$/, instead: () => plainFields },
  { place: /\/axios\/lib\/core\/assertParamsAcyclic\.js$/, instead: () => 'export default () => undefined;' },
  { place: /\/axios\/lib\/cancel\/CancelToken\.js$/, instead: () => 'export default class {}' },
  { place: /\/axios\/lib\/helpers\/validator\.js$/, instead: () => unasked },
  {
    place:
      /\/@inversifyjs\/core\/lib\/planning\/calculations\/buildNoActivations(?:Instance\w+Resolver(?:Jit)?|ResolvedValue\w+ResolverJit)\.js$/,
    instead: () => unaskedResolvers,
  },
  {
    place: /\/@inversifyjs\/container\/lib\/container\/services\/(?:ContainerModule|Plugin)Manager\.js$/,
    instead: () => unloaded,
  },
  { place: /\/reflect-metadata\/ReflectLite\.js$/, instead: () => fewNotes },
  {
    place: /\/rtl-css-js\/dist\/esm\/core\.js$/,
    instead: () =>
      'export const convert = (styles) => styles;\nexport const convertProperty = (key, value) => ({ key, value });',
  },
  { place: /\/react-router\/dist\/(?:production|development)\/chunk-[^/]+\.mjs$/, instead: withoutErrorPage },
  { place: /\/@fluentui\/tokens\/lib\/tokens\.js$/, instead: shortTokens },
  { place: /\/src\/contract\/(?:documented|extensions)\/.+\.ts$/, instead: withoutSources },
];

/** Removes this code from what a browser fetches. */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  load: (id) => shortenings.find(({ place }) => place.test(id.replaceAll('\\', '/')))?.instead(id),
};
