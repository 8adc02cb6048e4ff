import { makeAutoObservable, runInAction } from 'mobx';
import {
  realNameActors,
  realNameEvents,
  realNamePlaceAfter,
  type RealNameActor,
  type RealNameEvent,
} from '../../domain/parties/real-name-machine.ts';
import type { LicenceSlot } from '../../domain/certification/shared/licence-slots.ts';
import { verdictProblem, type SlotVerdict } from '../../domain/certification/shared/slot-review.ts';
import type { Certification, CertificationOrder } from '../api/certification-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { ActorStore } from '../shared/actor-store.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface CertificationsParts {
  readonly api: Pick<SandboxApi, 'certifications' | 'reviewCertification'>;
  readonly notes: NoteStore;
  readonly actors: ActorStore;
}

type PlatformEvent = CertificationOrder['event'];
type PlatformActor = CertificationOrder['by'];

/** An action that the platform may take next. */
export interface NextAction {
  readonly event: PlatformEvent;
  readonly by: PlatformActor;
}

const isOfPlatform = (event: RealNameEvent, by: RealNameActor): boolean =>
  by !== 'submitter' && event !== 'submit' && event !== 'resubmit' && event !== 'revoke';

/** The platform's possible actions on a form, by the same state machine as in the back end. */
export function nextActions({ state, node, process }: Certification): readonly NextAction[] {
  const possible = realNameEvents.flatMap((event) =>
    realNameActors.flatMap((by) =>
      isOfPlatform(event, by) && realNamePlaceAfter({ state, node }, event, by, process) ? [{ event, by }] : [],
    ),
  );
  // `isOfPlatform` has excluded the company's own actions.
  return possible as readonly NextAction[];
}

/** Companies' real-name forms under review: takes them up, marks each paper, and passes, returns or recalls a form. */
export class CertificationsPresenter {
  /** The reviewer's marks by company and slot. */
  marks: ReadonlyMap<
    string,
    ReadonlyMap<LicenceSlot, { readonly result: 'PASS' | 'NOPASS'; readonly reason: string }>
  > = new Map();
  readonly loader: Loader<readonly Certification[]>;
  readonly #actions: SandboxActions<readonly Certification[]>;
  readonly #parts: CertificationsParts;

  constructor(parts: CertificationsParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.certifications(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  get busy(): string | undefined {
    return this.#actions.busyKey;
  }

  markOf(
    pkCorp: string,
    slot: LicenceSlot,
  ): { readonly result: 'PASS' | 'NOPASS'; readonly reason: string } | undefined {
    return this.marks.get(pkCorp)?.get(slot);
  }

  marked(pkCorp: string, slot: LicenceSlot, result: 'PASS' | 'NOPASS', reason = ''): void {
    this.marks = new Map([
      ...this.marks,
      [pkCorp, new Map([...(this.marks.get(pkCorp) ?? []), [slot, { result, reason }]])],
    ]);
  }

  allPassPressed({ pkCorp, asked }: Certification): void {
    for (const slot of asked) this.marked(pkCorp, slot, 'PASS');
  }

  verdictsOf({ pkCorp, asked }: Certification): readonly SlotVerdict[] {
    return asked.flatMap((slot) => {
      const mark = this.markOf(pkCorp, slot);
      return mark ? [{ slot, ...mark }] : [];
    });
  }

  /** The reason why the action is refused with these marks; undefined if it is possible. */
  refusalOf(
    certification: Certification,
    { event, by }: NextAction,
  ): 'unmarked' | 'no-reason' | 'nothing-returned' | 'returned' | 'same' | undefined {
    if (by === 'second-reviewer' && certification.firstReviewer === this.#parts.actors.actor.id) return 'same';
    if ((event !== 'pass' && event !== 'return') || (by === 'second-reviewer' && event === 'return')) return undefined;
    const because = verdictProblem(certification.asked, this.verdictsOf(certification), event)?.because;
    return because === 'not-asked' ? 'unmarked' : because;
  }

  async decided(certification: Certification, action: NextAction): Promise<void> {
    const { api, actors } = this.#parts;
    const { pkCorp, name } = certification;
    const verdicts = action.event === 'pass' || action.event === 'return' ? this.verdictsOf(certification) : [];
    const isDone = await this.#actions.run(
      pkCorp,
      async () => api.reviewCertification({ pkCorp, ...action, name: actors.actor.id, verdicts }),
      {
        done: sandboxMessage('sandbox-certifications.done', { name }),
        failed: sandboxMessage('sandbox-certifications.not-done', { name }),
      },
    );
    if (isDone) runInAction(() => (this.marks = new Map([...this.marks].filter(([company]) => company !== pkCorp))));
  }
}
