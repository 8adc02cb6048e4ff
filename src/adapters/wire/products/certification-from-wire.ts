import type { AnswerOf } from '../../../contract/call.ts';
import type { productCalls } from '../../../contract/documented/products/products.ts';
import { toldState, type CertificationStanding } from '../../../domain/products/shared/certification.ts';

type PreValidated = AnswerOf<typeof productCalls.openingPreValidated>;

/** Of both shapes of the pre-validation: the states themselves, those inside, or those beside. */
export function certificationFromWire(wire: PreValidated, key: AnswerOf<typeof productCalls.softKeyChecked>, unified: boolean | null | undefined): CertificationStanding {
  const states = wire.corpRnAuthStates?.realNameAuthInfo ?? wire.realNameAuthInfo ?? wire.corpRnAuthStates;
  return {
    realName: toldState(states?.realNameAuthState), hardCertificate: toldState(states?.hardCertAuthState), softCertificate: toldState(states?.softCaOpenState), node: states?.currentNodeState ?? '',
    individual: wire.individual === true, pending: wire.existPending === true, softKeyUsable: key.usable === true, certificateNumber: key.certNumber ?? '', unified: unified ?? undefined,
  };
}
