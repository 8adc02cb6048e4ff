import { CompanyTerms } from '../../shared/company-terms.ts';
import { restrictionForRole } from '../../shared/held-package.ts';
import { restrictionView, type RestrictionView } from '../../shared/held-view.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

type HoldPorts = Pick<MaterialsPorts, 'businessTerms' | 'session' | 'clock'>;

/** What keeps a package from being handed in once its documents are there. */
export class PackageHold {
  readonly #terms: CompanyTerms;
  readonly #state: Pick<OpenPackage, 'evidence'>;
  readonly #ports: HoldPorts;

  constructor(state: Pick<OpenPackage, 'evidence'>, ports: HoldPorts) {
    this.#state = state;
    this.#ports = ports;
    this.#terms = new CompanyTerms(ports.businessTerms, ports.session);
  }

  get view(): RestrictionView | undefined {
    const { session, clock } = this.#ports;
    const [evidence, terms] = [this.#state.evidence, this.#terms.value];
    const held = evidence && terms && restrictionForRole(evidence, session.who?.role.code, terms, clock.now());
    return held && restrictionView(held, session.who);
  }

  async wanted(): Promise<void> {
    await this.#terms.load();
  }
}
