import type { MailCodeOutcome, MailDesk } from '../../../application/ports/account/mail-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { mailExtensions } from '../../../contract/extensions/account/mail-extensions.ts';
import type { OwnMail } from '../../../domain/account/own-mail.ts';
import type { WireClient } from '../wire-client.ts';

function notSent(fault: unknown): MailCodeOutcome {
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
    default:
      throw fault;
  }
}

export class WireMailDesk implements MailDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('mail-address');
  }

  async standing(signal?: AbortSignal): Promise<OwnMail> {
    const { canSend, address, since } = await this.client.send(mailExtensions.ownMail, {}, { signal });
    return { canSend, address, since };
  }

  async askCode(address: string): Promise<MailCodeOutcome> {
    try {
      const { resendAfter } = await this.client.send(mailExtensions.mailCodeAsked, { address });
      return { sent: true, resendAfter };
    } catch (fault) {
      return notSent(fault);
    }
  }

  async confirm(address: string, code: string): Promise<boolean> {
    try {
      await this.client.send(mailExtensions.mailConfirmed, { address, code });
      return true;
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.detail.code !== 'MAIL_CODE_REFUSED') throw fault;
      return false;
    }
  }

  async end(): Promise<void> {
    try {
      await this.client.send(mailExtensions.mailEnded, {});
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.kind !== 'not-found') throw fault;
    }
  }
}
