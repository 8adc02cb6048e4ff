import { makeAutoObservable, runInAction } from 'mobx';
import type { MessagePostDesk } from '../../../application/ports/messages/message-post-desk.ts';
import { isPostHour, postModes, type PostChoices, type PostTopic } from '../../../domain/messages/shared/message-posts.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../shared/page-content.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** Choosing which messages come by text as well (checklist F-176): what is chosen counts once it is saved. */
export class MessagePosts {
  isOpen = false;
  /** What stands in the form; undefined until it is known what was chosen before. */
  draft: PostChoices | undefined;
  notice: Message | undefined;
  readonly standing: PageContent<PostChoices & { readonly mobile: string }>;
  readonly #desk: MessagePostDesk;
  readonly #session: Pick<SessionStore, 'faultSeen'>;
  readonly #toasts: Toasts;

  constructor(desk: MessagePostDesk, session: Pick<SessionStore, 'faultSeen'>, toasts: Toasts) {
    this.#desk = desk;
    this.#session = session;
    this.#toasts = toasts;
    this.standing = new PageContent(session, async (signal) => desk.chosen(signal), ({ modes, hour, quietNights }) => runInAction(() => (this.draft = { modes, hour, quietNights })));
    makeAutoObservable<this>(this, { standing: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#desk.isOffered;
  }

  /** Nothing can be sent: nobody sends texts here, or no number is known. */
  get goesNowhere(): boolean {
    return this.standing.value?.mobile === '';
  }

  /** The hour of the day's text says something only where one goes out. */
  get hasDaily(): boolean {
    return Object.values(this.draft?.modes ?? {}).includes('daily');
  }

  get hasSoon(): boolean {
    return Object.values(this.draft?.modes ?? {}).includes('soon');
  }

  /** What is asked again each time is what stands, also when it was chosen elsewhere. */
  opened(): void {
    this.isOpen = true;
    this.notice = undefined;
    this.draft = undefined;
    this.standing.cleared();
    void this.standing.load();
  }

  closed(): void {
    this.isOpen = false;
    this.standing.stop();
  }

  modeChosen(topic: PostTopic, value: string): void {
    const mode = postModes.find((each) => each === value);
    if (this.draft && mode) this.draft = { ...this.draft, modes: { ...this.draft.modes, [topic]: mode } };
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
    this.notice = undefined;
    try {
      await this.#desk.choose(this.draft);
      this.#toasts.show('ok', message('messages.posts-saved'));
      this.closed();
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    }
  }
}
