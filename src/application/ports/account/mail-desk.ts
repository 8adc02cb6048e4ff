import type { OwnMail } from '../../../domain/account/own-mail.ts';

/** Result of requesting a code to a mailbox. Times in seconds, except `minutes`. */
export type MailCodeOutcome =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly because: 'too-soon'; readonly seconds: number }
  | { readonly sent: false; readonly because: 'locked'; readonly minutes: number }
  /** It is no address; it is the one that holds; nobody sends mail; the password is wrong, or could not be read. */
  | { readonly sent: false; readonly because: 'no-address' | 'same' | 'nowhere' | 'wrong' | 'expired' };

/** Result of removing the mail address. `wrong`: the password is wrong; `expired`: it could not be read. */
export type MailEndOutcome =
  | { readonly ended: true }
  | { readonly ended: false; readonly because: 'wrong' | 'expired' }
  | { readonly ended: false; readonly because: 'locked'; readonly minutes: number };

/** The mail address of one's own account, to which messages may go (checklist F-176); no method names a person. */
export interface MailDesk {
  /** Whether the back end keeps any. */
  readonly isOffered: boolean;
  ownMail(signal?: AbortSignal): Promise<OwnMail>;
  /** Mails a code to an address; the present password proves who asks. */
  askCode(address: string, password: string): Promise<MailCodeOutcome>;
  /**
   * Confirms an address by the code that was sent to it, and makes it the account's. Returns whether the code was
   * right.
   */
  confirm(address: string, code: string): Promise<boolean>;
  /** No mail from now on; the present password proves who says so. Nothing happens where there is no address. */
  end(password: string): Promise<MailEndOutcome>;
}
