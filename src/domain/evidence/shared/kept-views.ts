import { unseenSign } from '../../text/unseen-sign.ts';

/** What a list is narrowed to and ordered by, under a name that somebody gave it. */
export interface SavedView {
  readonly name: string;
  /** As it stands in the address, from its first page. */
  readonly address: string;
}

/** The views that one person keeps of one list, and with which of them it opens. */
export interface KeptViews {
  readonly views: readonly SavedView[];
  readonly usual: string | undefined;
}

/** More tabs than these nobody finds their way in. */
export const mostViews = 8;
export const longestName = 40;
const longestAddress = 2000;

/** What an address of a list may say (the page apart: a view begins with its first). */
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

const unseenSigns = new RegExp(unseenSign, 'gu');

/** A name as it is kept: of two that look alike there is one. */
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
    address.length <= longestAddress &&
    new Set(keys).size === keys.length &&
    keys.every((key) => viewKeys.has(key))
  );
}

/**
 * Which part of what somebody wants kept cannot be: too many, a name that is empty, too long, twice there or has signs
 * that nobody sees, an address that says what no list knows, or one to open with that is not there.
 */
export function viewsProblem({ views, usual }: KeptViews): 'views' | 'name' | 'address' | 'usual' | undefined {
  const names = new Set(views.map(({ name }) => name));
  if (views.length > mostViews) return 'views';
  if (
    names.size < views.length ||
    views.some(({ name }) => name === '' || Array.from(name).length > longestName || plainName(name) !== name)
  )
    return 'name';
  if (!views.every(({ address }) => isViewAddress(address))) return 'address';
  return usual === undefined || names.has(usual) ? undefined : 'usual';
}
