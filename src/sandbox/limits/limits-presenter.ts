import { makeAutoObservable, runInAction } from 'mobx';
import { areTwoOfficers } from '../../domain/trade/shared/two-officers.ts';
import { isBlank } from '../../domain/text/invisible-characters.ts';
import type { LimitOrder, PlatformLimit } from '../api/limit-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';

export interface LimitsParts {
  readonly api: Pick<SandboxApi, 'limits' | 'changeLimit'>;
  readonly notes: NoteStore;
}

/** Typed values for a limit. Empty terms stay unchanged. */
export interface TypedLimit {
  readonly total: string;
  readonly validUntil: string;
  readonly reason: string;
  readonly by: string;
}

const empty: TypedLimit = { total: '', validUntil: '', reason: '', by: '' };

/** The key of typed values: the limit, and the request that was read with it. */
const keyOf = ({ limitId, request }: Pick<PlatformLimit, 'limitId' | 'request'>): string =>
  `${limitId} ${request?.requestId ?? ''}`;

/** The roles of two officers of the platform: one proposes a change of a limit, another one checks it. */
export class LimitsPresenter {
  readonly loader: Loader<readonly PlatformLimit[]>;
  /** Typed values, by limit and request. */
  typed: ReadonlyMap<string, TypedLimit> = new Map();
  readonly #actions: SandboxActions<readonly PlatformLimit[]>;
  readonly #parts: LimitsParts;

  constructor(parts: LimitsParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.limits(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  get busy(): boolean {
    return this.#actions.busyKey !== undefined;
  }

  /** The typed values; before typing, the terms that the company requests. */
  typedFor(limit: PlatformLimit): TypedLimit {
    const { total, validUntil } = limit.request?.wanted ?? limit;
    return this.typed.get(keyOf(limit)) ?? { ...empty, total, validUntil };
  }

  changed(limit: PlatformLimit, change: Partial<TypedLimit>): void {
    this.typed = new Map([...this.typed, [keyOf(limit), { ...this.typedFor(limit), ...change }]]);
  }

  /** Why nothing can be proposed; undefined if it can. */
  proposalProblem(limit: PlatformLimit, changes: boolean): SandboxMessage | undefined {
    const { reason, by, total, validUntil } = this.typedFor(limit);
    if (isBlank(reason) || isBlank(by)) return sandboxMessage('sandbox-limits.missing');
    const isSame = total === limit.total && validUntil === limit.validUntil;
    return changes && isSame ? sandboxMessage('sandbox-limits.same') : undefined;
  }

  /** Why the proposal cannot be checked; undefined if it can. */
  checkProblem(limit: PlatformLimit): SandboxMessage | undefined {
    return areTwoOfficers(limit.proposal?.by ?? '', this.typedFor(limit).by)
      ? undefined
      : sandboxMessage('sandbox-limits.other-officer');
  }

  async proposePressed(limit: PlatformLimit, changes: boolean): Promise<void> {
    if (this.proposalProblem(limit, changes)) return;
    const { limitId, request } = limit;
    const requestId = request?.requestId ?? '';
    await this.#change(limit, { propose: { limitId, requestId, changes, ...this.typedFor(limit) } });
  }

  async checkPressed(limit: PlatformLimit, confirms: boolean): Promise<void> {
    const { limitId, proposal } = limit;
    if (!proposal || this.checkProblem(limit)) return;
    const { by } = this.typedFor(limit);
    await this.#change(limit, { check: { limitId, proposedAt: proposal.at, confirms, by } });
  }

  async #change(limit: PlatformLimit, order: LimitOrder): Promise<void> {
    const { limitId, company: name } = limit;
    const isDone = await this.#actions.run(limitId, async () => this.#parts.api.changeLimit(order), {
      done: sandboxMessage('sandbox-limits.done', { name }),
      failed: sandboxMessage('sandbox-limits.not-done', { name }),
    });
    if (isDone) runInAction(() => (this.typed = new Map([...this.typed].filter(([key]) => key !== keyOf(limit)))));
  }
}
