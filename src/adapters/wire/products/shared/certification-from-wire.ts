import type { AnswerOf } from '../../../../contract/call.ts';
import { productCalls } from '../../../../contract/documented/products/products.ts';
import { parseAuthState, type CertificationStatus } from '../../../../domain/keys/certification.ts';
import type { WireClient } from '../../wire-client.ts';

type PreValidated = AnswerOf<typeof productCalls.preValidateOpening>;

/**
 * Reads both shapes of the pre-validation, in which the states are the answer itself, nested in it, or beside
 * it.
 */
export function certificationFromWire(
  wire: PreValidated,
  key: AnswerOf<typeof productCalls.checkSoftKey>,
  unified: boolean | null | undefined,
): CertificationStatus {
  const states = wire.corpRnAuthStates?.realNameAuthInfo ?? wire.realNameAuthInfo ?? wire.corpRnAuthStates;
  return {
    realName: parseAuthState(states?.realNameAuthState),
    hardCertificate: parseAuthState(states?.hardCertAuthState),
    softCertificate: parseAuthState(states?.softCaOpenState),
    node: states?.currentNodeState ?? '',
    individual: wire.individual === true,
    pending: wire.existPending === true,
    softKeyUsable: key.usable === true,
    certificateNumber: key.certNumber ?? '',
    hardExpiredOn: wire.hardCertExpireDate ?? '',
    softExpiredOn: wire.softCertExpireDate ?? '',
    hardEndsOn: wire.hardCertEndDate ?? '',
    softEndsOn: wire.softCertEndDate ?? '',
    unified: unified ?? undefined,
  };
}

/** Fetches the certification status for one product, or for the platform as a whole. */
export async function fetchCertification(
  client: WireClient,
  systemCode: string,
  signal: AbortSignal | undefined,
): Promise<CertificationStatus> {
  const [validated, key, unified] = await Promise.all([
    client.send(productCalls.preValidateOpening, { systemCode }, { signal }),
    client.send(productCalls.checkSoftKey, {}, { signal }),
    client.send(productCalls.isUnifiedCertified, {}, { signal }),
  ]);
  return certificationFromWire(validated, key, unified);
}
