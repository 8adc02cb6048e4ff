import { makeAutoObservable, runInAction } from 'mobx';
import { parseMoney } from '../../domain/money/money.ts';
import { isBlank } from '../../domain/text/invisible-characters.ts';
import { areTwoOfficers } from '../../domain/trade/shared/two-officers.ts';
import {
  isAboutCompany,
  isCourtAct,
  isMove,
  officerActs,
  usesFreeze,
  type OfficerAct,
} from '../../domain/trade/shared/officer-acts.ts';
import type {
  OfficerInstrument,
  OfficerOrder,
  OfficerOrderShown,
  OfficerProposal,
  Officers,
} from '../api/officer-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import { Loader } from '../shared/loader.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';

export interface OfficersParts {
  readonly api: Pick<SandboxApi, 'officers' | 'officerInstrument' | 'orderOfficers'>;
  readonly notes: NoteStore;
}

const empty: OfficerProposal = {
  act: 'freeze',
  holdingId: '',
  companyId: '',
  counterpartyId: '',
  amount: '',
  freezeId: '',
  postingId: '',
  orderNumber: '',
  until: '',
  reason: '',
  by: '',
};

/** Fields of the form that depend on the instrument. */
const ofInstrument = { holdingId: '', freezeId: '', postingId: '' } as const;

/** The roles of two officers of the platform: one proposes a change of holdings, another one decides. */
export class OfficersPresenter {
  readonly loader: Loader<Officers>;
  form: OfficerProposal = empty;
  /** The searched number of an instrument, and the instrument once it is found. */
  number = '';
  found: OfficerInstrument | undefined = undefined;
  /** Why no instrument was found; undefined if one was, and before the search. */
  unknown: SandboxMessage | undefined = undefined;
  /** Names of the deciding officers, by order. */
  deciders: ReadonlyMap<string, string> = new Map();
  readonly #actions: SandboxActions<Officers>;
  readonly #parts: OfficersParts;

  constructor(parts: OfficersParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.officers(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  get busy(): boolean {
    return this.#actions.busyKey !== undefined;
  }

  /** The fields that the act needs in addition to the holding, in the order of the form. */
  get fields(): readonly ('receiver' | 'freeze' | 'amount' | 'until')[] {
    const { act } = this.form;
    return [
      ...(isMove(act) ? (['receiver'] as const) : []),
      ...(usesFreeze(act) ? (['freeze'] as const) : []),
      ...(isCourtAct(act) ? (['amount'] as const) : []),
      ...(act === 'freeze' ? (['until'] as const) : []),
    ];
  }

  /** The holdings that the act can concern. */
  get holdings(): OfficerInstrument['holdings'] {
    return (this.found?.holdings ?? []).filter(({ place }) => place === 'held');
  }

  get freezes(): OfficerInstrument['holdings'][number]['freezes'] {
    return this.holdings.find(({ holdingId }) => holdingId === this.form.holdingId)?.freezes ?? [];
  }

  get postings(): OfficerInstrument['postings'] {
    return (this.found?.postings ?? []).filter(({ isCorrectable }) => isCorrectable);
  }

  /** Why nothing can be proposed; undefined if it can. */
  get problem(): SandboxMessage | undefined {
    const { act, holdingId, companyId, counterpartyId, amount, freezeId, postingId, until } = this.form;
    const { orderNumber, reason, by } = this.form;
    const needs = this.fields;
    const isMissing =
      (isAboutCompany(act) ? companyId : act === 'correction' ? postingId : holdingId) === '' ||
      (needs.includes('receiver') && counterpartyId === '') ||
      (act === 'release' && freezeId === '') ||
      (needs.includes('amount') && (parseMoney(amount)?.fen ?? 0n) <= 0n) ||
      (needs.includes('until') && until === '') ||
      (isCourtAct(act) && isBlank(orderNumber)) ||
      isBlank(reason) ||
      isBlank(by);
    return isMissing ? sandboxMessage('sandbox-officers.missing') : undefined;
  }

  opened(): void {
    void this.loader.load();
  }

  left(): void {
    this.loader.stop();
  }

  actChosen(act: string): void {
    const chosen: OfficerAct = officerActs.find((each) => each === act) ?? 'freeze';
    this.form = { ...this.form, ...ofInstrument, act: chosen };
  }

  typed(change: Partial<OfficerProposal>): void {
    const isOther = change.holdingId !== undefined && change.holdingId !== this.form.holdingId;
    this.form = { ...this.form, ...(isOther ? { freezeId: '' } : {}), ...change };
  }

  /** Chooses the posting to correct, with the holding that it led to. */
  postingChosen(postingId: string): void {
    const holdingId = this.postings.find((each) => each.postingId === postingId)?.holdingId ?? '';
    this.form = { ...this.form, postingId, holdingId };
  }

  numberTyped(number: string): void {
    this.number = number;
    this.unknown = undefined;
  }

  /** Searches the instrument by its number. */
  async findPressed(): Promise<void> {
    const { api, notes } = this.#parts;
    const number = this.number.trim();
    if (number === '') return;
    try {
      const found = await api.officerInstrument(number);
      runInAction(() => {
        this.found = found;
        this.unknown = found ? undefined : sandboxMessage('sandbox-officers.unknown', { number });
        this.form = { ...this.form, ...ofInstrument };
      });
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-officers.not-found'), failureOf(thrown));
    }
  }

  async proposePressed(): Promise<void> {
    if (this.problem) return;
    const isDone = await this.#order('propose', { propose: this.form });
    if (isDone) runInAction(() => (this.form = { ...empty, act: this.form.act, by: this.form.by }));
  }

  deciderOf({ orderId }: OfficerOrderShown): string {
    return this.deciders.get(orderId) ?? '';
  }

  deciderTyped({ orderId }: OfficerOrderShown, by: string): void {
    this.deciders = new Map([...this.deciders, [orderId, by]]);
  }

  /** Why a proposal cannot be decided; undefined if it can. */
  checkProblem(order: OfficerOrderShown): SandboxMessage | undefined {
    return areTwoOfficers(order.madeBy, this.deciderOf(order))
      ? undefined
      : sandboxMessage('sandbox-officers.other-officer');
  }

  async checkPressed(order: OfficerOrderShown, approves: boolean): Promise<void> {
    if (this.checkProblem(order)) return;
    const { orderId } = order;
    await this.#order(orderId, { check: { orderId, approves, by: this.deciderOf(order) } });
    if (this.found) await this.findPressed();
  }

  async #order(key: string, order: OfficerOrder): Promise<boolean> {
    return this.#actions.run(key, async () => this.#parts.api.orderOfficers(order), {
      done: sandboxMessage('sandbox-officers.done'),
      failed: sandboxMessage('sandbox-officers.not-done'),
    });
  }
}
