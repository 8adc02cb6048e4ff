import type { ActiveContent } from './active-content.ts';

/** Kinds of actions and of annotations that do more than lead to a page. */
export const activeKinds: ReadonlyMap<string, ActiveContent> = new Map([
  ['JavaScript', 'script'],
  ['Rendition', 'script'],
  ['Launch', 'launch'],
  ['SubmitForm', 'launch'],
  ['ImportData', 'launch'],
  ['GoToE', 'launch'],
  ['RichMedia', 'media'],
  ['RichMediaExecute', 'media'],
  ['Sound', 'media'],
  ['Movie', 'media'],
] as const);

/** Keys whose values are active content, regardless of their type. */
export const activeKeys: ReadonlyMap<string, ActiveContent> = new Map([
  ['JavaScript', 'script'],
  ['XFA', 'script'],
  ['OnInstantiate', 'script'],
] as const);

/** Keys whose values name the kind of an action or annotation. */
export const kindKeys: ReadonlySet<string> = new Set(['S', 'Subtype']);

/** The key of a link. */
export const linkKey = 'URI';

/** Keys of a file's name: for all systems, and for one each. */
export const nameKeys: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);

/** The key of the base of relative links. */
export const baseKey = 'Base';

/** The key of an attached file's streams. */
export const attachedKey = 'EF';

/** Keys that describe the encoding of a stream. */
export const streamKeys: ReadonlySet<string> = new Set(['F', 'Filter', 'DecodeParms', 'DP', 'Length']);

/** The key of the encryption of a file. */
export const encryptionKey = 'Encrypt';

/** All keys that matter for the inspection. Other entries of a dictionary are kept only when their value is a name. */
export const judgedKeys: ReadonlySet<string> = new Set([
  ...activeKinds.keys(),
  ...activeKeys.keys(),
  ...kindKeys,
  linkKey,
  ...nameKeys,
  baseKey,
  attachedKey,
  ...streamKeys,
  encryptionKey,
  'Type',
  'N',
  'First',
]);
