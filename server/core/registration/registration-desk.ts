import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { codeDigits, codeLife, resendAfter } from '../../../src/domain/identity/verify-codes.ts';
import { mobileNumber } from '../../../src/domain/text/mobile-number.ts';
import { agreementsProblem } from '../../../src/domain/agreements/platform-agreements.ts';
import { isFrequentPassword } from '../identity/new-password.ts';
import { registrationProblemsOf } from '../../../src/domain/registration/registration.ts';
import { serialIn } from '../../../src/domain/registration/registration-places.ts';
import type { CallContext } from '../context.ts';
import {
  countDisclosure,
  issueNumberCode,
  spendNumberCode,
  tryNumberCode,
  visitOf,
  type NumberCode,
} from '../entry/shared/number-code.ts';
import type { Desk, Handler } from '../handlers.ts';
import { previousResponse, runIdempotent } from '../previous-response.ts';
import type { PasswordDecryptor } from '../identity/password-proof.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import { termsFor } from '../platform/platform-config.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import { createCompanyAccount, toAccountRequest, type AccountRequest } from './create-company-account.ts';

type Registered = Handler<'register'>;
type Request = Parameters<Registered>[0];

const texts: Readonly<Record<ServerLocale, (code: string) => string>> = {
  'zh-CN': (code) =>
    `企业注册验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员；如非本人操作，请忽略。`,
  en: (code) =>
    `Your code to register a company is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service. If you did not ask for it, do nothing.`,
};

const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****');

/** Fields by which a repeated request is recognized: all that do not differ each time it is sent. */
const comparedFields = ({
  corpName,
  uscc,
  legalRepresentative,
  personName,
  idNumber,
  userName,
  mobile,
  productType,
  serial,
}: Request) => ({ corpName, uscc, legalRepresentative, personName, idNumber, userName, mobile, productType, serial });

const call = 'register';

function logAndRefuse(parts: Pick<Parts, 'security'>, refusal: Refusal, context: CallContext, mobile: string): never {
  const event = refusal.code === 'TEXTS_LIMITED' ? 'texts-limited' : 'registration-refused';
  writeSecurityLog(parts, context, event, maskMobile(mobile));
  throw refusal;
}

/** Sending a code to a telephone, and the guarantee project of a serial number. */
function registrationCodes(parts: Parts): Desk<'registrationCode' | 'guaranteeProject'> {
  const { store, clock, texts: gateway } = parts;

  return {
    registrationCode: async ({ picAuthToken, captcha, proof, ...request }, context) => {
      // Without a text-message gateway there is no code to wait for.
      if (!gateway) throw new Refusal('NOT_FOUND');
      const mobile = mobileNumber(request.mobile);
      if (mobile === undefined) throw new Refusal('REQUEST_INVALID', { field: 'mobile' });
      const visitor = visitOf(context, picAuthToken, clock.realTime());
      const code = randomDigits(codeDigits);
      const outcome = await store.transaction(async (transaction) =>
        issueNumberCode(
          transaction,
          parts,
          { mobile, visitor, source: context.source, now: clock.realTime() },
          { captcha, proof },
          code,
        ),
      );
      if (outcome instanceof Refusal) return logAndRefuse(parts, outcome, context, mobile);
      writeSecurityLog(parts, context, 'code-asked', maskMobile(mobile));
      if (outcome)
        void gateway
          .send({ mobile, text: texts[context.locale](code) })
          .catch((fault: unknown) => parts.report(fault, { call: 'registrationCode', traceId: context.traceId }));
      return { resendAfter: resendAfter / 1000, validFor: codeLife / 1000 };
    },

    guaranteeProject: async (request) => {
      const serial = serialIn(request.serial);
      const project =
        serial === undefined
          ? undefined
          : await store.transaction(async (transaction) => transaction.guaranteeProjects.find(serial));
      return project ? { projectName: project.name, corpName: project.beneficiary } : {};
    },
  };
}

/** Registering the account of a company. */
function accountRegistration(parts: Parts, passwordKey: () => Promise<PasswordDecryptor>): Desk<'register'> {
  const { store, clock, passwords } = parts;

  /**
   * Refuses with REGISTRATION_REFUSED, naming every field that is wrong, with REQUEST_INVALID a product that the host
   * does not have, and with SIGN_IN_EXPIRED where the password cannot be read.
   */
  async function parseRequest(request: Request, { host }: Pick<CallContext, 'host'>): Promise<AccountRequest> {
    const opener = await passwordKey();
    const password =
      request.keyId === opener.keyId ? await opener.decrypt(request.password, request.picAuthToken) : undefined;
    if (password === undefined) throw new Refusal('SIGN_IN_EXPIRED');
    const agreementProblem = agreementsProblem(request.agreements);
    const problems = {
      ...registrationProblemsOf(
        { ...request, companyName: request.corpName, password, agreements: agreementProblem !== 'missing' },
        shanghaiDate(clock.now()),
      ),
      ...(agreementProblem === 'changed' ? { agreements: 'changed' } : {}),
    };
    const wrong = problems.password ?? ((await isFrequentPassword(password)) ? 'known' : undefined);
    const fields = Object.entries({ ...problems, ...(wrong && { password: wrong }) }).map(
      ([field, problem]) => `${field} ${problem}`,
    );
    if (fields.length > 0) throw new Refusal('REGISTRATION_REFUSED', { fields });
    if (request.serial !== undefined && serialIn(request.serial) === undefined)
      throw new Refusal('REQUEST_INVALID', { field: 'serial' });
    // A product that the host does not offer cannot be registered for.
    const { products } = await store.transaction(async (transaction) => termsFor(transaction, { host }));
    if (request.productType !== undefined && products.length > 0 && !products.includes(request.productType))
      throw new Refusal('REQUEST_INVALID', { field: 'productType' });
    return toAccountRequest(request, password);
  }

  return {
    register: async (request, context) => {
      const keyed = { owner: 'registration', key: context.idempotencyKey };
      const before = await store.transaction(async (transaction) =>
        previousResponse(transaction, keyed, call, comparedFields(request)),
      );
      // The same key with the same fields is a repetition by the same requester.
      if (before) return { ...(before.answer as Awaited<ReturnType<Registered>>), repeated: true };
      const visitor = visitOf(context, request.picAuthToken, clock.realTime());
      const account = await parseRequest(request, context);
      const numberCode = (): NumberCode => ({
        mobile: account.mobile,
        visitor,
        source: context.source,
        now: clock.realTime(),
      });
      if (!(await store.transaction(async (transaction) => tryNumberCode(transaction, numberCode(), request.code))))
        return logAndRefuse(parts, new Refusal('SMS_CODE_REFUSED'), context, account.mobile);
      // The slow hashing is done outside the transaction, so that it holds no database connection.
      const passwordHash = await passwords.hash(account.password);
      try {
        const answer = await store.transaction(async (transaction) =>
          runIdempotent(transaction, keyed, call, comparedFields(request), clock.realTime(), async () => {
            if (!(await spendNumberCode(transaction, numberCode()))) throw new Refusal('SMS_CODE_REFUSED');
            return createCompanyAccount(transaction, account, passwordHash, context, clock.now());
          }),
        );
        writeSecurityLog(parts, context, 'registered', account.userName);
        return answer;
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        await store.transaction(async (transaction) => countDisclosure(transaction, numberCode()));
        return logAndRefuse(parts, fault, context, account.mobile);
      }
    },
  };
}

/**
 * Registration of a company's account (document 1, sections 2 and 5; checklist F-053 to F-060). The server validates
 * every field again. It reveals nothing about registered companies and users before a correct code.
 */
export function registrationDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'registrationCode' | 'register' | 'guaranteeProject'> {
  return {
    ...registrationCodes(parts),
    ...accountRegistration(parts, passwordKey),
  };
}
