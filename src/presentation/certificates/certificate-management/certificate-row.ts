import type { CertificateEvent, HeldCertificate } from '../../../application/ports/certificates/certificate-desk.ts';
import {
  certificateActions,
  certificateState,
  daysLeft,
  refusalOfAction,
  expiresSoon,
  type CertificateAction,
  type CertificateState,
  type CertificateActionRefusal,
} from '../../../domain/keys/certificate.ts';

/** A certificate as the page shows it. */
export interface CertificateRow extends HeldCertificate {
  readonly state: CertificateState;
  /** Whether it is valid and expires within the days of warning. */
  readonly isSoon: boolean;
  /** Days until its last day in Shanghai; negative once it is past. */
  readonly days: number;
  /** The actions on an own certificate, with the reason if one is refused; empty for a colleague's. */
  readonly actions: readonly {
    readonly action: CertificateAction;
    readonly refusal: CertificateActionRefusal | 'applied' | undefined;
  }[];
  readonly events: readonly CertificateEvent[];
}

const stateOrder: Readonly<Record<CertificateState, number>> = { effective: 0, 'not-yet': 1, expired: 2, revoked: 3 };

/** Orders valid certificates first, the earliest end first; then the others, the latest end first. */
function compareRows(one: CertificateRow, other: CertificateRow): number {
  if (one.state !== other.state) return stateOrder[one.state] - stateOrder[other.state];
  return one.state === 'effective' ? one.validTo - other.validTo : other.validTo - one.validTo;
}

export function certificateRows(
  certificates: readonly HeldCertificate[],
  events: readonly CertificateEvent[],
  now: number,
): readonly CertificateRow[] {
  return certificates
    .map((held) => ({
      ...held,
      state: certificateState(held, now),
      isSoon: expiresSoon(held, now),
      days: daysLeft(held, now),
      events: held.isOwn ? events.filter(({ serial }) => serial === held.serial) : [],
      actions: held.isOwn
        ? certificateActions
            .map((action) => ({ action, refusal: refusalOfAction(action, held, now) }))
            .filter(({ refusal }) => refusal !== 'replaced' && refusal !== 'ended')
        : [],
    }))
    .toSorted(compareRows);
}
