import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { hardKeyStateAt, hardStateOf, isHardKeyOpen } from '../../../src/domain/keys/hard-key.ts';
import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { signsForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { CertificateRecord, HardKeyRecord } from '../records/certificates.ts';
import type { CertificationRecord } from '../records/certification.ts';
import { notBegun } from './not-begun.ts';
import type { Transaction } from '../store.ts';

type Certification = Omit<CertificationRecord, 'pkCorp'>;

const onKey = (
  certificateNumber: string,
): Pick<CertificationRecord, 'softCertificate' | 'softKeyUsable' | 'certificateNumber'> => ({
  softCertificate: 'AUTH',
  softKeyUsable: true,
  certificateNumber,
});
const withoutKey = { softCertificate: 'UNAUTH', softKeyUsable: false, certificateNumber: '' } as const;

/**
 * The cloud certificate that holds longest of those whose owners may open one for the company; undefined where none
 * holds.
 */
async function longestHeld(
  transaction: Transaction,
  pkCorp: string,
  now: number,
): Promise<CertificateRecord | undefined> {
  const held: CertificateRecord[] = [];
  for (const { userId } of (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany))
    held.push(
      ...(await transaction.certificates.ofUser(userId)).filter(
        (each) => each.kind === 'CLOUD' && certificateState(each, now) === 'effective',
      ),
    );
  return held.toSorted((a, b) => b.validTo - a.validTo)[0];
}

/**
 * How far a company has come with its certification, and of its certificates that hold no more because their time is
 * over the last day; empty where none is.
 */
export interface HeldCertification extends Certification {
  readonly hardExpiredOn: PlainDate;
  readonly softExpiredOn: PlainDate;
  /** Last days of the certificates in effect that were issued here or reported with an end. */
  readonly hardEndsOn: PlainDate;
  readonly softEndsOn: PlainDate;
  /**
   * The last day, past or to come, of a hard certificate that was told from elsewhere, while none that was activated
   * here holds.
   */
  readonly hardToldUntil: PlainDate;
}

/**
 * The same, where the certificate by whose number the company signs holds no longer: on that of another of its people,
 * or on none. A number that was not issued here is taken as it is.
 */
async function following(
  transaction: Transaction,
  { certificateNumber }: Certification,
  pkCorp: string,
  now: number,
): Promise<Partial<Certification> & Pick<HeldCertification, 'softExpiredOn' | 'softEndsOn'>> {
  const named = certificateNumber === '' ? undefined : await transaction.certificates.find(certificateNumber);
  const state = named && certificateState(named, now);
  if (!named || state === 'effective')
    return { softExpiredOn: '', softEndsOn: named ? shanghaiDate(named.validTo) : '' };
  const next = await longestHeld(transaction, pkCorp, now);
  if (next) return { ...onKey(next.serial), softExpiredOn: '', softEndsOn: shanghaiDate(next.validTo) };
  return { ...withoutKey, softExpiredOn: state === 'expired' ? shanghaiDate(named.validTo) : '', softEndsOn: '' };
}

/**
 * Activated tokens of the users who may sign. A user who left, or who may not open products any more, signs nothing for
 * the company.
 */
async function activatedOf(
  transaction: Transaction,
  pkCorp: string,
  keys: readonly HardKeyRecord[],
): Promise<readonly HardKeyRecord[]> {
  const holders = new Set(
    (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany).map(({ userId }) => userId),
  );
  return keys.filter(({ state, userId }) => state === 'activated' && holders.has(userId));
}

/**
 * Where the company stands with its hard certificate: those that were activated here, and those that are on their way;
 * what was told from elsewhere counts until its last day.
 */
async function hardHeld(
  transaction: Transaction,
  { hardCertificate: told }: Certification,
  pkCorp: string,
  now: number,
): Promise<Pick<HeldCertification, 'hardCertificate' | 'hardExpiredOn' | 'hardEndsOn' | 'hardToldUntil'>> {
  const keys = await transaction.hardKeys.ofCompany(pkCorp);
  const activated = await transaction.certificates.findAll(
    keys.length === 0 ? [] : (await activatedOf(transaction, pkCorp, keys)).map(({ serial }) => serial),
  );
  const toldUntil = told === 'AUTH' ? ((await transaction.companies.find(pkCorp))?.certificateUntil ?? '') : '';
  const toldOver = toldUntil < shanghaiDate(now) ? toldUntil : '';
  const hardCertificate = hardStateOf(toldOver === '' ? told : 'UNAUTH', {
    holds: activated.some((each) => certificateState(each, now) === 'effective'),
    isUnderWay: keys.some((each) => isHardKeyOpen(hardKeyStateAt(each, now))),
  });
  const over = activated
    .filter((each) => certificateState(each, now) === 'expired')
    .map(({ validTo }) => shanghaiDate(validTo));
  const holding = activated
    .filter((each) => certificateState(each, now) === 'effective')
    .map(({ validTo }) => shanghaiDate(validTo));
  return {
    hardCertificate,
    hardToldUntil: holding.length === 0 ? toldUntil : '',
    hardEndsOn: hardCertificate === 'AUTH' ? ([...holding, toldUntil].toSorted().at(-1) ?? '') : '',
    hardExpiredOn: hardCertificate === 'UNAUTH' ? ([...over, toldOver].toSorted().at(-1) ?? '') : '',
  };
}

/**
 * How far a company has come with its certification, its certificates as they stand at an instant: what has expired, or
 * was taken back, is usable no longer.
 */
export async function heldCertification(
  transaction: Transaction,
  pkCorp: string,
  now: number,
): Promise<HeldCertification> {
  const kept = (await transaction.certifications.find(pkCorp)) ?? notBegun;
  return {
    ...kept,
    ...(await following(transaction, kept, pkCorp, now)),
    ...(await hardHeld(transaction, kept, pkCorp, now)),
  };
}

/** How long a company can sign by its certificates. */
export interface CompanyCertificates {
  /**
   * Last day of the certificate in effect that ends first, or of an expired one where none is in effect. Empty where
   * none was issued here.
   */
  readonly until: PlainDate;
  /** Account of that certificate's holder or, after a loss, of the lost one's; undefined where none was issued here. */
  readonly holder: string | undefined;
  /** Day on which the last one was reported lost, while nothing has replaced it. */
  readonly lostOn: PlainDate | undefined;
}

/** How long the company can sign, by its cloud certificate on record and its activated tokens. */
export async function companyCertificates(
  transaction: Transaction,
  pkCorp: string,
  now: number,
): Promise<CompanyCertificates> {
  const { certificateNumber, softKeyUsable, hardCertificate } = await heldCertification(transaction, pkCorp, now);
  const named = certificateNumber || ((await transaction.certifications.find(pkCorp))?.certificateNumber ?? '');
  const keys = await activatedOf(transaction, pkCorp, await transaction.hardKeys.ofCompany(pkCorp));
  const found = await transaction.certificates.findAll(
    [...new Set([named, ...keys.map(({ serial }) => serial)])].filter((each) => each !== '').toSorted(),
  );
  const ends: CertificateRecord[] = [];
  for (const kind of ['CLOUD', 'HARD'] as const) {
    const own = found.filter((each) => each.kind === kind && each.revokedAt === undefined);
    // The certificate in effect that ends last counts, because the company goes on with it. Without one, the one that
    // expired last counts.
    ends.push(...own.toSorted((a, b) => b.validTo - a.validTo).slice(0, 1));
  }
  const [first] = ends.toSorted((a, b) => a.validTo - b.validTo);
  const lost: { readonly at: number; readonly userId: string }[] = [];
  const signers = (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany);
  for (const { userId } of softKeyUsable || ends.some(({ kind }) => kind === 'CLOUD') ? [] : signers) {
    const clouds = (await transaction.certificates.ofUser(userId)).filter(({ kind }) => kind === 'CLOUD');
    if (!clouds.some((each) => certificateState(each, now) === 'effective'))
      lost.push(
        ...clouds.flatMap(({ endedAs, revokedAt }) =>
          endedAs === 'lost' && revokedAt !== undefined ? [{ at: revokedAt, userId }] : [],
        ),
      );
  }
  if (hardCertificate !== 'AUTH' && !ends.some(({ kind }) => kind === 'HARD'))
    lost.push(
      ...found.flatMap(({ kind, endedAs, revokedAt, userId }) =>
        kind === 'HARD' && endedAs === 'lost' && revokedAt !== undefined ? [{ at: revokedAt, userId }] : [],
      ),
    );
  const last = lost.toSorted((a, b) => b.at - a.at)[0];
  return {
    until: first ? shanghaiDate(first.validTo) : '',
    holder: first?.userId ?? last?.userId,
    lostOn: last && shanghaiDate(last.at),
  };
}

/** The company signs by this cloud certificate from now on. */
export async function companyKeyGiven(transaction: Transaction, pkCorp: string, serial: string): Promise<void> {
  const kept = (await transaction.certifications.lock(pkCorp)) ?? { ...notBegun, pkCorp };
  await transaction.certifications.save({ ...kept, ...onKey(serial) });
}

/**
 * A certificate of the company's ended: where it signed by that one, it goes on with another of its people's, or with
 * none.
 */
export async function companyKeyEnded(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  const kept = await transaction.certifications.lock(pkCorp);
  if (!kept) return;
  const { softExpiredOn, softEndsOn: _ends, ...followed } = await following(transaction, kept, pkCorp, now);
  // What ended by its time alone stays named: it is told as expired, and renewed.
  if (softExpiredOn === '') await transaction.certifications.save({ ...kept, ...followed });
}

/** Announces to all users of a company that their session changed: they may open other products than before. */
export async function announceToCompany(transaction: Transaction, pkCorp: string): Promise<void> {
  await transaction.announce(
    (await transaction.users.ofCompany(pkCorp)).map(({ userId }) => ({ userId, topic: 'session' })),
  );
}

/**
 * The token certificate by which a company was identified, if it is in effect at an instant, with the person and the
 * time; undefined where it is not, or where its holder no longer works for the company.
 */
export async function identifiedBy(
  transaction: Transaction,
  pkCorp: string,
  now: number,
): Promise<
  { readonly serial: string; readonly by: string; readonly at: number; readonly validTo: number } | undefined
> {
  const identified = (await transaction.certifications.find(pkCorp))?.identified;
  const record = identified && (await transaction.certificates.find(identified.serial));
  const holder = record && (await transaction.users.find(record.userId));
  return identified &&
    record &&
    holder?.pkCorp === pkCorp &&
    holder.roles.length > 0 &&
    certificateState(record, now) === 'effective'
    ? { ...identified, validTo: record.validTo }
    : undefined;
}

/**
 * Whether the company holds a soft key, usable or not: the one of whose number it is told, or a certificate at the
 * authority of one who may open one for it, that nobody has taken back.
 */
export async function softKeyHeld(transaction: Transaction, pkCorp: string, now: number): Promise<boolean> {
  if ((await heldCertification(transaction, pkCorp, now)).softKeyUsable) return true;
  for (const { userId } of (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany))
    if (
      (await transaction.certificates.ofUser(userId)).some(
        ({ kind, revokedAt }) => kind === 'CLOUD' && revokedAt === undefined,
      )
    )
      return true;
  return false;
}
