import type { Clock } from '../../../application/ports/clock.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { CompanyTerms } from '../shared/company-terms.ts';
import { heldPackage } from '../shared/held-package.ts';
import { heldView, type HeldView } from '../shared/held-view.ts';

export interface PackageHoldParts {
  readonly businessTerms: BusinessTermsDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** What is worked on, once it is there. */
  readonly evidence: () => EvidencePackage | undefined;
}

/** What keeps a package from being handed in once its documents are there. */
export class PackageHold {
  readonly #terms: CompanyTerms;
  readonly #parts: PackageHoldParts;

  constructor(parts: PackageHoldParts) {
    this.#parts = parts;
    this.#terms = new CompanyTerms(parts.businessTerms, parts.session);
  }

  get view(): HeldView | undefined {
    const { session, clock } = this.#parts;
    const [evidence, terms] = [this.#parts.evidence(), this.#terms.value];
    const held = evidence && terms && heldPackage(evidence, session.who?.role.code, terms, clock.now());
    return held && heldView(held, session.who);
  }

  async wanted(): Promise<void> {
    await this.#terms.load();
  }
}
