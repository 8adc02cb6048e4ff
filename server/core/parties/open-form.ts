import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { isRealNameNode, isReturned, type RealNamePlace } from '../../../src/domain/parties/real-name-machine.ts';
import type { Caller } from '../context.ts';
import { blankCertification } from '../keys/not-begun.ts';
import type { CertificationRecord, RealNameRecord } from '../records/certification.ts';
import type { FileRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { mayActFor } from '../identity/people-in-role.ts';
import type { Transaction } from '../store.ts';

export const toRealNamePlace = ({ realName, node }: Pick<CertificationRecord, 'realName' | 'node'>): RealNamePlace => ({
  state: realName,
  node: isRealNameNode(node) ? node : '',
});

/**
 * Whether a caller may see the papers of the form: they belong to the caller's company, and the caller may fill in its
 * form.
 */
export const mayReadPapers = ({ user, role }: Caller, file: Pick<FileRecord, 'pkCorp'>): boolean =>
  file.pkCorp === user.pkCorp && mayCertify({ isMain: user.isMain, role });

/**
 * Whether a caller may edit a form at its present place: before submission everybody who certifies, after a return the
 * submitter (F-121) and their delegate.
 */
export function mayWrite(
  caller: Pick<Caller, 'user' | 'role' | 'actsFor'>,
  place: RealNamePlace,
  record: Pick<RealNameRecord, 'personSubmit'> | undefined,
): boolean {
  if (!mayCertify({ isMain: caller.user.isMain, role: caller.role })) return false;
  if (place.node === '') return place.state === 'UNAUTH' || place.state === 'AUTH';
  return isReturned(place) && record !== undefined && mayActFor(caller, record.personSubmit);
}

export interface OpenForm {
  readonly certification: CertificationRecord;
  readonly place: RealNamePlace;
  readonly record: RealNameRecord | undefined;
}

/**
 * The company's form, locked for a change by the caller. Refuses with NOT_PERMITTED a caller who may not edit it, and
 * with NOT_OPEN_FOR_CHANGE while it is under review.
 */
export async function lockOpenForm(transaction: Transaction, caller: Caller): Promise<OpenForm> {
  const form = await lockForm(transaction, caller.user.pkCorp);
  if (mayWrite(caller, form.place, form.record)) return form;
  throw new Refusal(
    mayCertify({ isMain: caller.user.isMain, role: caller.role }) && !isReturned(form.place)
      ? 'NOT_OPEN_FOR_CHANGE'
      : 'NOT_PERMITTED',
  );
}

/** Locks a company's form and its state. */
export async function lockForm(transaction: Transaction, pkCorp: string): Promise<OpenForm> {
  const standing = (await transaction.certifications.lock(pkCorp)) ?? { pkCorp, ...blankCertification };
  return {
    certification: standing,
    place: toRealNamePlace(standing),
    record: await transaction.realNames.lock(pkCorp),
  };
}
