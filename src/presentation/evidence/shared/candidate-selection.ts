import type { Drafts } from '../../../application/ports/drafts.ts';

/** The content of a choosing page's address: the businesses that are chosen already, and the page they come from. */
export interface CandidateSelection {
  readonly ids: readonly string[];
  /** Page to which the work leads back; empty for none. */
  readonly origin: string;
}

const maxAskedBusinesses = 50;

/** A path of the portal; empty for anything else. */
const portalPath = (text: unknown): string => (typeof text === 'string' && /^\/[a-z]/u.test(text) ? text : '');

/** The address of a choosing page with businesses chosen already. */
export const choiceAddress = (create: string, { ids, origin }: CandidateSelection): string =>
  `${create}?${new URLSearchParams([...ids.map((id) => ['chosen', id]), ...(origin === '' ? [] : [['from', origin]])]).toString()}`;

export function choiceFromAddress(search: string): CandidateSelection {
  const query = new URLSearchParams(search);
  return { ids: query.getAll('chosen').slice(0, maxAskedBusinesses), origin: portalPath(query.get('from')) };
}

/** The name under which the page is kept to which the work on a package leads back. */
export const originName = (packageId: string): string => `origin:${packageId}`;

/** The page to which the work on a package leads back; empty for none. */
export const originOf = (drafts: Pick<Drafts, 'read'>, packageId: string): string =>
  portalPath(drafts.read(originName(packageId)));
