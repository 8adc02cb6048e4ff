import type { RefusalCode } from '../../../src/contract/codes.ts';
import { failureKinds, lockTimeLeft, remainingFailures } from '../../../src/domain/identity/failed-attempts.ts';
import {
  codeDigits,
  codeLife,
  isCodeValid,
  resendAfter,
  countText,
  textWaitMs,
} from '../../../src/domain/identity/verify-codes.ts';
import { mobileNumber } from '../../../src/domain/text/mobile-number.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { completeFirstFactor } from './hand-over.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { unprovenRefusal } from './human-proof.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, sha256Hex } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import { takeTextAllowance } from '../identity/text-allowance.ts';
import { countFailure, failureKeys } from './sign-in-failures.ts';
import { visitorSession } from './visitor-session.ts';

const refusedEvents: ReadonlyMap<RefusalCode, SecurityEventKind> = new Map([
  ['SIGN_IN_LOCKED', 'sign-in-locked'],
  ['TEXTS_LIMITED', 'texts-limited'],
  ['CAPTCHA_REQUIRED', 'proof-required'],
  ['CAPTCHA_WRONG', 'proof-wrong'],
  ['COMPANY_DEREGISTERED', 'company-deregistered'],
  ['PASSWORD_FIRST', 'second-proof-asked'],
]);

const texts: Readonly<Record<ServerLocale, (code: string) => string>> = {
  'zh-CN': (code) => `登录验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员。`,
  en: (code) =>
    `Your sign-in code is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service.`,
};

/** The mobile number as logs may contain it. */
const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****');

/**
 * Key of a code. It belongs to one visit and one number, so that a request for the same number in another visit neither
 * replaces nor ends it.
 */
const keyOf = async (mobile: string, { picAuthToken }: SessionRecord): Promise<string> =>
  sha256Hex(`code\n${mobile}\n${picAuthToken}`);
const hashOf = async (key: string, code: string): Promise<string> => sha256Hex(`${key} ${code}`);

const parseMobile = (typed: string): string => {
  const mobile = mobileNumber(typed);
  if (mobile === undefined) throw new Refusal('REQUEST_INVALID', { field: 'mobile' });
  return mobile;
};

/** Sending a sign-in code to a telephone. */
function smsCodes(parts: Parts): Desk<'verifyCode'> {
  const { store, clock, texts: gateway } = parts;

  async function issueCode(
    transaction: Transaction,
    request: { readonly mobile: string; readonly captcha: string | undefined; readonly proof: string | undefined },
    visitor: SessionRecord,
    source: string,
    code: string,
  ): Promise<readonly UserRecord[] | Refusal> {
    const { mobile } = request;
    const now = clock.realTime();
    const keys = await failureKeys(mobile, source, 'sms');
    const pair = remainingFailures('pair', await transaction.attempts.lock(keys.pair), now);
    const locked = lockTimeLeft(pair, now);
    if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
    const rowKey = await sha256Hex(`texts\n${mobile}`);
    const past = await transaction.attempts.lock(rowKey);
    const wait = textWaitMs(past, now);
    if (wait > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
    const unproven = await unprovenRefusal(
      transaction,
      parts,
      { captcha: request.captcha, proof: request.proof, keys, now },
      visitor,
    );
    if (unproven) return unproven;
    const limited = await takeTextAllowance(transaction, { mobile, source }, now);
    if (limited) return limited;
    await countFailure(transaction, keys, failureKinds, now);
    await transaction.attempts.save({ key: rowKey, ...countText(past, now) });
    const key = await keyOf(mobile, visitor);
    await transaction.verifyCodes.save({ key, codeHash: await hashOf(key, code), sentAt: now, wrong: 0, spent: false });
    return transaction.users.withMobile(mobile);
  }

  return {
    verifyCode: async ({ picAuthToken, ...request }, context) => {
      // Without a gateway no code can be sent.
      if (!gateway) throw new Refusal('NOT_FOUND');
      const mobile = parseMobile(request.mobile);
      const visitor = visitorSession(context, picAuthToken, clock.realTime());
      const code = randomDigits(codeDigits);
      const outcome = await store.transaction(async (transaction) =>
        issueCode(
          transaction,
          { mobile, captcha: request.captcha, proof: request.proof },
          await lockVisitorSession(transaction, visitor, clock.realTime()),
          context.source,
          code,
        ),
      );
      if (outcome instanceof Refusal) {
        writeSecurityLog(parts, context, refusedEvents.get(outcome.code) ?? 'code-refused', maskMobile(mobile));
        throw outcome;
      }
      writeSecurityLog(parts, context, 'code-asked', maskMobile(mobile));
      if (outcome.length > 0)
        void gateway
          .send({ mobile, text: texts[context.locale](code) })
          .catch((fault: unknown) => parts.report(fault, { call: 'verifyCode', traceId: context.traceId }));
      return { resendAfter: resendAfter / 1000, validFor: codeLife / 1000 };
    },
  };
}

/** Signing in by a code that was sent. */
function smsEntry(parts: Parts): Desk<'loginSms'> {
  const { store, clock } = parts;

  type SmsOutcome =
    | { readonly token: string }
    | { readonly accounts: readonly { readonly userName: string; readonly company: string }[] };

  async function enterByCode(
    transaction: Transaction,
    {
      mobile,
      code,
      userName,
    }: { readonly mobile: string; readonly code: string; readonly userName: string | undefined },
    visitor: SessionRecord,
    context: CallContext,
  ): Promise<SmsOutcome | Refusal> {
    const now = clock.realTime();
    const { source } = context;
    const keys = await failureKeys(mobile, source, 'sms');
    const key = await keyOf(mobile, visitor);
    const sent = await transaction.verifyCodes.lock(key);
    if (!sent || !isCodeValid(sent, now) || sent.codeHash !== (await hashOf(key, code.trim()))) {
      if (sent) await transaction.verifyCodes.save({ ...sent, wrong: sent.wrong + 1 });
      await countFailure(transaction, keys, sent && isCodeValid(sent, now) ? ['source', 'all'] : ['source'], now);
      return new Refusal('SMS_CODE_REFUSED');
    }
    const owners = await transaction.users.withMobile(mobile);
    const user =
      userName === undefined && owners.length === 1 ? owners[0] : owners.find((each) => each.userName === userName);
    if (!user && userName === undefined && owners.length > 1) {
      const accounts: { userName: string; company: string }[] = [];
      for (const each of owners)
        accounts.push({
          userName: each.userName,
          company: (await transaction.companies.find(each.pkCorp))?.shortName ?? '',
        });
      return { accounts };
    }
    // An unknown number was sent no code, so the entered code was a guess.
    if (!user) return new Refusal('SMS_CODE_REFUSED');
    await transaction.verifyCodes.save({ ...sent, spent: true });
    return completeFirstFactor(transaction, keys, visitor, user, now, { first: 'sms', parts, from: context });
  }

  return {
    loginSms: async ({ picAuthToken, code, userName, ...request }, context) => {
      const mobile = parseMobile(request.mobile);
      const visitor = visitorSession(context, picAuthToken, clock.realTime());
      const outcome = await store.transaction(async (transaction) =>
        enterByCode(
          transaction,
          { mobile, code, userName },
          await lockVisitorSession(transaction, visitor, clock.realTime()),
          context,
        ),
      );
      if (!(outcome instanceof Refusal)) return 'token' in outcome ? outcome : { accounts: [...outcome.accounts] };
      writeSecurityLog(parts, context, refusedEvents.get(outcome.code) ?? 'code-refused', maskMobile(mobile));
      throw outcome;
    },
  };
}

/**
 * Signing in by a code that is sent to a telephone (document 1, section 7). Known and unknown numbers are answered
 * alike and equally fast, because the sending is not awaited. Each request counts as a failure, and a right code
 * removes the count.
 */
export function smsDesk(parts: Parts): Desk<'verifyCode' | 'loginSms'> {
  return {
    ...smsCodes(parts),
    ...smsEntry(parts),
  };
}
