import {
  deepestLevel,
  organisationsInOrder,
  organisationsWithin,
  organisationTree,
  type PlacedOrganisation,
} from '../../parties/inner-organisation.ts';
import { stripInvisibleCharacters } from '../../text/invisible-characters.ts';

/** Maximum number of characters of an organisation's name and of its code. */
export const maxOrganisationNameCharacters = 60;
export const maxOrganisationCodeCharacters = 32;
/** Maximum number of organisations of a company, stopped ones included. */
export const maxOrganisations = 500;

/** An inner organisation with the facts that the rules need. */
export interface ManagedOrganisation extends PlacedOrganisation {
  readonly name: string;
  readonly stopped: boolean;
  /** Number of its changes. Each change names the version that the user saw. */
  readonly version: number;
}

/** An organisation as it is entered. `parentId`: empty for one right below the company. */
export interface OrganisationEntry {
  readonly code: string;
  readonly name: string;
  readonly parentId: string;
}

export const emptyOrganisation: OrganisationEntry = { code: '', name: '', parentId: '' };

/** In the order of the form. */
export const organisationFields = ['code', 'name', 'parentId'] as const;
export type OrganisationField = (typeof organisationFields)[number];

/**
 * Problem of a field. `form`: it has invalid characters. `taken`: another organisation has the code. `same`: nothing
 * would change. `gone`, `stopped`: the upper organisation is unknown or not active. `below-itself`: the upper
 * organisation is the organisation itself or lies below it. `too-deep`: the tree would exceed `deepestLevel`.
 */
export const organisationProblems = [
  'missing',
  'too-long',
  'form',
  'taken',
  'same',
  'gone',
  'stopped',
  'below-itself',
  'too-deep',
] as const;
export type OrganisationProblem = (typeof organisationProblems)[number];

export type OrganisationProblems = Partial<Readonly<Record<OrganisationField, OrganisationProblem>>>;

/**
 * Why a change is refused. `changed`: another user has changed it meanwhile. `full`: the company has reached the
 * maximum number of organisations. `stopped`: the organisation is not active. `working`: it is already active.
 * `parent-stopped`: its upper organisation is not active. `children`: it has active organisations below it. `holds`: it
 * or one below it has holdings. `authorised`: an authorisation names it. `own-people`: the company's own people see the
 * whole company, wherever they work. `oneself`: users cannot assign themselves. `same`: the person already works there.
 */
export const organisationBars = [
  'changed',
  'full',
  'stopped',
  'working',
  'parent-stopped',
  'children',
  'holds',
  'authorised',
  'own-people',
  'oneself',
  'same',
] as const;
export type OrganisationBar = (typeof organisationBars)[number];

/** Events of the log of a company's inner organisations. */
export const organisationEvents = ['made', 'renamed', 'moved', 'stopped', 'reopened', 'placed'] as const;
export type OrganisationEvent = (typeof organisationEvents)[number];

/** Normalised code, for comparing codes: case, width and invisible characters are ignored. */
export const organisationCodeKey = (code: string): string =>
  stripInvisibleCharacters(code.normalize('NFKC')).trim().toUpperCase().normalize('NFKC');

/** Normalises an entry for storage: no invisible characters, and single blanks within the name. */
export const normaliseOrganisation = ({ code, name, parentId }: OrganisationEntry): OrganisationEntry => ({
  code: stripInvisibleCharacters(code.normalize('NFKC')).trim(),
  name: stripInvisibleCharacters(name.normalize('NFC').replace(/\s/gu, ' ')).replace(/ +/gu, ' ').trim(),
  parentId,
});

/** A name or code needs at least one letter or digit. */
const namingSign = /[\p{Letter}\p{Number}]/u;

const isTooLong = (text: string, longest: number): boolean => Array.from(text).length > longest;

function codeProblem(code: string, all: readonly ManagedOrganisation[]): OrganisationProblem | undefined {
  if (code === '') return 'missing';
  if (isTooLong(code, maxOrganisationCodeCharacters)) return 'too-long';
  if (!/^[\p{Letter}\p{Mark}\p{Number}._/-]+$/u.test(code) || !namingSign.test(code)) return 'form';
  const key = organisationCodeKey(code);
  return all.some((each) => organisationCodeKey(each.code) === key) ? 'taken' : undefined;
}

function nameProblem(name: string): OrganisationProblem | undefined {
  if (name === '') return 'missing';
  if (isTooLong(name, maxOrganisationNameCharacters)) return 'too-long';
  return namingSign.test(name) ? undefined : 'form';
}

/** Level of an organisation: 1 right below the company, 0 for the company itself. */
function levelOf(all: readonly ManagedOrganisation[], id: string): number {
  const parents = new Map(all.map((each) => [each.id, each.parentId]));
  const above = new Set<string>();
  for (let at = id; parents.has(at) && !above.has(at); at = parents.get(at) ?? '') above.add(at);
  return above.size;
}

/** Number of levels of an organisation together with those below it. */
function heightOf(all: readonly ManagedOrganisation[], id: string): number {
  const within = organisationsWithin(all, id);
  const part = all.filter((each) => within.has(each.id));
  return Math.max(1, ...organisationsInOrder(organisationTree(part)).map(({ depth }) => depth + 1));
}

/** Why an upper organisation cannot take `height` further levels; undefined where it can. */
function parentProblem(
  parentId: string,
  all: readonly ManagedOrganisation[],
  height: number,
): OrganisationProblem | undefined {
  if (parentId === '') return undefined;
  const parent = all.find(({ id }) => id === parentId);
  if (!parent) return 'gone';
  if (parent.stopped) return 'stopped';
  return levelOf(all, parentId) + height > deepestLevel ? 'too-deep' : undefined;
}

const problemsIn = (found: Readonly<Partial<Record<OrganisationField, OrganisationProblem | undefined>>>) =>
  Object.fromEntries(
    organisationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  ) as OrganisationProblems;

/** Problems of a new organisation, in normalised form, among all organisations of the company. */
export const createProblems = (entry: OrganisationEntry, all: readonly ManagedOrganisation[]): OrganisationProblems =>
  problemsIn({
    code: codeProblem(entry.code, all),
    name: nameProblem(entry.name),
    parentId: parentProblem(entry.parentId, all, 1),
  });

/** Problems of a new name, in normalised form. */
export const renameProblems = (organisation: ManagedOrganisation, name: string): OrganisationProblems =>
  problemsIn({ name: nameProblem(name) ?? (name === organisation.name ? 'same' : undefined) });

/** Problems of moving an organisation below another. */
export function moveProblems(
  organisation: ManagedOrganisation,
  parentId: string,
  all: readonly ManagedOrganisation[],
): OrganisationProblems {
  if (parentId === organisation.parentId) return { parentId: 'same' };
  if (organisationsWithin(all, organisation.id).has(parentId)) return { parentId: 'below-itself' };
  return problemsIn({ parentId: parentProblem(parentId, all, heightOf(all, organisation.id)) });
}

/** Why the company cannot create another organisation; undefined where it can. */
export const createBar = (all: readonly ManagedOrganisation[]): OrganisationBar | undefined =>
  all.length >= maxOrganisations ? 'full' : undefined;

/** Why an organisation cannot be renamed or moved; undefined where it can. */
export function changeBar(organisation: ManagedOrganisation, versionRead: number): OrganisationBar | undefined {
  if (organisation.version !== versionRead) return 'changed';
  return organisation.stopped ? 'stopped' : undefined;
}

/** Ids of the organisations that have holdings, and of those that a current or future authorisation names. */
export interface OrganisationUses {
  readonly holding: ReadonlySet<string>;
  readonly authorised: ReadonlySet<string>;
}

/**
 * Why an organisation cannot be stopped; undefined where it can. An organisation with active lower ones, holdings or
 * authorisations is not stopped, because someone would lose something by it.
 */
export function closeBar(
  organisation: ManagedOrganisation,
  all: readonly ManagedOrganisation[],
  { holding, authorised }: OrganisationUses,
  versionRead: number,
): OrganisationBar | undefined {
  const bar = changeBar(organisation, versionRead);
  if (bar) return bar;
  const { id } = organisation;
  const within = organisationsWithin(all, id);
  if (all.some((each) => each.id !== id && within.has(each.id) && !each.stopped)) return 'children';
  if (!within.isDisjointFrom(holding)) return 'holds';
  return authorised.has(id) ? 'authorised' : undefined;
}

/** Why a stopped organisation cannot be reopened; undefined where it can. */
export function reopenBar(
  organisation: ManagedOrganisation,
  all: readonly ManagedOrganisation[],
  versionRead: number,
): OrganisationBar | undefined {
  if (organisation.version !== versionRead) return 'changed';
  if (!organisation.stopped) return 'working';
  return all.some(({ id, stopped }) => id === organisation.parentId && stopped) ? 'parent-stopped' : undefined;
}

/** A person with their current organisation. */
export interface PlacedPerson {
  /** Institution for which the person acts; empty for the company's own people, who see the whole company. */
  readonly institution: string;
  /** Organisation in which the person works; empty for none. */
  readonly organisationId: string;
}

/**
 * Why a person cannot be assigned to an organisation, or to none (`undefined`); undefined where they can. `placeRead`:
 * the person's organisation as the user saw it.
 */
export function placeBar(
  person: PlacedPerson,
  organisation: Pick<ManagedOrganisation, 'id' | 'stopped'> | undefined,
  placeRead: string,
): OrganisationBar | undefined {
  if (person.institution === '') return 'own-people';
  if (person.organisationId !== placeRead) return 'changed';
  if (person.organisationId === (organisation?.id ?? '')) return 'same';
  return organisation?.stopped === true ? 'stopped' : undefined;
}

/** The organisations, each with its level in the tree. */
export function withLevels<Each extends PlacedOrganisation>(
  organisations: readonly Each[],
): readonly (Each & { readonly level: number })[] {
  const levels = new Map(
    organisationsInOrder(organisationTree(organisations)).map(({ organisation, depth }) => [
      organisation.id,
      depth + 1,
    ]),
  );
  return organisations.map((each) => ({ ...each, level: levels.get(each.id) ?? 1 }));
}
