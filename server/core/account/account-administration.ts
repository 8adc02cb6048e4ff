import { newPasswordProblem } from '../identity/new-password.ts';
import type { PasswordProblem } from '../../../src/domain/identity/password-rules.ts';
import { actsForCore, roleKind, type RoleCode } from '../../../src/domain/identity/role.ts';
import type { Clock } from '../ports.ts';
import type { PasswordHashing } from '../parts.ts';
import type { CompanyRecord, UserRecord } from '../records/company.ts';
import { randomToken } from '../secrets.ts';
import { limitInitialPassword } from '../identity/initial-password.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import type { Store, Transaction } from '../store.ts';
import { joinPerson } from './join-person.ts';

/** Company and person of an account that an operator creates. The fields have been validated. */
export interface AccountOrder {
  readonly company: Pick<CompanyRecord, 'name' | 'shortName' | 'uscc' | 'isCore' | 'openedProducts'>;
  readonly person: Pick<UserRecord, 'userName' | 'personName' | 'mobile' | 'roles' | 'idNumber'>;
}

export type AccountCommandRefusal =
  | { readonly because: 'name-taken' }
  | { readonly because: 'nobody' }
  /** A company with this code has another name, or one with this name another code, or it is of the other kind. */
  | { readonly because: 'other-company'; readonly company: CompanyRecord }
  | { readonly because: 'deregistered'; readonly company: CompanyRecord }
  | { readonly because: 'other-side'; readonly roles: readonly RoleCode[] }
  /** The identity number belongs to a colleague with another name. */
  | { readonly because: 'other-person'; readonly userName: string; readonly personName: string }
  | { readonly because: 'password'; readonly problem: PasswordProblem };

/** Result of a command on an account, or its refusal. */
export type AccountCommandResult<Done> =
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly refusal: AccountCommandRefusal };

export interface AccountLine {
  readonly user: UserRecord;
  readonly company: CompanyRecord | undefined;
}

interface HandParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
}

/** Origin of a command in the security history: no address and no browser. */
const byCommand = { source: '', agent: 'npm run account' } as const;

const failure = (refusal: AccountCommandRefusal): AccountCommandResult<never> => ({ ok: false, refusal });

/** Draws a password of unambiguous characters in readable groups: 100 bits. */
export function drawPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn = [...crypto.getRandomValues(new Uint8Array(64))]
    .filter((byte) => byte < 248)
    .slice(0, 20)
    .map((byte) => signs[byte % 31] ?? '');
  return [0, 5, 10, 15].map((from) => drawn.slice(from, from + 5).join('')).join('-');
}

/**
 * The account of a colleague who is the same person, by identity number. Refused when that colleague has another name:
 * a user who signs in to one account of a person may enter all of them, so a mistyped number would open a colleague's.
 */
function accountOfSamePerson(
  colleagues: readonly UserRecord[],
  { idNumber, personName }: Pick<UserRecord, 'idNumber' | 'personName'>,
): UserRecord | AccountCommandRefusal | undefined {
  const same = colleagues.filter((each) => each.idNumber === idNumber);
  const other = same.find((each) => each.personName !== personName);
  return other ? { because: 'other-person', userName: other.userName, personName: other.personName } : same[0];
}

/** Kind of a company whose first user has these roles: managers work for an institution that finances. */
const kindOfFirstRoles = (roles: readonly RoleCode[]): CompanyRecord['kind'] =>
  roles.some((role) => roleKind(role) === 'manager') ? 'funder' : 'enterprise';

/** Roles that belong to the other side. Administrators belong to both. */
const rolesOfOtherSide = (roles: readonly RoleCode[], isCore: boolean | undefined): readonly RoleCode[] =>
  roles.filter((role) => role !== 'CORP_MANAGER' && actsForCore(role) !== isCore);

/**
 * Commands by which the portal's operators create and change accounts, such as the first account of a company. An
 * unknown company is created with its first account, which becomes its main account.
 */
export class AccountAdministration {
  readonly #parts: HandParts;

  constructor(parts: HandParts) {
    this.#parts = parts;
  }

  /**
   * Refuses a user name that is taken, a company that is known under another name or code, one that is deregistered,
   * roles of the other side, the identity number of a colleague of another name, and a password that breaks the rules.
   */
  async create({ company, person }: AccountOrder, password: string): Promise<AccountCommandResult<AccountLine>> {
    const problem = await newPasswordProblem(password, person);
    if (problem) return failure({ because: 'password', problem });
    const passwordHash = await this.#parts.passwords.hash(password);
    return this.#parts.store.transaction(async (transaction) => {
      const userId = `U-${person.userName}`;
      if ((await transaction.users.lock(userId)) ?? (await transaction.users.byName(person.userName)))
        return failure({ because: 'name-taken' });
      const employer = await ensureCompany(transaction, company, kindOfFirstRoles(person.roles));
      if ('because' in employer) return failure(employer);
      const strange = rolesOfOtherSide(person.roles, employer.isCore);
      if (strange.length > 0) return failure({ because: 'other-side', roles: strange });
      const colleagues = await transaction.users.ofCompany(employer.pkCorp);
      // A second account of a user of the company belongs to the same person.
      const same = accountOfSamePerson(colleagues, person);
      if (same && 'because' in same) return failure(same);
      const personId = same?.personId ?? `P-${randomToken(9)}`;
      const user: UserRecord = {
        ...person,
        userId,
        personId,
        pkCorp: employer.pkCorp,
        isMain: colleagues.every((each) => !each.isMain),
        passwordHash,
        institution: '',
      };
      await transaction.users.save(user);
      await limitInitialPassword(transaction, user, this.#parts.clock.realTime());
      return { ok: true, done: { user, company: employer } };
    });
  }

  /** All accounts, ordered by company and user name. */
  async list(): Promise<readonly AccountLine[]> {
    return this.#parts.store.transaction(async (transaction) => {
      const users = await transaction.users.all();
      const companies = new Map(
        (await transaction.companies.findAll([...new Set(users.map(({ pkCorp }) => pkCorp))].toSorted())).map(
          (each) => [each.pkCorp, each],
        ),
      );
      return users
        .map((user) => ({ user, company: companies.get(user.pkCorp) }))
        .toSorted(
          (one, other) =>
            one.user.pkCorp.localeCompare(other.user.pkCorp) || one.user.userName.localeCompare(other.user.userName),
        );
    });
  }

  /**
   * Sets the password of an account and ends its sessions. It holds for 24 hours, within which its owner replaces it.
   * The owner sees the change in the security history.
   */
  async setPassword(userName: string, password: string): Promise<AccountCommandResult<AccountLine>> {
    const known = await this.#parts.store.transaction(async (transaction) => transaction.users.byName(userName));
    if (!known) return failure({ because: 'nobody' });
    const problem = await newPasswordProblem(password, known);
    if (problem) return failure({ because: 'password', problem });
    const passwordHash = await this.#parts.passwords.hash(password);
    return this.#changeAccount(userName, 'password-set-by-hand', async (_company, { userId }, transaction) => {
      await limitInitialPassword(transaction, { userId, passwordHash }, this.#parts.clock.realTime());
      return { passwordHash };
    });
  }

  /** Sets the roles of an account and ends its sessions, so that nobody works on under a removed role. */
  async setRoles(userName: string, roles: readonly RoleCode[]): Promise<AccountCommandResult<AccountLine>> {
    return this.#changeAccount(userName, 'roles-set-by-hand', async (company) => {
      const strange = rolesOfOtherSide(roles, company?.isCore);
      return strange.length > 0 ? { because: 'other-side', roles: strange } : { roles };
    });
  }

  /**
   * Sets the telephone of an account whose owner has lost theirs. Ends its sessions and its trust in browsers, because
   * that trust replaces a code to the telephone.
   */
  async setMobile(userName: string, mobile: string): Promise<AccountCommandResult<AccountLine>> {
    return this.#changeAccount(userName, 'mobile-set-by-hand', async () => ({ mobile }));
  }

  /**
   * Sets the identity number of an account that has none or a wrong one. An account of the company with the same number
   * then belongs to the same person. Refuses the number of a colleague with another name.
   */
  async setIdentity(userName: string, idNumber: string): Promise<AccountCommandResult<AccountLine>> {
    return this.#changeAccount(userName, 'identity-set-by-hand', async (_company, user, transaction) => {
      const colleagues = (await transaction.users.ofCompany(user.pkCorp)).filter((each) => each.userId !== user.userId);
      const same = accountOfSamePerson(colleagues, { idNumber, personName: user.personName });
      if (same && 'because' in same) return same;
      if (same && same.personId !== user.personId)
        await joinPerson(transaction, user, same.personId, this.#parts.clock.now());
      return { idNumber, ...(same ? { personId: same.personId } : {}) };
    });
  }

  /** Ends the sessions of an account's person, and their trust in browsers. */
  async endSessions(userName: string): Promise<AccountCommandResult<AccountLine>> {
    return this.#changeAccount(userName, 'sessions-ended-by-hand', async () => ({}));
  }

  /** Ends all sessions of everybody, one person after the other. Returns the number of accounts. */
  async endAllSessions(): Promise<number> {
    const lines = await this.list();
    for (const { user } of lines) await this.endSessions(user.userName);
    return lines.length;
  }

  async #changeAccount(
    userName: string,
    what: Extract<SecurityEventKind, `${string}-by-hand`>,
    change: (
      company: CompanyRecord | undefined,
      user: UserRecord,
      transaction: Transaction,
    ) => Promise<
      Partial<Pick<UserRecord, 'passwordHash' | 'roles' | 'mobile' | 'idNumber' | 'personId'>> | AccountCommandRefusal
    >,
  ): Promise<AccountCommandResult<AccountLine>> {
    const { store, clock } = this.#parts;
    return store.transaction(async (transaction) => {
      const named = await transaction.users.byName(userName);
      // All code locks the company before its users, so that no deadlock arises.
      if (named) await transaction.companies.lock(named.pkCorp);
      if (named) await lockPerson(transaction, named);
      const user = named && (await transaction.users.find(named.userId));
      if (!user) return failure({ because: 'nobody' });
      const company = await transaction.companies.find(user.pkCorp);
      const changes = await change(company, user, transaction);
      if ('because' in changes) return failure(changes);
      const changed = { ...user, ...changes };
      // The sessions of the person as recorded before the change.
      await endPersonSessions(transaction, user, '');
      await transaction.users.save(changed);
      await recordSecurityEvent(transaction, byCommand, what, user.userId, clock.now());
      return { ok: true, done: { user: changed, company } };
    });
  }
}

/** The company of a new account, created when it does not exist yet. */
async function ensureCompany(
  transaction: Transaction,
  order: AccountOrder['company'],
  kind: CompanyRecord['kind'],
): Promise<CompanyRecord | AccountCommandRefusal> {
  const pkCorp = `C-${order.uscc}`;
  const byCode = await transaction.companies.lock(pkCorp);
  const [byName] = await transaction.companies.byNames([order.name]);
  const existing = byCode ?? byName;
  if (!existing) {
    const company: CompanyRecord = {
      ...order,
      pkCorp,
      kind,
      deregistered: false,
      licenceUntil: '',
      certificateUntil: '',
    };
    await transaction.companies.save(company);
    return company;
  }
  if (existing.name !== order.name || existing.uscc !== order.uscc || existing.isCore !== order.isCore)
    return { because: 'other-company', company: existing };
  return existing.deregistered ? { because: 'deregistered', company: existing } : existing;
}
