import { isSameName } from './comparable-name.ts';
import { isCreditCode } from './credit-code.ts';
import type { Doubt } from './read-document.ts';

export interface Party {
  readonly name: string;
  /** Unified social credit code; undefined where unknown. */
  readonly uscc?: string | undefined;
}

/** Parties that may appear on the documents of a package. An empty list allows every party. */
export interface PackageParties {
  readonly sellers: readonly Party[];
  readonly buyers: readonly Party[];
}

export type PartyRole = keyof PackageParties;

const other = { sellers: 'buyers', buyers: 'sellers' } as const;

/** Doubts about a company's name in a role. */
export function nameDoubts(name: string, role: PartyRole, parties: PackageParties): readonly Doubt[] {
  const isNamed = (party: Party) => isSameName(party.name, name);
  return [...nameFormDoubts(name, parties[role].some(isNamed)), ...placeDoubts(isNamed, role, parties)];
}

// Text in a font without a character map is read as wrong letters, which this pattern does not match.
const readableName = /^[\p{Script=Han}A-Za-z0-9()\uff08\uff09·&.,'\- ]+$/u;
const twoChinese = /\p{Script=Han}{2}/u;

function nameFormDoubts(name: string, isKnown: boolean): readonly Doubt[] {
  return isKnown || (readableName.test(name) && twoChinese.test(name)) ? [] : ['odd-name'];
}

const taxNumberLengths = [15, 17, 18, 20];

/** Doubts about a company's tax number in a role. Only the length of older numbers can be checked. */
export function taxNumberDoubts(taxNumber: string, role: PartyRole, parties: PackageParties): readonly Doubt[] {
  const known = { sellers: withCode(parties.sellers), buyers: withCode(parties.buyers) };
  return [...taxNumberFormDoubts(taxNumber), ...placeDoubts(({ uscc }) => uscc === taxNumber, role, known)];
}

function taxNumberFormDoubts(taxNumber: string): readonly Doubt[] {
  if (!taxNumberLengths.includes(taxNumber.length)) return ['wrong-length'];
  return taxNumber.length === 18 && !isCreditCode(taxNumber) ? ['not-a-credit-code'] : [];
}

/** Doubts about a name on a contract, whose parties may be in any order. */
export function eitherPartyDoubts(name: string, { sellers, buyers }: PackageParties): readonly Doubt[] {
  const all = [...sellers, ...buyers];
  const isKnown = all.some((party) => isSameName(party.name, name));
  return [...nameFormDoubts(name, isKnown), ...(all.length === 0 || isKnown ? [] : ['another-party' as const])];
}

function withCode(parties: readonly Party[]): readonly Party[] {
  // While the code of one party is unknown, any number may belong to it. An empty list allows every number.
  return parties.every(({ uscc }) => uscc !== undefined && uscc !== '') ? parties : [];
}

function placeDoubts(matches: (party: Party) => boolean, role: PartyRole, parties: PackageParties): readonly Doubt[] {
  if (parties[role].length === 0 || parties[role].some(matches)) return [];
  return parties[other[role]].some(matches) ? ['parties-swapped'] : ['another-party'];
}
