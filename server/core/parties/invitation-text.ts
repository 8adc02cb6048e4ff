import { countText, textWaitMs } from '../../../src/domain/identity/verify-codes.ts';
import { isCertified } from '../../../src/domain/keys/certification.ts';
import type { Caller, CallContext } from '../context.ts';
import { blankCertification } from '../keys/not-begun.ts';
import type { Parts } from '../parts.ts';
import type { CompanyRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import { takeTextAllowance } from '../identity/text-allowance.ts';

/** Name in a message for a company whose name has not been certified. */
const unnamedCompany: Readonly<Record<ServerLocale, string>> = {
  'zh-CN': '一家尚未完成企业认证的企业',
  en: 'A company that is not certified yet',
};

/**
 * The name under which a company invites: its own name only once it is certified, because anybody can register any
 * name.
 */
export async function invitingName(
  { certifications }: Pick<Transaction, 'certifications'>,
  { pkCorp, name }: Pick<CompanyRecord, 'pkCorp' | 'name'>,
  locale: ServerLocale,
): Promise<string> {
  const { realName } = (await certifications.find(pkCorp)) ?? blankCertification;
  return isCertified(realName) ? name : unnamedCompany[locale];
}

/**
 * Counts a text message that the caller's company sends to a stranger. Refuses with SMS_TOO_SOON a telephone that has
 * received an invitation recently, or many in a row, and with TEXTS_LIMITED where a cap of text messages is reached.
 * Call it after all other locks of a transaction.
 */
export async function countInvitationText(
  transaction: Transaction,
  { clock, security }: Pick<Parts, 'clock' | 'security'>,
  mobile: string,
  { caller, context }: { readonly caller: Caller; readonly context: CallContext },
): Promise<void> {
  const row = await sha256Hex(`invitation-texts\n${mobile}`);
  const past = await transaction.attempts.lock(row);
  const wait = textWaitMs(past, clock.realTime());
  if (wait > 0) throw new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
  const { pkCorp, userName } = caller.user;
  const userId = userName.toLowerCase();
  const text = { mobile, source: context.source, companyId: pkCorp, userId };
  const limited = await takeTextAllowance(transaction, text, clock.realTime());
  if (limited) {
    writeSecurityLog({ security }, context, 'texts-limited', userName);
    throw limited;
  }
  await transaction.attempts.save({ key: row, ...countText(past, clock.realTime()) });
}
