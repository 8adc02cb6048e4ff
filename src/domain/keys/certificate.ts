import { daysBetween, shanghaiDate } from '../calendar/plain-date.ts';
import { reminderStepAt } from '../calendar/reminders.ts';

/** Place of the key: in a token, or at the authority, where its owner confirms on the telephone (checklist F-138). */
export type CertificateKind = 'hard' | 'cloud';

/** State of a certificate. Document 2, section 4 names only effective and expired. */
export type CertificateState = 'not-yet' | 'effective' | 'expired' | 'revoked';

/** Why a certificate ended early: it was replaced, its owner reported it lost, or the issuer revoked it. */
export type CertificateEnd = 'renewed' | 'reissued' | 'lost' | 'taken-back';

/** Validity of a certificate. Instants in milliseconds since the epoch. */
export interface CertificateSpan {
  readonly validFrom: number;
  readonly validTo: number;
  /** Undefined unless it was revoked. */
  readonly revokedAt: number | undefined;
}

/** Days before the end from which the owner is warned; the last day is 0 (checklist K). */
export const soonDays = 30;

/** Days before the end from which a certificate can be renewed: not before the first reminder. */
export const renewableDays = 60;

export function certificateState({ validFrom, validTo, revokedAt }: CertificateSpan, now: number): CertificateState {
  if (revokedAt !== undefined) return 'revoked';
  if (now < validFrom) return 'not-yet';
  return now > validTo ? 'expired' : 'effective';
}

/** Whole Shanghai days until the last day: 0 on that day, negative afterwards. */
export function daysLeft({ validTo }: Pick<CertificateSpan, 'validTo'>, now: number): number {
  return daysBetween(shanghaiDate(now), shanghaiDate(validTo));
}

/** Whether a certificate is effective and ends within the warning period. */
export function expiresSoon(span: CertificateSpan, now: number): boolean {
  return certificateState(span, now) === 'effective' && daysLeft(span, now) <= soonDays;
}

/**
 * The latest reminder step that has been reached for the owner. Undefined where the end is far off, and for a
 * certificate that is not effective.
 */
export function reminderStep(span: CertificateSpan, now: number): number | undefined {
  return certificateState(span, now) === 'effective' ? reminderStepAt(daysLeft(span, now)) : undefined;
}

/**
 * What its owner may do with a certificate (document 2, section 7: update and reissue; checklist F-138: report loss).
 */
export const certificateActions = ['renew', 'reissue', 'report-loss'] as const;
export type CertificateAction = (typeof certificateActions)[number];

/** Why an action is refused. `in-token`: the key is generated in the token, which a page cannot do. */
export type CertificateActionRefusal = 'in-token' | 'too-early' | 'not-yet' | 'expired' | 'ended' | 'replaced';

export interface OwnCertificate extends CertificateSpan {
  readonly kind: CertificateKind;
  readonly endedAs: CertificateEnd | undefined;
}

/**
 * Why the owner cannot take an action on a certificate now; undefined where they can. A key in a token is replaced only
 * by an `application`.
 */
export function refusalOfAction(
  action: CertificateAction,
  certificate: OwnCertificate,
  now: number,
  by: 'telephone' | 'application' = 'telephone',
): CertificateActionRefusal | undefined {
  const state = certificateState(certificate, now);
  const { kind, endedAs } = certificate;
  if (state === 'revoked' && (endedAs === 'renewed' || endedAs === 'reissued')) return 'replaced';
  if (state === 'not-yet') return 'not-yet';
  switch (action) {
    case 'report-loss':
      return state === 'effective' ? undefined : state === 'expired' ? 'expired' : 'ended';
    case 'renew':
      if (state === 'revoked') return 'ended';
      if (kind === 'hard' && by === 'telephone') return 'in-token';
      return daysLeft(certificate, now) > renewableDays ? 'too-early' : undefined;
    case 'reissue':
      if (state === 'revoked' && endedAs !== 'lost') return 'ended';
      if (kind === 'hard' && by === 'telephone') return 'in-token';
      return now > certificate.validTo ? 'expired' : undefined;
  }
}

/** Reasons for reporting the loss of a certificate. */
export const lossReasons = ['lost', 'stolen', 'damaged', 'other'] as const;
export type LossReason = (typeof lossReasons)[number];

/** Recorded events of a certificate. */
export const certificateEvents = [
  'opened',
  'activated',
  'renewed',
  'reissued',
  'lost',
  'used',
  'identified',
  'signed',
  'reminded',
] as const;
export type CertificateEventKind = (typeof certificateEvents)[number];
