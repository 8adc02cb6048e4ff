import { makeAutoObservable, runInAction } from 'mobx';
import type { StandardChange } from '../../../../application/ports/evidence/library-changes.ts';
import type { CategoryChange, ChangedAspect } from '../../../../domain/evidence/standards/standard-changes.ts';
import { message, type Message, type PlainKey } from '../../../../words/catalogue.ts';
import { failureOf } from '../../../shared/failure.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { PackageLoader } from './package-loader.ts';

type NewsPorts = Pick<MaterialsPorts, 'library' | 'drafts' | 'session' | 'toasts'>;

const aspectWords: Readonly<Record<ChangedAspect, PlainKey>> = {
  name: 'standards.aspect-name',
  stage: 'standards.aspect-stage',
  required: 'standards.aspect-required',
  optional: 'standards.aspect-optional',
  count: 'standards.aspect-count',
  files: 'standards.aspect-files',
};

/** A category whose requirement changed. */
export interface NewsLine {
  readonly name: string;
  readonly changes: readonly Message[];
}

function lineOf(change: CategoryChange): NewsLine {
  if (change.change === 'added')
    return {
      name: change.name,
      changes: [message(change.required ? 'standards.added-required' : 'standards.added-optional')],
    };
  return {
    name: change.name,
    changes:
      change.change === 'removed'
        ? [message('standards.removed')]
        : change.aspects.map((aspect) => message(aspectWords[aspect])),
  };
}

/**
 * Tells that the funder's list of required documents has changed since the package was created (document 2, section 7:
 * comparePrompt; checklist F-219).
 */
export class StandardNews {
  /** Whether the changes are shown. */
  shown = false;
  busy = false;
  /** Whether the check for changes has ended. */
  isChecked = false;
  change: StandardChange | undefined = undefined;
  packageId = '';
  readonly #ports: NewsPorts;
  readonly #loader: Pick<PackageLoader, 'load'>;

  /** @param loader reloads the package after the change was taken over */
  constructor(ports: NewsPorts, loader: Pick<PackageLoader, 'load'>) {
    this.#ports = ports;
    this.#loader = loader;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get lines(): readonly NewsLine[] {
    return this.change?.changes.map(lineOf) ?? [];
  }

  get mayTakeOver(): boolean {
    return this.change?.mayTakeOver ?? false;
  }

  /** Checks a package that may be changed here. The page works whether or not this succeeds. */
  async check(packageId: string): Promise<void> {
    this.packageId = packageId;
    this.isChecked = false;
    try {
      const change = await this.#ports.library.changesOf(packageId);
      if (this.packageId !== packageId) return;
      const isDismissed = change !== undefined && this.#ports.drafts.read(this.#draftName) === change.version;
      runInAction(() => {
        this.change = isDismissed ? undefined : change;
        this.isChecked = true;
      });
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
    }
  }

  /** The package was left. */
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

  /** Keeps the package's present requirements; this change is not reported again in this browser. */
  keepPressed(): void {
    if (this.change) this.#ports.drafts.write(this.#draftName, this.change.version);
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
      await this.#loader.load();
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  get #draftName(): string {
    return `standard-kept:${this.packageId}`;
  }
}
