import type { OwnMail } from '../../../domain/account/own-mail.ts';

/** Result of requesting a code to a mailbox. Times in seconds, except `minutes`. */
export type MailCodeOutcome =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly because: 'too-soon'; readonly seconds: number }
  | { readonly sent: false; readonly because: 'locked'; readonly minutes: number }
  /**
   * Invalid address; the current address; mail is not offered; wrong password; password that could not be decrypted.
   */
  | { readonly sent: false; readonly because: 'no-address' | 'same' | 'nowhere' | 'wrong' | 'expired' };

/** Result of removing the mail address. `wrong`: wrong password; `expired`: it could not be decrypted. */
export type MailEndOutcome =
  | { readonly ended: true }
  | { readonly ended: false; readonly because: 'wrong' | 'expired' }
  | { readonly ended: false; readonly because: 'locked'; readonly minutes: number };

/** The mail address of the user's own account, for messages (checklist F-176). */
export interface MailDesk {
  /** Whether the back end offers mail addresses. */
  readonly isOffered: boolean;
  ownMail(signal?: AbortSignal): Promise<OwnMail>;
  /** Mails a code to an address. The current password proves the user's identity. */
  askCode(address: string, password: string): Promise<MailCodeOutcome>;
  /** Confirms an address with the code that was sent to it, and saves it. Returns whether the code was right. */
  confirm(address: string, code: string): Promise<boolean>;
  /** Removes the address. The current password proves the user's identity. Does nothing without an address. */
  end(password: string): Promise<MailEndOutcome>;
}
