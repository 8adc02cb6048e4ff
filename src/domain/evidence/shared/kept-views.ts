import { invisibleCharacter } from '../../text/invisible-characters.ts';

/** A named filter and sort order of a list. */
export interface SavedView {
  readonly name: string;
  /** Query part of the list's address, without a page number. */
  readonly address: string;
}

/** Saved views of one user for one list. `usual`: name of the view with which the list opens. */
export interface KeptViews {
  readonly views: readonly SavedView[];
  readonly usual: string | undefined;
}

/** Maximum number of views, each of which is a tab. */
export const maxViews = 8;
export const maxNameCharacters = 40;
const maxAddressCharacters = 2000;

/** Parameters that an address of a view may have. The page is left out, because a view opens on its first. */
const viewKeys: ReadonlySet<string> = new Set([
  'view',
  'q',
  'products',
  'states',
  'creditBusiTypes',
  'creditStates',
  'creditProductType',
  'corpNameCp',
  'invoices',
  'from',
  'to',
  'min',
  'max',
  'sort',
  'pageSize',
]);

const unseenSigns = new RegExp(invisibleCharacter, 'gu');

/** Normalises a name for storage, so that two names that look alike are equal. */
export function plainName(name: string): string {
  return name.normalize('NFC').replaceAll(unseenSigns, '').trim();
}

function isViewAddress(address: string): boolean {
  const keys = address
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=')[0] ?? '');
  return (
    address.startsWith('?') &&
    address.length <= maxAddressCharacters &&
    new Set(keys).size === keys.length &&
    keys.every((key) => viewKeys.has(key))
  );
}

/**
 * The invalid part of saved views: too many views; a name that is empty, too long, repeated or has invisible
 * characters; an address with unknown parameters; or a default view that does not exist. Undefined where all are valid.
 */
export function viewsProblem({ views, usual }: KeptViews): 'views' | 'name' | 'address' | 'usual' | undefined {
  const names = new Set(views.map(({ name }) => name));
  if (views.length > maxViews) return 'views';
  if (
    names.size < views.length ||
    views.some(({ name }) => name === '' || Array.from(name).length > maxNameCharacters || plainName(name) !== name)
  )
    return 'name';
  if (!views.every(({ address }) => isViewAddress(address))) return 'address';
  return usual === undefined || names.has(usual) ? undefined : 'usual';
}
