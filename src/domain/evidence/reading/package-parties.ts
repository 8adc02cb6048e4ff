import { isSameName } from './comparable-name.ts';
import { isCreditCode } from './credit-code.ts';
import type { Doubt } from './read-document.ts';

export interface Party {
  readonly name: string;
  /** Unified social credit code, where it is known. */
  readonly uscc?: string | undefined;
}

/** Who may stand on the documents of a package; an empty list judges nobody. */
export interface PackageParties {
  readonly sellers: readonly Party[];
  readonly buyers: readonly Party[];
}

export type PartyRole = keyof PackageParties;

const other = { sellers: 'buyers', buyers: 'sellers' } as const;

/** What speaks against a company's name in its place. */
export function nameDoubts(name: string, role: PartyRole, parties: PackageParties): readonly Doubt[] {
  const isIt = (party: Party) => isSameName(party.name, name);
  return [...oddness(name, parties[role].some(isIt)), ...placeDoubts(isIt, role, parties)];
}

// Letters of fonts that do not say what they are come out as others.
const usualName = /^[\p{Script=Han}A-Za-z0-9()\uff08\uff09·&.,'\- ]+$/u;
const twoChinese = /\p{Script=Han}{2}/u;

function oddness(name: string, isKnown: boolean): readonly Doubt[] {
  return isKnown || (usualName.test(name) && twoChinese.test(name)) ? [] : ['odd-name'];
}

const taxNumberLengths = [15, 17, 18, 20];

/**
 * What speaks against a company's tax number in its place. Older numbers have nothing that checks them but their
 * lengths.
 */
export function taxNumberDoubts(taxNumber: string, role: PartyRole, parties: PackageParties): readonly Doubt[] {
  const known = { sellers: withCode(parties.sellers), buyers: withCode(parties.buyers) };
  return [...misread(taxNumber), ...placeDoubts(({ uscc }) => uscc === taxNumber, role, known)];
}

function misread(taxNumber: string): readonly Doubt[] {
  if (!taxNumberLengths.includes(taxNumber.length)) return ['wrong-length'];
  return taxNumber.length === 18 && !isCreditCode(taxNumber) ? ['not-a-credit-code'] : [];
}

/** What speaks against a name on a contract, where either may stand first. */
export function eitherPartyDoubts(name: string, { sellers, buyers }: PackageParties): readonly Doubt[] {
  const all = [...sellers, ...buyers];
  const isKnown = all.some((party) => isSameName(party.name, name));
  return [...oddness(name, isKnown), ...(all.length === 0 || isKnown ? [] : ['another-party' as const])];
}

function withCode(parties: readonly Party[]): readonly Party[] {
  // With one of them unknown, a number that is not among the others may be that one's.
  return parties.every(({ uscc }) => uscc !== undefined && uscc !== '') ? parties : [];
}

function placeDoubts(isIt: (party: Party) => boolean, role: PartyRole, parties: PackageParties): readonly Doubt[] {
  if (parties[role].length === 0 || parties[role].some(isIt)) return [];
  return parties[other[role]].some(isIt) ? ['parties-swapped'] : ['another-party'];
}
