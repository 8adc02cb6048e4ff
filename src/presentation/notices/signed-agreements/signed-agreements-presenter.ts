import { makeAutoObservable, runInAction } from 'mobx';
import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type {
  SignedAgreementDesk,
  SignedAgreementText,
} from '../../../application/ports/notices/signed-agreement-desk.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { linesToCompare } from '../../../domain/agreements/agreement.ts';
import {
  nextSignature,
  signedAgreementState,
  type SignedAgreementState,
  type SignedAgreement,
} from '../../../domain/notices/signed-agreement.ts';
import { lineDifference, type ComparedLine } from '../../../domain/text/line-difference.ts';
import { message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

export const signedAgreementsPath = '/my/protocol';

/** The address of an agreement, below the portal's base. */
export const signedAgreementAddress = (id: string): string => `${signedAgreementsPath}?id=${encodeURIComponent(id)}`;

export interface SignedAgreementRow extends SignedAgreement {
  readonly state: SignedAgreementState;
}

export interface SignedAgreementsParts {
  readonly desk: SignedAgreementDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly announcements: () => Promise<Announcements>;
  /** The download tasks, which are reloaded after a new request. */
  readonly downloads: () => Promise<{ reloadPressed(): Promise<void> }>;
}

/**
 * The agreements that the user has signed for the company, to be read, compared, printed and downloaded (checklist
 * F-100).
 */
export class SignedAgreementsPresenter {
  readonly list: PageContent<readonly SignedAgreement[]>;
  readonly text: PageContent<SignedAgreementText>;
  /** The number of archives that the user has not seen. */
  readonly unseen: PageContent<number>;
  /** The id of the shown agreement; empty for the list. */
  reading = '';
  /** Whether the differences from the previous version are shown in place of the text. */
  comparing = false;
  /** The agreement that is being made into a file. */
  fetching: string | undefined = undefined;
  #isHere = false;
  #unlisten: (() => void) | undefined;
  readonly #parts: SignedAgreementsParts;

  constructor(parts: SignedAgreementsParts) {
    const { desk, session } = parts;
    this.#parts = parts;
    this.list = new PageContent<readonly SignedAgreement[]>(session, async (signal) =>
      desk.isOffered ? desk.protocols(signal) : [],
    );
    this.text = new PageContent<SignedAgreementText>(session, async (signal) => desk.text(this.reading, signal));
    this.unseen = new PageContent<number>(session, async (signal) =>
      desk.gathersAll ? desk.unseenArchives(signal) : 0,
    );
    makeAutoObservable<this>(this, { list: false, text: false, unseen: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  /** Whether all agreements can be gathered into one archive. */
  get canGather(): boolean {
    return this.#parts.desk.gathersAll && this.rows.length > 0;
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  get rows(): readonly SignedAgreementRow[] {
    const all = this.list.value ?? [];
    return all.map((each) => ({
      ...each,
      state: signedAgreementState(
        each,
        this.#parts.clock.now(),
        this.#parts.session.who?.role.code ?? '',
        nextSignature(each, all),
      ),
    }));
  }

  /** The shown agreement's row in the list. */
  get row(): SignedAgreementRow | undefined {
    return this.rows.find(({ id }) => id === this.reading);
  }

  /** The differences from the previous version, line by line; undefined if there is none. */
  get difference(): readonly ComparedLine[] | undefined {
    const { value } = this.text;
    return value?.previous && lineDifference(linesToCompare(value.previous), linesToCompare(value));
  }

  opened(id: string): void {
    this.reading = id;
    this.comparing = false;
    void this.list.load();
    if (id === '') void this.listen();
    this.text.clear();
    if (id !== '' && this.isOffered) void this.text.load();
  }

  left(): void {
    this.#isHere = false;
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.unseen.stop();
    this.list.stop();
    this.text.stop();
  }

  /** Has all agreements gathered. The archive is announced like any download. */
  async gatherPressed(): Promise<void> {
    const { desk, session, toasts, downloads } = this.#parts;
    try {
      await desk.gatherAll();
      toasts.show('ok', message('protocols.gathering'));
      await (await downloads()).reloadPressed();
      await this.unseen.refresh();
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    }
  }

  /** Opens the page of downloads, where the archives count as seen. */
  async archivesPressed(): Promise<void> {
    const { desk, session, navigator } = this.#parts;
    navigator.goTo('/my/download');
    try {
      await desk.markArchivesSeen();
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }

  private async listen(): Promise<void> {
    this.#isHere = true;
    if (!this.#parts.desk.gathersAll) return;
    void this.unseen.load();
    const announcements = await this.#parts.announcements().catch(() => undefined);
    if (announcements && this.#isHere)
      this.#unlisten ??= announcements.on((topic) => void (topic === 'downloads' && this.unseen.refresh()));
  }

  comparePressed(): void {
    this.comparing = !this.comparing;
  }

  async filePressed(id: string): Promise<{ readonly name: string; readonly address: string } | undefined> {
    const { desk, session, toasts } = this.#parts;
    this.fetching = id;
    try {
      return await desk.file(id);
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
      return undefined;
    } finally {
      runInAction(() => (this.fetching = undefined));
    }
  }
}
