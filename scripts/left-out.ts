import { readFile } from 'node:fs/promises';
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

/** The portal puts plain values alone into the query of a call; files travel in forms of their own. */
const plainFields = `export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
export default (fields, form) => Object.entries(fields).forEach(([name, value]) => value === undefined || form.append(name, value ?? ''));`;

/** Whether a call's options are such: types say so while it is built. */
const unasked = `const fine = () => undefined;
export default { assertOptions: fine, validators: { transitional: fine, spelling: fine, boolean: fine, function: fine } };`;

/**
 * Resolvers of inversify that the portal never asks: those that it writes as text and has the browser read as code,
 * which the portal's policy forbids (its containers are made without), and those that make classes by their notes, as
 * its parts are bound by functions. Whoever comes to ask one is told.
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
 * Parts of inversify's containers that the portal has no use for: it loads no modules of bindings and no plugins.
 * Whoever comes to do so is told.
 */
const unloaded = `const refuse = () => { throw new Error('Neither modules nor plugins are loaded'); };
export class ContainerModuleManager { load = refuse; loadAsync = refuse; unload = refuse; unloadAsync = refuse; }
export class PluginManager { register = refuse; }`;

/**
 * The router's own page for errors of routes that load data: the portal has none of these, and a page of its own for
 * errors.
 */
async function withoutErrorPage(id: string): Promise<string> {
  return (await readFile(id, 'utf8')).replace(
    /^function DefaultErrorComponent\(\) \{\n[^]*?^\}\n/mu,
    'function DefaultErrorComponent() { return null; }\n',
  );
}

/** Where calls come from is for whoever reads the contract, and for the description that the server gives. */
async function withoutSources(id: string): Promise<string> {
  return (await readFile(id, 'utf8')).replace(/\bsource: '(?:[^'\\\n]|\\.)*'/gu, "source: ''");
}

/**
 * What libraries bring along and the portal never runs: axios' way over `fetch`, as its calls go over XMLHttpRequest,
 * which alone tells how far an upload is; axios' names of statuses, its look at options, its look for rings in a query,
 * its forms within forms and their JSON, and the way to cancel that came before signals; Griffel's styles turned round
 * for scripts that run from right to left, of which there are none; most of the reflection that inversify asks for the
 * sake of decorators, of which there are none either, the code that it would write, its ways to make classes, its
 * modules of bindings and its plugins; the router's page for errors. And what can be said shorter: Fluent's table of
 * some hundred tokens. Of the portal's own: where its calls come from.
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

/** Leaves it out of what a browser fetches. */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  load: (id) => shortenings.find(({ place }) => place.test(id.replaceAll('\\', '/')))?.instead(id),
};
