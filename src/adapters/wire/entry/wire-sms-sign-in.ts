import { PortFault } from '../../../application/ports/port-fault.ts';
import type { CodeEntry, CodeOutcome, SmsSignIn } from '../../../application/ports/entry/sms-sign-in.ts';
import { resendAfter } from '../../../domain/identity/verify-codes.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import type { WireClient } from '../wire-client.ts';
import { humanProofToWire, toCodeRefusal } from './shared/code-asked.ts';
import { outcomeOf } from '../outcome-of.ts';

function toEntryRefusal(fault: PortFault): CodeEntry {
  switch (fault.detail.code) {
    case 'SMS_CODE_REFUSED':
      return { signedIn: false, because: 'refused' };
    case 'COMPANY_DEREGISTERED':
      return { signedIn: false, because: 'company-deregistered' };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { signedIn: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

/**
 * Signs in by a code. It uses the visit of the sign-in page, to which the page's captcha belongs as well. The visit is
 * requested each time, and stays the same while it is valid.
 */
export class WireSmsSignIn implements SmsSignIn {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async ask({ mobile, captcha, proof }: Parameters<SmsSignIn['ask']>[0]): Promise<CodeOutcome> {
    return outcomeOf<CodeOutcome>(async () => {
      const answer = await this.client.send(signInCalls.verifyCode, {
        mobile,
        picAuthToken: await this.visit(),
        ...humanProofToWire({ captcha, proof }),
      });
      return { sent: true, resendAfter: answer.resendAfter ?? resendAfter / 1000 };
    }, toCodeRefusal);
  }

  async enter({ mobile, code, userName }: Parameters<SmsSignIn['enter']>[0]): Promise<CodeEntry> {
    try {
      const picAuthToken = await this.visit();
      const { token, accounts } = await this.client.send(signInCalls.loginSms, {
        mobile,
        code,
        picAuthToken,
        ...(userName === undefined ? {} : { userName }),
      });
      if (!token)
        return {
          signedIn: false,
          because: 'several',
          accounts: (accounts ?? []).map((each) => ({ userName: each.userName, company: each.company ?? '' })),
        };
      await this.client.send(signInCalls.loginSuccess, { token });
      return { signedIn: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      return toEntryRefusal(fault);
    }
  }

  private async visit(): Promise<string> {
    return (await this.client.send(signInCalls.loginSession, {})).picAuthToken;
  }
}
