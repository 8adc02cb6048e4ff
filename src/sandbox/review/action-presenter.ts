import { makeAutoObservable } from 'mobx';
import type { QueuedItem, QueuedPackage } from '../api/sandbox-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { Correction } from '../api/step-answer.ts';
import type { ActorStore } from '../shared/actor-store.ts';
import { actors, doerOf, type Actor, type SandboxAction } from '../shared/actors.ts';
import type { NoteStore } from '../shared/note-store.ts';
import type { PackageShelf } from '../shared/package-shelf.ts';
import type { PlaceStore } from '../shared/place-store.ts';
import { tabOf, waitingIn } from '../shared/queue-tabs.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';
import type { CorrectionStorage, Corrections } from './correction-storage.ts';
import type { StepRunner } from './step-runner.ts';
import { turnOf } from './turn.ts';

export interface ActionParts {
  readonly api: SandboxApi;
  readonly drawer: CorrectionStorage;
  readonly shelf: PackageShelf;
  readonly notes: NoteStore;
  readonly places: PlaceStore;
  readonly actors: ActorStore;
  readonly steps: StepRunner;
}

/** The actions of a role that the user does not play. */
export interface OthersActions {
  readonly actor: Actor;
  readonly actions: readonly SandboxAction[];
}

/** These actions are confirmed first, because they cannot be undone, or the customer receives the reason. */
const confirmedActions: readonly SandboxAction[] = [
  'cancel',
  'decline',
  'fund',
  'repay',
  'refuse-change',
  'refuse-removal',
  'return-letter',
];

/** The fields that a correction may not empty. */
const requiredFields = [
  'invoiceNum',
  'invoiceDate',
  'amountExcludingTax',
  'taxAmount',
  'taxIncludedAmount',
  'contractNo',
  'contractAmount',
] as const;

/** Whether the customer receives a reason for the action. */
export function needsReason(action: SandboxAction): boolean {
  return (
    action === 'cancel' ||
    action === 'decline' ||
    action === 'refuse-change' ||
    action === 'refuse-removal' ||
    action === 'return-letter'
  );
}

/** The actions of the platform and the funder on a package, apart from the review. */
export class ActionPresenter {
  actionToConfirm: SandboxAction | undefined = undefined;
  reason = '';
  /** Corrections on the customer's behalf that are not submitted yet, by document. */
  corrections: Corrections;
  readonly #parts: ActionParts;

  constructor(parts: ActionParts) {
    this.#parts = parts;
    this.corrections = parts.drawer.read();
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The actions of the played role. */
  ownActions(queued: QueuedPackage): readonly SandboxAction[] {
    const { actor } = this.#parts.actors;
    return queued.actions.filter(
      (action) => doerOf(action) === actor.kind && (actor.kind !== 'reviewer' || turnOf(queued, actor) === 'mine'),
    );
  }

  /** The actions of the operator and the funder. Reviewers are left out, because `turnOf` decides who may review. */
  actionsOfOthers(queued: QueuedPackage): readonly OthersActions[] {
    const others = actors.filter(({ kind }) => kind !== 'reviewer' && kind !== this.#parts.actors.actor.kind);
    return others
      .map((actor) => ({ actor, actions: queued.actions.filter((action) => doerOf(action) === actor.kind) }))
      .filter(({ actions }) => actions.length > 0);
  }

  /** Whether the played role may correct returned documents. */
  mayCorrect(queued: QueuedPackage): boolean {
    return this.ownActions(queued).includes('platform-corrected');
  }

  /**
   * Whether a correction has emptied a field that no document may lack. An amount that cannot be read counts as empty.
   */
  lacksRequiredField({ materials }: QueuedPackage): boolean {
    return materials
      .flatMap(({ items }) => items)
      .some((item) =>
        requiredFields.some((name) => (item.fields[name] ?? '') !== '' && this.fieldsOf(item)[name] === ''),
      );
  }

  fieldsOf({ docFileId, fields }: QueuedItem): QueuedItem['fields'] {
    return { ...fields, ...this.corrections.get(docFileId) };
  }

  fieldWritten({ docFileId }: QueuedItem, field: string, text: string): void {
    this.#keep(new Map(this.corrections).set(docFileId, { ...this.corrections.get(docFileId), [field]: text }));
  }

  async actionPressed(queued: QueuedPackage, action: SandboxAction): Promise<void> {
    if (action === 'platform-corrected' && this.lacksRequiredField(queued)) return;
    if (!confirmedActions.includes(action)) return this.#run(queued, action);
    this.actionToConfirm = action;
    this.reason = '';
  }

  /** Called after a reset, because the corrected documents no longer exist. */
  forgetCorrections(): void {
    this.#keep(new Map());
  }

  reasonTyped(reason: string): void {
    this.reason = reason;
  }

  closed(): void {
    this.actionToConfirm = undefined;
  }

  async confirmed(queued: QueuedPackage): Promise<void> {
    const { actionToConfirm } = this;
    if (actionToConfirm === undefined || (needsReason(actionToConfirm) && this.reason.trim() === '')) return;
    await this.#run(queued, actionToConfirm);
    this.closed();
  }

  async #run(queued: QueuedPackage, action: SandboxAction): Promise<void> {
    const { api, shelf, notes, places, actors: people, steps } = this.#parts;
    const { docDatumId } = queued;
    const order = {
      action: action,
      by: people.actor.id,
      reason: needsReason(action) ? this.reason.trim() : '',
      corrections: action === 'platform-corrected' ? this.#toCorrections(queued) : [],
    };
    const next =
      confirmedActions.includes(action) &&
      action !== 'refuse-change' &&
      action !== 'refuse-removal' &&
      action !== 'return-letter'
        ? this.#nextWaiting(queued)
        : undefined;
    await steps.run({
      ask: async (key) => api.takeAction(docDatumId, order, key),
      onDone: () => {
        notes.showDone(sandboxMessage(`sandbox-actions.done-${action}`, { number: docDatumId }));
        if (action === 'platform-corrected') this.#dropCorrections(queued);
        if (next !== undefined) places.goTo({ page: 'package', docDatumId: next });
      },
      onSettled: async () => shelf.load(),
    });
  }

  #keep(written: Corrections): void {
    this.corrections = written;
    this.#parts.drawer.keep(written);
  }

  /** Drops the corrections of this package and keeps those of others. */
  #dropCorrections({ materials }: QueuedPackage): void {
    const here = new Set(materials.flatMap(({ items }) => items.map(({ docFileId }) => docFileId)));
    this.#keep(new Map([...this.corrections].filter(([docFileId]) => !here.has(docFileId))));
  }

  /** The package that has waited longest in the same queue, which is opened after this one. */
  #nextWaiting(queued: QueuedPackage): string | undefined {
    const { content } = this.#parts.shelf;
    const waiting = content.kind === 'ready' ? waitingIn(tabOf(queued), content.value.packages) : [];
    return waiting.find((each) => each.docDatumId !== queued.docDatumId)?.docDatumId;
  }

  #toCorrections({ materials }: QueuedPackage): readonly Correction[] {
    return materials
      .flatMap(({ items }) => items)
      .filter(({ docFileId }) => this.corrections.has(docFileId))
      .map((item) => {
        const fields = this.fieldsOf(item);
        return item.docFileType === 'BUSI_CONTRACT'
          ? { docFileId: item.docFileId, contract: fields }
          : { docFileId: item.docFileId, invoice: fields };
      });
  }
}
