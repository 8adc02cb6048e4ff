import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { BusinessTermsDesk } from '../../../application/ports/products/shared/business-terms-desk.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { BusinessTerms } from '../../../domain/products/shared/business-restriction.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import { heldPackage } from '../shared/held-package.ts';
import { heldView, type HeldView } from '../shared/held-view.ts';

export interface PackageHoldParts {
  readonly businessTerms: BusinessTermsDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** What is worked on, once it is there. */
  readonly evidence: () => EvidencePackage | undefined;
}

/** What keeps a package from being handed in once its documents are there. It is in nobody's way where it cannot be had. */
export class PackageHold {
  terms: BusinessTerms | undefined = undefined;
  readonly #parts: PackageHoldParts;

  constructor(parts: PackageHoldParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { view: false }, { autoBind: true, deep: false });
  }

  get view(): HeldView | undefined {
    const { session, clock } = this.#parts;
    const evidence = this.#parts.evidence();
    const held = evidence && this.terms && heldPackage(evidence, session.who?.role.code, this.terms, clock.now());
    return held && heldView(held, session.who);
  }

  async wanted(): Promise<void> {
    const { businessTerms, session } = this.#parts;
    try {
      const terms = await businessTerms.terms();
      runInAction(() => (this.terms = terms));
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }
}
