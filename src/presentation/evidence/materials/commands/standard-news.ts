import { makeAutoObservable, runInAction } from 'mobx';
import type { StandardChange } from '../../../../application/ports/evidence/library-changes.ts';
import type { CategoryChange, ChangedAspect } from '../../../../domain/evidence/standards/standard-changes.ts';
import { message, type Message, type PlainKey } from '../../../../words/catalogue.ts';
import { failureOf } from '../../../shared/failure.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { PackageLook } from './package-look.ts';

type NewsPorts = Pick<MaterialsPorts, 'library' | 'drafts' | 'session' | 'toasts'>;

const aspectWords: Readonly<Record<ChangedAspect, PlainKey>> = {
  name: 'standards.aspect-name',
  stage: 'standards.aspect-stage',
  required: 'standards.aspect-required',
  optional: 'standards.aspect-optional',
  count: 'standards.aspect-count',
  files: 'standards.aspect-files',
};

/** One category that is asked for otherwise, ready to be told. */
export interface NewsLine {
  readonly name: string;
  readonly what: readonly Message[];
}

function lineOf(change: CategoryChange): NewsLine {
  if (change.change === 'added')
    return {
      name: change.name,
      what: [message(change.required ? 'standards.added-required' : 'standards.added-optional')],
    };
  return {
    name: change.name,
    what:
      change.change === 'removed'
        ? [message('standards.removed')]
        : change.aspects.map((aspect) => message(aspectWords[aspect])),
  };
}

/**
 * That the funder's list of documents has changed since a package was made (document 2, section 7: comparePrompt;
 * checklist F-219).
 */
export class StandardNews {
  /** The list is looked at. */
  shown = false;
  busy = false;
  /** It is known whether anything has changed. */
  known = false;
  change: StandardChange | undefined = undefined;
  packageId = '';
  readonly #ports: NewsPorts;
  readonly #look: Pick<PackageLook, 'load'>;

  /** `look` shows the package as it is once the change is taken over. */
  constructor(ports: NewsPorts, look: Pick<PackageLook, 'load'>) {
    this.#ports = ports;
    this.#look = look;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get lines(): readonly NewsLine[] {
    return this.change?.changes.map(lineOf) ?? [];
  }

  get mayTakeOver(): boolean {
    return this.change?.mayTakeOver ?? false;
  }

  /** Asks of a package that may be changed here; the page works whether or not it is answered. */
  async wanted(packageId: string): Promise<void> {
    this.packageId = packageId;
    this.known = false;
    try {
      const change = await this.#ports.library.changesOf(packageId);
      if (this.packageId !== packageId) return;
      const isKept = change !== undefined && this.#ports.drafts.read(this.#kept) === change.version;
      runInAction(() => {
        this.change = isKept ? undefined : change;
        this.known = true;
      });
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
    }
  }

  /** Another package, or none, is looked at. */
  left(): void {
    this.packageId = '';
    this.change = undefined;
    this.shown = false;
  }

  opened(): void {
    this.shown = true;
  }

  closed(): void {
    this.shown = false;
  }

  /** The package keeps what it asks for; of this change nobody is told again here. */
  keepPressed(): void {
    if (this.change) this.#ports.drafts.write(this.#kept, this.change.version);
    this.change = undefined;
    this.shown = false;
  }

  async takePressed(): Promise<void> {
    const packageId = this.packageId;
    if (this.busy || !this.mayTakeOver) return;
    const { library, session, toasts } = this.#ports;
    this.busy = true;
    try {
      const done = await library.takeOver(packageId);
      toasts.show(done ? 'ok' : 'warn', message(done ? 'standards.taken' : 'standards.not-taken'));
      runInAction(() => {
        this.change = undefined;
        this.shown = false;
      });
      await this.#look.load();
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  get #kept(): string {
    return `standard-kept:${this.packageId}`;
  }
}
