import { passwordProblem, type PasswordProblem } from '../../../src/domain/identity/password-rules.ts';
import { actsForCore, type RoleCode } from '../../../src/domain/identity/role.ts';
import type { Clock } from '../ports.ts';
import type { PasswordHashing } from '../parts.ts';
import type { CompanyRecord, UserRecord } from '../records/company.ts';
import { randomToken } from '../secrets.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import type { Store, Transaction } from '../store.ts';
import { personJoined } from './person-joined.ts';

/** Company and person of an account that an operator creates. The fields have been validated. */
export interface AccountOrder {
  readonly company: Pick<CompanyRecord, 'name' | 'shortName' | 'uscc' | 'isCore' | 'openedProducts'>;
  readonly person: Pick<UserRecord, 'userName' | 'personName' | 'mobile' | 'roles' | 'idNumber'>;
}

export type HandRefusal =
  | { readonly because: 'name-taken' }
  | { readonly because: 'nobody' }
  /** A company of that code is called otherwise, or one of that name has another code, or it is of the other kind. */
  | { readonly because: 'other-company'; readonly company: CompanyRecord }
  | { readonly because: 'deregistered'; readonly company: CompanyRecord }
  | { readonly because: 'other-side'; readonly roles: readonly RoleCode[] }
  /** The identity number is that of a colleague who is called otherwise. */
  | { readonly because: 'other-person'; readonly userName: string; readonly personName: string }
  | { readonly because: 'password'; readonly problem: PasswordProblem };

/** What was done to whom; the password where it was drawn here. */
export type ByHand<Done> =
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly refusal: HandRefusal };

export interface AccountLine {
  readonly user: UserRecord;
  readonly company: CompanyRecord | undefined;
}

interface HandParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
}

/** From where it is done, as its owner is told: from no address and by no browser. */
const byCommand = { source: '', agent: 'npm run account' } as const;

const failed = (refusal: HandRefusal): ByHand<never> => ({ ok: false, refusal });

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
 * The account of a colleague who is the same person, by the number of their identity card; refused where that is called
 * otherwise: of one person all accounts are open to whoever signs in to one, and a number that was mistyped would open
 * a colleague's.
 */
function samePerson(
  colleagues: readonly UserRecord[],
  { idNumber, personName }: Pick<UserRecord, 'idNumber' | 'personName'>,
): UserRecord | HandRefusal | undefined {
  const same = colleagues.filter((each) => each.idNumber === idNumber);
  const other = same.find((each) => each.personName !== personName);
  return other ? { because: 'other-person', userName: other.userName, personName: other.personName } : same[0];
}

/** Roles of the other side; administrators are the same on both. */
const strangeRoles = (roles: readonly RoleCode[], isCore: boolean | undefined): readonly RoleCode[] =>
  roles.filter((role) => role !== 'CORP_MANAGER' && actsForCore(role) !== isCore);

/**
 * Accounts as whoever runs the portal makes and mends them, by a command and not by a call: the first of a company,
 * before anybody could sign in. A company that is not there yet comes about with its first account, which is its main
 * one.
 */
export class AccountsByHand {
  readonly #parts: HandParts;

  constructor(parts: HandParts) {
    this.#parts = parts;
  }

  /**
   * Refuses a user name that is taken, a company that is known otherwise, one that is deregistered, roles of the other
   * side, the identity number of a colleague of another name, and a password that the rules of passwords refuse.
   */
  async create({ company, person }: AccountOrder, password: string): Promise<ByHand<AccountLine>> {
    const problem = passwordProblem(password, person);
    if (problem) return failed({ because: 'password', problem });
    const passwordHash = await this.#parts.passwords.hash(password);
    return this.#parts.store.transaction(async (transaction) => {
      const userId = `U-${person.userName}`;
      if ((await transaction.users.lock(userId)) ?? (await transaction.users.byName(person.userName)))
        return failed({ because: 'name-taken' });
      const held = await ensureCompany(transaction, company);
      if ('because' in held) return failed(held);
      const strange = strangeRoles(person.roles, held.isCore);
      if (strange.length > 0) return failed({ because: 'other-side', roles: strange });
      const colleagues = await transaction.users.ofCompany(held.pkCorp);
      // Another account of somebody who works there is no other person.
      const same = samePerson(colleagues, person);
      if (same && 'because' in same) return failed(same);
      const personId = same?.personId ?? `P-${randomToken(9)}`;
      const user: UserRecord = {
        ...person,
        userId,
        personId,
        pkCorp: held.pkCorp,
        isMain: colleagues.every((each) => !each.isMain),
        passwordHash,
        institution: '',
      };
      await transaction.users.save(user);
      return { ok: true, done: { user, company: held } };
    });
  }

  /** In the order of companies and names. */
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
   * Another password for an account, which ends all that is signed in to it, and is told to its owner in the history.
   */
  async setPassword(userName: string, password: string): Promise<ByHand<AccountLine>> {
    const known = await this.#parts.store.transaction(async (transaction) => transaction.users.byName(userName));
    if (!known) return failed({ because: 'nobody' });
    const problem = passwordProblem(password, known);
    if (problem) return failed({ because: 'password', problem });
    const passwordHash = await this.#parts.passwords.hash(password);
    return this.#changed(userName, 'password-set-by-hand', async () => ({ passwordHash }));
  }

  /**
   * The roles that an account has from now on. What is signed in to it ends: nobody goes on under a role that was taken
   * away.
   */
  async setRoles(userName: string, roles: readonly RoleCode[]): Promise<ByHand<AccountLine>> {
    return this.#changed(userName, 'roles-set-by-hand', async (company) => {
      const strange = strangeRoles(roles, company?.isCore);
      return strange.length > 0 ? { because: 'other-side', roles: strange } : { roles };
    });
  }

  /**
   * Another telephone for an account, for whoever has lost theirs: what is signed in to it ends, and with it the trust
   * in browsers, which stands for the telephone.
   */
  async setMobile(userName: string, mobile: string): Promise<ByHand<AccountLine>> {
    return this.#changed(userName, 'mobile-set-by-hand', async () => ({ mobile }));
  }

  /**
   * Who somebody is, by the number of their identity card: of an account that was made before one was asked for, or
   * with a wrong one. Whoever has another account of the company is the same person from now on; refuses the number of
   * a colleague of another name.
   */
  async setIdentity(userName: string, idNumber: string): Promise<ByHand<AccountLine>> {
    return this.#changed(userName, 'identity-set-by-hand', async (_company, user, transaction) => {
      const colleagues = (await transaction.users.ofCompany(user.pkCorp)).filter((each) => each.userId !== user.userId);
      const same = samePerson(colleagues, { idNumber, personName: user.personName });
      if (same && 'because' in same) return same;
      if (same && same.personId !== user.personId)
        await personJoined(transaction, user, same.personId, this.#parts.clock.now());
      return { idNumber, ...(same ? { personId: same.personId } : {}) };
    });
  }

  async #changed(
    userName: string,
    what: 'password-set-by-hand' | 'roles-set-by-hand' | 'mobile-set-by-hand' | 'identity-set-by-hand',
    change: (
      company: CompanyRecord | undefined,
      user: UserRecord,
      transaction: Transaction,
    ) => Promise<
      Partial<Pick<UserRecord, 'passwordHash' | 'roles' | 'mobile' | 'idNumber' | 'personId'>> | HandRefusal
    >,
  ): Promise<ByHand<AccountLine>> {
    const { store, clock } = this.#parts;
    return store.transaction(async (transaction) => {
      const named = await transaction.users.byName(userName);
      // The company before its people, as everybody holds them who changes both.
      if (named) await transaction.companies.lock(named.pkCorp);
      if (named) await lockPerson(transaction, named);
      const user = named && (await transaction.users.find(named.userId));
      if (!user) return failed({ because: 'nobody' });
      const company = await transaction.companies.find(user.pkCorp);
      const changes = await change(company, user, transaction);
      if ('because' in changes) return failed(changes);
      const changed = { ...user, ...changes };
      // As the person that they were until now.
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
  wanted: AccountOrder['company'],
): Promise<CompanyRecord | HandRefusal> {
  const pkCorp = `C-${wanted.uscc}`;
  const made = await transaction.companies.lock(pkCorp);
  const [named] = await transaction.companies.byNames([wanted.name]);
  const there = made ?? named;
  if (!there) {
    const company: CompanyRecord = { ...wanted, pkCorp, deregistered: false, licenceUntil: '', certificateUntil: '' };
    await transaction.companies.save(company);
    return company;
  }
  if (there.name !== wanted.name || there.uscc !== wanted.uscc || there.isCore !== wanted.isCore)
    return { because: 'other-company', company: there };
  return there.deregistered ? { because: 'deregistered', company: there } : there;
}
