import { daysBetween, shanghaiDate } from '../calendar/plain-date.ts';
import { reminderStepAt } from '../calendar/reminders.ts';

/**
 * Whether the key lies in a token, or at the authority, where its owner confirms on the telephone (checklist F-138).
 */
export type CertificateKind = 'hard' | 'cloud';

/** Document 2, section 4 names effective and expired; one that was taken back, or does not hold yet, is neither. */
export type CertificateState = 'not-yet' | 'effective' | 'expired' | 'revoked';

/** Why one ended before its time: another took its place, its owner reported it, or whoever issued it took it back. */
export type CertificateEnd = 'renewed' | 'reissued' | 'lost' | 'taken-back';

/** From when until when it holds. Instants in milliseconds since the epoch. */
export interface CertificateSpan {
  readonly validFrom: number;
  readonly validTo: number;
  /** Undefined while nobody has taken it back. */
  readonly revokedAt: number | undefined;
}

/** From so many days before its end on one is warned of it, the last day counted as none (checklist K). */
export const soonDays = 30;

/** A new key is made from so many days before the end on: not before anybody was reminded of it. */
export const renewableDays = 60;

export function certificateState({ validFrom, validTo, revokedAt }: CertificateSpan, now: number): CertificateState {
  if (revokedAt !== undefined) return 'revoked';
  if (now < validFrom) return 'not-yet';
  return now > validTo ? 'expired' : 'effective';
}

/** Whole Shanghai days until the day on which it ends: 0 on that day, fewer than that once it is past. */
export function daysLeft({ validTo }: Pick<CertificateSpan, 'validTo'>, now: number): number {
  return daysBetween(shanghaiDate(now), shanghaiDate(validTo));
}

/** Whether it holds and ends within the days of warning. */
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

/** Why not. `in-token`: its key is made in the token, which no page can do. */
export type CertificateActionRefusal = 'in-token' | 'too-early' | 'not-yet' | 'expired' | 'ended' | 'replaced';

export interface OwnCertificate extends CertificateSpan {
  readonly kind: CertificateKind;
  readonly endedAs: CertificateEnd | undefined;
}

/**
 * Why its owner may not do this with it now; undefined where they may. A key in a token is made anew by `application`
 * alone.
 */
export function refusalOfAction(
  deed: CertificateAction,
  certificate: OwnCertificate,
  now: number,
  by: 'telephone' | 'application' = 'telephone',
): CertificateActionRefusal | undefined {
  const state = certificateState(certificate, now);
  const { kind, endedAs } = certificate;
  if (state === 'revoked' && (endedAs === 'renewed' || endedAs === 'reissued')) return 'replaced';
  if (state === 'not-yet') return 'not-yet';
  switch (deed) {
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

/** Why somebody reports a certificate. */
export const lossReasons = ['lost', 'stolen', 'damaged', 'other'] as const;
export type LossReason = (typeof lossReasons)[number];

/** What is written down of a certificate. */
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
