import type { MailCodeOutcome, MailDesk, MailEndOutcome } from '../../../application/ports/account/mail-desk.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { mailExtensions } from '../../../contract/extensions/account/mail-extensions.ts';
import type { OwnMail } from '../../../domain/account/own-mail.ts';
import type { WireClient } from '../wire-client.ts';

function toCodeRefusal(fault: unknown): MailCodeOutcome {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  switch (code) {
    case 'MAIL_TOO_SOON':
      return { sent: false, because: 'too-soon', seconds: Number(values?.['seconds'] ?? 60) };
    case 'MAIL_CONFIRMED_BEFORE':
      return { sent: false, because: 'same' };
    case 'REQUEST_INVALID':
      return { sent: false, because: 'no-address' };
    case 'NOT_FOUND':
      return { sent: false, because: 'nowhere' };
    case 'PASSWORD_WRONG':
      return { sent: false, because: 'wrong' };
    case 'PASSWORD_LOCKED':
      return { sent: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { sent: false, because: 'expired' };
    default:
      throw fault;
  }
}

function toEndOutcome(fault: unknown): MailEndOutcome {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  switch (code) {
    case 'NOT_FOUND':
      return { ended: true };
    case 'PASSWORD_WRONG':
      return { ended: false, because: 'wrong' };
    case 'PASSWORD_LOCKED':
      return { ended: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { ended: false, because: 'expired' };
    default:
      throw fault;
  }
}

export class WireMailDesk implements MailDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  get isOffered(): boolean {
    return this.client.offers('mail-address');
  }

  async ownMail(signal?: AbortSignal): Promise<OwnMail> {
    const { canSend, address, since } = await this.client.send(mailExtensions.ownMail, {}, { signal });
    return { canSend, address, since };
  }

  async askCode(address: string, password: string): Promise<MailCodeOutcome> {
    try {
      const { cipher, keyId } = await this.sealing.seal(password);
      const { resendAfter } = await this.client.send(mailExtensions.requestMailCode, {
        address,
        current: cipher,
        keyId,
      });
      return { sent: true, resendAfter };
    } catch (fault) {
      return toCodeRefusal(fault);
    }
  }

  async confirm(address: string, code: string): Promise<boolean> {
    try {
      await this.client.send(mailExtensions.confirmMail, { address, code });
      return true;
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.detail.code !== 'MAIL_CODE_REFUSED') throw fault;
      return false;
    }
  }

  async end(password: string): Promise<MailEndOutcome> {
    try {
      const { cipher, keyId } = await this.sealing.seal(password);
      await this.client.send(mailExtensions.removeMail, { current: cipher, keyId });
      return { ended: true };
    } catch (fault) {
      return toEndOutcome(fault);
    }
  }
}
