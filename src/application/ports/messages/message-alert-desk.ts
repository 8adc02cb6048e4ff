import type { AlertChoices } from '../../../domain/messages/shared/message-alerts.ts';

/** The user's choices, with masked telephone number and mail address; empty where nothing can be sent there. */
export interface ChosenAlerts extends AlertChoices {
  readonly mobile: string;
  readonly mail: string;
  /** Whether mail is sent once the user has given an address. */
  readonly sendsMail: boolean;
}

/** Choice of messages that also go to the user's telephone and mailbox (checklist F-176). */
export interface MessageAlertDesk {
  /** Whether the back end offers this. */
  readonly isOffered: boolean;
  choices(signal?: AbortSignal): Promise<ChosenAlerts>;
  /**
   * Saves the choices and the current language. Faults with `not-found` where nothing can be sent, and with `refused`
   * for a channel without an address.
   */
  choose(choices: AlertChoices): Promise<void>;
}
