import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  codeLength,
  codeSigns,
  invitationLife,
  formatInvitationCode,
} from '../../../src/domain/people/shared/invitation.ts';
import type { Parts } from '../parts.ts';
import type { Caller, CallContext } from '../context.ts';
import { countInvitationText, invitingName } from '../parties/invitation-text.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { InvitationRecord } from '../records/people.ts';
import type { Transaction } from '../store.ts';
import { sha256Hex } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';

/** A message to a telephone. */
export type TextMessage = Parameters<NonNullable<Parts['texts']>['send']>[0];

/** Draws a code whose characters are all equally likely. */
function drawInvitationCode(): string {
  let code = '';
  // Bytes from 248 on are dropped, because they would make some characters likelier than others.
  while (code.length < codeLength)
    code += [...crypto.getRandomValues(new Uint8Array(codeLength))]
      .filter((byte) => byte < 248)
      .map((byte) => codeSigns[byte % codeSigns.length])
      .join('');
  return code.slice(0, codeLength);
}

/** Digest by which an invitation is found. The store does not contain the code itself. */
export const codeHashOf = async (code: string): Promise<string> => sha256Hex(`invitation ${code}`);

const texts: Readonly<Record<ServerLocale, (company: string, code: string, until: string) => string>> = {
  'zh-CN': (company, code, until) =>
    `${company}邀请您加入其供应链金融平台账户，邀请码 ${code}，${until} 前有效。请打开平台注册页，选择“凭邀请码加入”，用本人身份证号核对后设置密码。请勿把邀请码告诉他人；如不认识这家企业，请忽略。`,
  en: (company, code, until) =>
    `${company} invites you to join it on the supply-chain finance platform. Your invitation code is ${code}, good until ${until}. Open the registration page, choose “Join by invitation code”, confirm your identity number and set a password. Give the code to nobody; if you do not know the company, do nothing.`,
};

/**
 * The invitation with a new code, and the message that contains it. Refuses with SMS_TOO_SOON a telephone that has
 * received one recently, or many in a row, and with TEXTS_LIMITED where a cap of text messages is reached.
 */
export async function issueInvitationCode(
  transaction: Transaction,
  parts: Pick<Parts, 'clock' | 'security'>,
  invitation: InvitationRecord,
  company: Pick<CompanyRecord, 'pkCorp' | 'name'>,
  { caller, context }: { readonly caller: Caller; readonly context: CallContext },
): Promise<{ readonly invitation: InvitationRecord; readonly message: TextMessage }> {
  await countInvitationText(transaction, parts, invitation.mobile, { caller, context });
  const { clock } = parts;
  const { locale } = context;
  const sender = await invitingName(transaction, company, locale);
  const code = drawInvitationCode();
  const [sentAt, until] = [clock.now(), clock.now() + invitationLife];
  return {
    invitation: {
      ...invitation,
      codeHash: await codeHashOf(code),
      sentAt,
      until,
      wrong: 0,
      state: 'open',
      endedAt: undefined,
    },
    message: {
      mobile: invitation.mobile,
      text: texts[locale](sender, formatInvitationCode(code), shanghaiDate(until)),
    },
  };
}
