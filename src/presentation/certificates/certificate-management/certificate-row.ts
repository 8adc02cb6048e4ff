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

/** A certificate as it stands on the page. */
export interface CertificateRow extends HeldCertificate {
  readonly state: CertificateState;
  /** It holds, and ends within the days of warning. */
  readonly isSoon: boolean;
  /** Shanghai days until its last; fewer than none once it is past. */
  readonly days: number;
  /** What may be done with it, and why not; of a colleague's nothing. */
  readonly deeds: readonly {
    readonly deed: CertificateAction;
    readonly because: CertificateActionRefusal | 'applied' | undefined;
  }[];
  readonly events: readonly CertificateEvent[];
}

const standing: Readonly<Record<CertificateState, number>> = { effective: 0, 'not-yet': 1, expired: 2, revoked: 3 };

/** What holds first, and of that what ends first; then what has ended, the latest first. */
function inOrder(one: CertificateRow, other: CertificateRow): number {
  if (one.state !== other.state) return standing[one.state] - standing[other.state];
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
      deeds: held.isOwn
        ? certificateActions
            .map((deed) => ({ deed, because: refusalOfAction(deed, held, now) }))
            .filter(({ because }) => because !== 'replaced' && because !== 'ended')
        : [],
    }))
    .toSorted(inOrder);
}
