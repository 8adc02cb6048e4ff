import { makeAutoObservable, runInAction } from 'mobx';
import type { ChosenAlerts, MessageAlertDesk } from '../../../application/ports/messages/message-alert-desk.ts';
import {
  isAlertHour,
  noAlerts,
  alertChannels,
  alertModes,
  alertModesOf,
  type AlertChannel,
  type AlertChoices,
  type AlertTopic,
} from '../../../domain/messages/shared/message-alerts.ts';
import { message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/**
 * The choice of messages that also come by text message and mail (checklist F-176). It takes effect once it is saved.
 */
export class MessageAlerts {
  isOpen = false;
  /** The choices in the form; undefined until the present ones are loaded. */
  draft: AlertChoices | undefined;
  /** Why saving failed. */
  failure: Failure | undefined;
  /** Whether the user is asked about unsaved choices before closing. */
  isLeaving = false;
  /** The choices when the form was opened. */
  #initialText = '';
  readonly content: PageContent<ChosenAlerts>;
  readonly #desk: MessageAlertDesk;
  readonly #session: Pick<SessionStore, 'faultSeen'>;
  readonly #toasts: Toasts;

  constructor(desk: MessageAlertDesk, session: Pick<SessionStore, 'faultSeen'>, toasts: Toasts) {
    this.#desk = desk;
    this.#session = session;
    this.#toasts = toasts;
    this.content = new PageContent(
      session,
      async (signal) => desk.choices(signal),
      ({ modes, mails, mobile, mail, hour, quietNights }) =>
        // A choice without a destination is dropped.
        runInAction(() => {
          this.draft = {
            modes: mobile === '' ? noAlerts : modes,
            mails: mail === '' ? noAlerts : mails,
            hour,
            quietNights,
          };
          this.#initialText = JSON.stringify(this.draft);
        }),
    );
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#desk.isOffered;
  }

  /** The channels that have a destination, a number or an address. */
  get channels(): readonly AlertChannel[] {
    const { mobile = '', mail = '' } = this.content.value ?? {};
    return alertChannels.filter((channel) => (channel === 'text' ? mobile : mail) !== '');
  }

  /** Whether there is no channel at all. */
  get hasNoChannel(): boolean {
    return this.content.value !== undefined && this.channels.length === 0;
  }

  /** Whether only the user's address is missing for mails. */
  get lacksAddress(): boolean {
    return this.content.value?.sendsMail === true && this.content.value.mail === '';
  }

  /** Whether anything is sent daily, so that the hour matters. */
  get hasDaily(): boolean {
    const { draft } = this;
    return (
      draft !== undefined &&
      alertChannels.some((channel) => Object.values(alertModesOf(draft, channel)).includes('daily'))
    );
  }

  /** Whether any text message is sent at once, so that nights matter. */
  get hasSoonText(): boolean {
    return Object.values(this.draft?.modes ?? {}).includes('soon');
  }

  /** Opens the form with the present choices, which may have been changed elsewhere. */
  open(): void {
    this.isOpen = true;
    this.isLeaving = false;
    this.failure = undefined;
    this.draft = undefined;
    this.content.clear();
    void this.content.load();
  }

  /** Whether closing would lose changes. */
  get isChanged(): boolean {
    return this.draft !== undefined && JSON.stringify(this.draft) !== this.#initialText;
  }

  /** Closes the form, after a question if there are unsaved changes. */
  closePressed(): void {
    if (this.isChanged) this.isLeaving = true;
    else this.close();
  }

  leavingDropped(): void {
    this.isLeaving = false;
  }

  close(): void {
    this.isOpen = false;
    this.isLeaving = false;
    this.content.stop();
  }

  modeChosen(channel: AlertChannel, topic: AlertTopic, value: string): void {
    const mode = alertModes.find((each) => each === value);
    if (!this.draft || !mode) return;
    const modes = { ...alertModesOf(this.draft, channel), [topic]: mode };
    this.draft = channel === 'text' ? { ...this.draft, modes } : { ...this.draft, mails: modes };
  }

  hourChosen(value: string): void {
    const hour = Number(value);
    if (this.draft && isAlertHour(hour)) this.draft = { ...this.draft, hour };
  }

  nightsChosen(quietNights: boolean): void {
    if (this.draft) this.draft = { ...this.draft, quietNights };
  }

  /** Saves the choices. After a failure they stay in the form. */
  async savePressed(): Promise<void> {
    if (!this.draft) return;
    this.failure = undefined;
    try {
      await this.#desk.choose(this.draft);
      this.#toasts.show('ok', message('messages.alerts-saved'));
      this.close();
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    }
  }
}
