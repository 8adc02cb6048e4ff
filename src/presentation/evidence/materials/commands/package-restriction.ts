import { CompanyTerms } from '../../shared/company-terms.ts';
import { packageRestrictionFor } from '../../shared/package-restriction.ts';
import { restrictionView, type RestrictionView } from '../../shared/restriction-view.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

type RestrictionPorts = Pick<MaterialsPorts, 'businessTerms' | 'session' | 'clock'>;

/** The restriction that prevents the submission of a complete package. */
export class PackageRestriction {
  readonly #terms: CompanyTerms;
  readonly #state: Pick<OpenPackage, 'evidence'>;
  readonly #ports: RestrictionPorts;

  constructor(state: Pick<OpenPackage, 'evidence'>, ports: RestrictionPorts) {
    this.#state = state;
    this.#ports = ports;
    this.#terms = new CompanyTerms(ports.businessTerms, ports.session);
  }

  get view(): RestrictionView | undefined {
    const { session, clock } = this.#ports;
    const [evidence, terms] = [this.#state.evidence, this.#terms.value];
    const restriction =
      evidence && terms && packageRestrictionFor(evidence, session.who?.role.code, terms, clock.now());
    return restriction && restrictionView(restriction, session.who);
  }

  async load(): Promise<void> {
    await this.#terms.load();
  }
}
