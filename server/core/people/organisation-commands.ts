import {
  changeBar,
  createBar,
  createProblems,
  moveProblems,
  normaliseOrganisation,
  placeBar,
  renameProblems,
  reopenBar,
  closeBar,
  withLevels,
  type ManagedOrganisation,
  type OrganisationBar,
  type OrganisationEntry,
  type OrganisationProblems,
} from '../../../src/domain/company/shared/organisation-entry.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import type { Caller } from '../context.ts';
import { endLists } from '../evidence/shared/end-lists.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { GroupRecord, OrganisationChangeRecord, UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { isUnconfirmedOrEnded } from './authorisation-steps.ts';

/** A change of the inner organisations of a company. Its group is locked. */
export interface OrganisationTurn {
  readonly transaction: Transaction;
  readonly caller: Caller;
  readonly group: GroupRecord;
  readonly now: number;
}

/** The organisation and its version that the caller read. */
export interface ReadOrganisation {
  readonly innerOrgId: string;
  readonly version: number;
}

/** The organisations of a group, as their rules judge them. */
export const managedOrganisations = ({
  organisations,
}: Pick<GroupRecord, 'organisations'>): readonly ManagedOrganisation[] =>
  organisations.map(({ version = 0, ...each }) => ({ ...each, version }));

function checkBar(because: OrganisationBar | undefined): void {
  if (because) throw new Refusal('ORGANISATION_REFUSED', { because });
}

function checkProblems(problems: OrganisationProblems): void {
  const fields = Object.entries(problems).map(([field, problem]) => `${field} ${problem}`);
  if (fields.length > 0) throw new Refusal('ORGANISATION_REFUSED', { fields });
}

function findOrganisation(group: GroupRecord, id: string): ManagedOrganisation {
  const found = managedOrganisations(group).find((each) => each.id === id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

const nameOf = ({ organisations }: GroupRecord, id: string): string =>
  organisations.find((each) => each.id === id)?.name ?? '';

async function saveLine(
  { transaction, caller, group, now }: OrganisationTurn,
  line: Pick<OrganisationChangeRecord, 'event' | 'organisationId' | 'subjectName' | 'before' | 'after'>,
): Promise<void> {
  const [last] = await transaction.organisationChanges.latestOf(group.pkCorp, 1);
  await transaction.organisationChanges.save({
    ...line,
    id: `OC-${randomToken(12)}`,
    pkCorp: group.pkCorp,
    serial: (last?.serial ?? 0) + 1,
    at: now,
    userId: caller.user.userId,
    personName: caller.user.personName,
  });
}

/** Saves a changed organisation, with the levels of all, and its line in the log. */
async function saveOrganisation(
  turn: OrganisationTurn,
  changed: ManagedOrganisation,
  line: Pick<OrganisationChangeRecord, 'event' | 'before' | 'after'>,
): Promise<ManagedOrganisation> {
  const { transaction, group } = turn;
  const known = managedOrganisations(group);
  const saved = known.some(({ id }) => id === changed.id)
    ? known.map((each) => (each.id === changed.id ? changed : each))
    : [...known, changed];
  await transaction.groups.save({ ...group, organisations: withLevels(saved) });
  await saveLine(turn, { ...line, organisationId: changed.id, subjectName: changed.name });
  return changed;
}

/** Makes an organisation. Refuses with ORGANISATION_REFUSED. */
export async function createOrganisation(
  turn: OrganisationTurn,
  entry: OrganisationEntry,
): Promise<ManagedOrganisation> {
  const all = managedOrganisations(turn.group);
  const stored = normaliseOrganisation(entry);
  checkBar(createBar(all));
  checkProblems(createProblems(stored, all));
  const made = { ...stored, id: `IO-${randomToken(12)}`, stopped: false, version: 1 };
  return saveOrganisation(turn, made, { event: 'made', before: '', after: nameOf(turn.group, stored.parentId) });
}

/** Renames an organisation. Refuses with NOT_FOUND and ORGANISATION_REFUSED. */
export async function renameOrganisation(
  turn: OrganisationTurn,
  { innerOrgId, version }: ReadOrganisation,
  typed: string,
): Promise<ManagedOrganisation> {
  const found = findOrganisation(turn.group, innerOrgId);
  const { name } = normaliseOrganisation({ ...found, name: typed });
  checkBar(changeBar(found, version));
  checkProblems(renameProblems(found, name));
  const renamed = { ...found, name, version: version + 1 };
  return saveOrganisation(turn, renamed, { event: 'renamed', before: found.name, after: name });
}

/** Moves an organisation, with those below it. Refuses with NOT_FOUND and ORGANISATION_REFUSED. */
export async function moveOrganisation(
  turn: OrganisationTurn,
  { innerOrgId, version }: ReadOrganisation,
  parentId: string,
): Promise<ManagedOrganisation> {
  const found = findOrganisation(turn.group, innerOrgId);
  checkBar(changeBar(found, version));
  checkProblems(moveProblems(found, parentId, managedOrganisations(turn.group)));
  return saveOrganisation(
    turn,
    { ...found, parentId, version: version + 1 },
    { event: 'moved', before: nameOf(turn.group, found.parentId), after: nameOf(turn.group, parentId) },
  );
}

/** Stops an organisation that nothing needs. Refuses with NOT_FOUND and ORGANISATION_REFUSED. */
export async function closeOrganisation(
  turn: OrganisationTurn,
  { innerOrgId, version }: ReadOrganisation,
): Promise<ManagedOrganisation> {
  const { transaction, group, now } = turn;
  const found = findOrganisation(group, innerOrgId);
  const held = await transaction.holdings.heldByOrganisation(group.pkCorp);
  const uses = {
    holding: new Set(held.map(({ organisationId }) => organisationId)),
    authorised: new Set(
      group.authorisations
        .filter((each) => !isUnconfirmedOrEnded(each, now))
        .map(({ organisationId }) => organisationId),
    ),
  };
  checkBar(closeBar(found, managedOrganisations(group), uses, version));
  const stopped = { ...found, stopped: true, version: version + 1 };
  return saveOrganisation(turn, stopped, { event: 'stopped', before: '', after: '' });
}

/** Reopens a stopped organisation. Refuses with NOT_FOUND and ORGANISATION_REFUSED. */
export async function reopenOrganisation(
  turn: OrganisationTurn,
  { innerOrgId, version }: ReadOrganisation,
): Promise<ManagedOrganisation> {
  const found = findOrganisation(turn.group, innerOrgId);
  checkBar(reopenBar(found, managedOrganisations(turn.group), version));
  const reopened = { ...found, stopped: false, version: version + 1 };
  return saveOrganisation(turn, reopened, { event: 'reopened', before: '', after: '' });
}

/**
 * Puts a person of the company, who is locked, into an organisation, or takes them out of theirs. Lists that they have
 * downloaded are removed. Refuses with NOT_FOUND a person who has left, and with ORGANISATION_REFUSED.
 */
export async function placeMember(
  turn: OrganisationTurn,
  { userId, seen, innerOrgId }: { readonly userId: string; readonly seen: string; readonly innerOrgId: string },
): Promise<UserRecord> {
  const { transaction, caller, group } = turn;
  const target = await transaction.users.find(userId);
  if (!target || target.roles.length === 0) throw new Refusal('NOT_FOUND');
  const organisation = innerOrgId === '' ? undefined : findOrganisation(group, innerOrgId);
  const organisationId = target.innerOrganisationId ?? '';
  checkBar(isSamePerson(target, actingPersonOf(caller)) ? 'oneself' : undefined);
  checkBar(placeBar({ institution: target.institution, organisationId }, organisation, seen));
  const placed = { ...target, innerOrganisationId: organisation?.id };
  await transaction.users.save(placed);
  await endLists(transaction, target, turn.now);
  await saveLine(turn, {
    event: 'placed',
    organisationId: organisation?.id ?? organisationId,
    subjectName: target.personName,
    before: nameOf(group, organisationId),
    after: organisation?.name ?? '',
  });
  return placed;
}
