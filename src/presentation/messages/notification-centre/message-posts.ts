import { makeAutoObservable, runInAction } from 'mobx';
import type { ChosenPosts, MessagePostDesk } from '../../../application/ports/messages/message-post-desk.ts';
import {
  isPostHour,
  noPosts,
  postChannels,
  postModes,
  postModesOf,
  type PostChannel,
  type PostChoices,
  type PostTopic,
} from '../../../domain/messages/shared/message-posts.ts';
import { message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** Choosing which messages come by text and mail as well (checklist F-176): what is chosen counts once it is saved. */
export class MessagePosts {
  isOpen = false;
  /** What stands in the form; undefined until it is known what was chosen before. */
  draft: PostChoices | undefined;
  /** Why it could not be saved. */
  failure: Failure | undefined;
  /** One wants to leave what was chosen and not saved: asked first. */
  isLeaving = false;
  /** What stood in the form as it was opened. */
  #before = '';
  readonly standing: PageContent<ChosenPosts>;
  readonly #desk: MessagePostDesk;
  readonly #session: Pick<SessionStore, 'faultSeen'>;
  readonly #toasts: Toasts;

  constructor(desk: MessagePostDesk, session: Pick<SessionStore, 'faultSeen'>, toasts: Toasts) {
    this.#desk = desk;
    this.#session = session;
    this.#toasts = toasts;
    this.standing = new PageContent(
      session,
      async (signal) => desk.choices(signal),
      ({ modes, mails, mobile, mail, hour, quietNights }) =>
        // What leads nowhere any more is not chosen again.
        runInAction(() => {
          this.draft = {
            modes: mobile === '' ? noPosts : modes,
            mails: mail === '' ? noPosts : mails,
            hour,
            quietNights,
          };
          this.#before = JSON.stringify(this.draft);
        }),
    );
    makeAutoObservable<this>(this, { standing: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#desk.isOffered;
  }

  /** Where something can be sent: to a number or an address that is known, where somebody sends it. */
  get channels(): readonly PostChannel[] {
    const { mobile = '', mail = '' } = this.standing.value ?? {};
    return postChannels.filter((channel) => (channel === 'text' ? mobile : mail) !== '');
  }

  /** Nothing can be sent at all. */
  get goesNowhere(): boolean {
    return this.standing.value !== undefined && this.channels.length === 0;
  }

  /** Mails would come, had one given an address. */
  get lacksAddress(): boolean {
    return this.standing.value?.sendsMail === true && this.standing.value.mail === '';
  }

  /** The hour says something only where something goes out once a day. */
  get hasDaily(): boolean {
    const { draft } = this;
    return (
      draft !== undefined &&
      postChannels.some((channel) => Object.values(postModesOf(draft, channel)).includes('daily'))
    );
  }

  /** The night is a telephone's. */
  get hasSoonText(): boolean {
    return Object.values(this.draft?.modes ?? {}).includes('soon');
  }

  /** What is asked again each time is what stands, also when it was chosen elsewhere. */
  opened(): void {
    this.isOpen = true;
    this.isLeaving = false;
    this.failure = undefined;
    this.draft = undefined;
    this.standing.cleared();
    void this.standing.load();
  }

  /** Whether something would be lost. */
  get isChanged(): boolean {
    return this.draft !== undefined && JSON.stringify(this.draft) !== this.#before;
  }

  /** Leaves, or asks first where something was chosen that is not saved. */
  closePressed(): void {
    if (this.isChanged) this.isLeaving = true;
    else this.closed();
  }

  leavingDropped(): void {
    this.isLeaving = false;
  }

  closed(): void {
    this.isOpen = false;
    this.isLeaving = false;
    this.standing.stop();
  }

  modeChosen(channel: PostChannel, topic: PostTopic, value: string): void {
    const mode = postModes.find((each) => each === value);
    if (!this.draft || !mode) return;
    const modes = { ...postModesOf(this.draft, channel), [topic]: mode };
    this.draft = channel === 'text' ? { ...this.draft, modes } : { ...this.draft, mails: modes };
  }

  hourChosen(value: string): void {
    const hour = Number(value);
    if (this.draft && isPostHour(hour)) this.draft = { ...this.draft, hour };
  }

  nightsChosen(quietNights: boolean): void {
    if (this.draft) this.draft = { ...this.draft, quietNights };
  }

  /** What was chosen stays in the form where it could not be saved. */
  async saved(): Promise<void> {
    if (!this.draft) return;
    this.failure = undefined;
    try {
      await this.#desk.choose(this.draft);
      this.#toasts.show('ok', message('messages.posts-saved'));
      this.closed();
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    }
  }
}
