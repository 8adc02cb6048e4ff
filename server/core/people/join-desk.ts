import { newPasswordProblem } from '../identity/new-password.ts';
import { isUserName, userNameIn } from '../../../src/domain/identity/user-name.ts';
import { residentIdIn } from '../../../src/domain/parties/resident-id.ts';
import { agreementsProblem, platformAgreementNames } from '../../../src/domain/agreements/platform-agreements.ts';
import { invitationCodeIn, invitationState, maxWrongIds } from '../../../src/domain/people/shared/invitation.ts';
import type { CallContext } from '../context.ts';
import { visitOf } from '../entry/shared/number-code.ts';
import { countGuess, hasTooManyGuesses } from '../entry/shared/guessed-codes.ts';
import type { Desk, Handler } from '../handlers.ts';
import { signByClick } from '../agreements/agreement-signing.ts';
import type { Parts } from '../parts.ts';
import type { CompanyRecord, UserRecord } from '../records/company.ts';
import type { InvitationRecord } from '../records/people.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { PasswordDecryptor } from '../identity/password-proof.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { codeHashOf } from './invitation-codes.ts';
import { notifyPersonJoined } from './people-messages.ts';
import { toWireRoles } from './people-wire.ts';

type Request = Parameters<Handler<'acceptInvitation'>>[0];

const invitationRefusal = (because: string, more: { readonly left?: number } = {}): Refusal =>
  new Refusal('INVITATION_REFUSED', { because, ...more });

/** Functions that the calls of an invited person share. */
function joiningBook(parts: Parts) {
  const { clock } = parts;

  /**
   * Finds a usable invitation with its company, or returns a refusal. Unknown codes are counted, so that nobody can try
   * many.
   */
  async function findInvitation(
    transaction: Transaction,
    typed: string,
    context: CallContext,
  ): Promise<{ readonly invitation: InvitationRecord; readonly company: CompanyRecord } | Refusal> {
    if (await hasTooManyGuesses(transaction, context.source, clock.realTime())) return new Refusal('TOO_MANY_REQUESTS');
    const code = invitationCodeIn(typed);
    const named = code === undefined ? undefined : await transaction.invitations.byCodeHash(await codeHashOf(code));
    // All code that changes a company's people locks the company first.
    const company = named && (await transaction.companies.lock(named.pkCorp));
    const invitation = named && (await transaction.invitations.lock(named.id));
    if (!invitation || !company || invitation.codeHash !== named.codeHash) {
      await countGuess(transaction, context.source, clock.realTime());
      return invitationRefusal('unknown');
    }
    if (company.deregistered) return new Refusal('COMPANY_DEREGISTERED');
    const state = invitationState(invitation, clock.now());
    return state === 'open' ? { invitation, company } : invitationRefusal(state);
  }

  /**
   * As `findInvitation`, for a visitor who also gives the identity number of the invited person. Several wrong numbers
   * close the invitation.
   */
  async function checkIdentity(
    transaction: Transaction,
    request: Request,
    context: CallContext,
  ): Promise<{ readonly invitation: InvitationRecord; readonly company: CompanyRecord } | Refusal> {
    const usable = await findInvitation(transaction, request.code, context);
    if (usable instanceof Refusal) return usable;
    const { invitation } = usable;
    if (residentIdIn(request.idNumber) === invitation.idNumber) return usable;
    const wrong = invitation.wrong + 1;
    const closes = wrong >= maxWrongIds;
    await transaction.invitations.save({
      ...invitation,
      wrong,
      ...(closes ? { state: 'closed', endedAt: clock.now() } : {}),
    });
    return closes ? invitationRefusal('closed') : invitationRefusal('other-person', { left: maxWrongIds - wrong });
  }

  function logAndRefuse(context: CallContext, refusal: Refusal): never {
    writeSecurityLog(parts, context, 'joining-refused', '');
    throw refusal;
  }

  return { findInvitation, checkIdentity, logAndRefuse };
}

type JoiningBook = ReturnType<typeof joiningBook>;

/** Reading an invitation by its code. */
function invitationDetails({ store }: Parts, { findInvitation, logAndRefuse }: JoiningBook): Desk<'readInvitation'> {
  return {
    readInvitation: async ({ code }, context) => {
      const usable = await store.transaction(async (transaction) => findInvitation(transaction, code, context));
      if (usable instanceof Refusal) return logAndRefuse(context, usable);
      const { invitation, company } = usable;
      return {
        corpName: company.name,
        roles: toWireRoles(invitation.roles, context.locale),
        institution: invitation.institution,
        until: invitation.until,
      };
    },
  };
}

/** Accepting an invitation, which makes a user of the company. */
function invitationAcceptance(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
  { checkIdentity, logAndRefuse, findInvitation }: JoiningBook,
): Desk<'acceptInvitation'> {
  const { store, clock, passwords } = parts;

  /** Refuses with INVITATION_REFUSED, naming the fields, an invalid user name or password and missing agreements. */
  async function checkEntries(
    { userName, agreements }: Request,
    password: string,
    { personName }: InvitationRecord,
  ): Promise<void> {
    const name = userNameIn(userName);
    const problems = {
      userName: isUserName(name) ? undefined : 'form',
      password: await newPasswordProblem(password, { userName: name, personName }),
      agreements: agreementsProblem(agreements),
    };
    const fields = Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [`${field} ${problem}`],
    );
    if (fields.length > 0) throw new Refusal('INVITATION_REFUSED', { fields });
  }

  return {
    acceptInvitation: async (request, context) => {
      visitOf(context, request.picAuthToken, clock.realTime());
      const opener = await passwordKey();
      const password =
        request.keyId === opener.keyId ? await opener.decrypt(request.password, request.picAuthToken) : undefined;
      if (password === undefined) throw new Refusal('SIGN_IN_EXPIRED');
      const first = await store.transaction(async (transaction) => checkIdentity(transaction, request, context));
      if (first instanceof Refusal) return logAndRefuse(context, first);
      await checkEntries(request, password, first.invitation);
      // The password is hashed outside a transaction, so that no database connection waits.
      const passwordHash = await passwords.hash(password);
      const userName = userNameIn(request.userName);
      const joined = await store.transaction(async (transaction) => {
        const usable = await findInvitation(transaction, request.code, context);
        if (usable instanceof Refusal) return usable;
        const { invitation, company } = usable;
        const { pkCorp, name } = company;
        if ((await transaction.users.ofCompany(pkCorp)).some(({ idNumber }) => idNumber === invitation.idNumber))
          return invitationRefusal('here');
        const userId = `U-${userName}`;
        if ((await transaction.users.lock(userId)) ?? (await transaction.users.byName(userName)))
          return new Refusal('INVITATION_REFUSED', { fields: ['userName taken'] });
        const { personName, mobile, idNumber, roles, institution } = invitation;
        const user: UserRecord = {
          userId,
          personId: `P-${randomToken(9)}`,
          userName,
          personName,
          mobile,
          pkCorp,
          isMain: false,
          roles,
          passwordHash,
          idNumber,
          institution,
        };
        await transaction.users.save(user);
        await signByClick(transaction, { user }, platformAgreementNames, context, clock.now());
        await transaction.invitations.save({ ...invitation, state: 'used', endedAt: clock.now(), userId });
        await recordSecurityEvent(transaction, context, 'joined', userId, clock.now());
        await notifyPersonJoined(transaction, user, clock.now());
        return { userName, corpName: name };
      });
      if (joined instanceof Refusal) return logAndRefuse(context, joined);
      writeSecurityLog(parts, context, 'joined', userName);
      return joined;
    },
  };
}

/**
 * Joining a company with the code that was sent to the invited person's telephone (checklist F-058, F-060). A visitor
 * without such a code learns nothing of any company or its people.
 */
export function joinDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'readInvitation' | 'acceptInvitation'> {
  const book = joiningBook(parts);
  return {
    ...invitationDetails(parts, book),
    ...invitationAcceptance(parts, passwordKey, book),
  };
}
