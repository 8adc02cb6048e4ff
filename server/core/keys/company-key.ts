import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { hardKeyStateAt, hardStateOf, isHardKeyOpen } from '../../../src/domain/keys/hard-key.ts';
import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { signsForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { canSignWithout, type CertificateKind } from '../../../src/domain/keys/usable-key.ts';
import type { CertificateRecord, HardKeyRecord } from '../records/certificates.ts';
import type { CertificationRecord } from '../records/certification.ts';
import { blankCertification } from './not-begun.ts';
import type { Transaction } from '../store.ts';

type Certification = Omit<CertificationRecord, 'pkCorp'>;

const softKeyFields = (
  certificateNumber: string,
): Pick<CertificationRecord, 'softCertificate' | 'softKeyUsable' | 'certificateNumber'> => ({
  softCertificate: 'AUTH',
  softKeyUsable: true,
  certificateNumber,
});
const noSoftKey = { softCertificate: 'UNAUTH', softKeyUsable: false, certificateNumber: '' } as const;

/**
 * The effective cloud certificate with the latest end among the users who may sign for the company; undefined where
 * there is none.
 */
async function longestValidCertificate(
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
 * Certification of a company with the state of its certificates at an instant. The expiry days are the last days of
 * expired certificates; empty where none has expired.
 */
export interface CurrentCertification extends Certification {
  readonly hardExpiredOn: PlainDate;
  readonly softExpiredOn: PlainDate;
  /** Last days of the certificates in effect that were issued here or reported with an end. */
  readonly hardEndsOn: PlainDate;
  readonly softEndsOn: PlainDate;
  /**
   * Last day, past or future, of a hard certificate that another system reported. Empty while one that was activated
   * here is in effect.
   */
  readonly hardReportedUntil: PlainDate;
}

/**
 * State of the company's soft certificate. Where the certificate by which the company signs is no longer in effect, the
 * longest valid one of another user takes its place. A number that was not issued here is taken as it is.
 */
async function softCertificateStatus(
  transaction: Transaction,
  { certificateNumber }: Certification,
  pkCorp: string,
  now: number,
): Promise<Partial<Certification> & Pick<CurrentCertification, 'softExpiredOn' | 'softEndsOn'>> {
  const named = certificateNumber === '' ? undefined : await transaction.certificates.find(certificateNumber);
  const state = named && certificateState(named, now);
  if (!named || state === 'effective')
    return { softExpiredOn: '', softEndsOn: named ? shanghaiDate(named.validTo) : '' };
  const next = await longestValidCertificate(transaction, pkCorp, now);
  if (next) return { ...softKeyFields(next.serial), softExpiredOn: '', softEndsOn: shanghaiDate(next.validTo) };
  return { ...noSoftKey, softExpiredOn: state === 'expired' ? shanghaiDate(named.validTo) : '', softEndsOn: '' };
}

/** Activated tokens of the users who may still sign for the company. */
async function activatedKeysOfSigners(
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
 * State of the company's hard certificate, from the tokens that were activated here and those under way. A certificate
 * that another system reported counts until its last day.
 */
async function hardCertificateStatus(
  transaction: Transaction,
  { hardCertificate: reported }: Certification,
  pkCorp: string,
  now: number,
): Promise<Pick<CurrentCertification, 'hardCertificate' | 'hardExpiredOn' | 'hardEndsOn' | 'hardReportedUntil'>> {
  const keys = await transaction.hardKeys.ofCompany(pkCorp);
  const activated = await transaction.certificates.findAll(
    keys.length === 0 ? [] : (await activatedKeysOfSigners(transaction, pkCorp, keys)).map(({ serial }) => serial),
  );
  const reportedUntil = reported === 'AUTH' ? ((await transaction.companies.find(pkCorp))?.certificateUntil ?? '') : '';
  const reportedExpiry = reportedUntil < shanghaiDate(now) ? reportedUntil : '';
  const hardCertificate = hardStateOf(reportedExpiry === '' ? reported : 'UNAUTH', {
    holds: activated.some((each) => certificateState(each, now) === 'effective'),
    isUnderWay: keys.some((each) => isHardKeyOpen(hardKeyStateAt(each, now))),
  });
  const expiredDays = activated
    .filter((each) => certificateState(each, now) === 'expired')
    .map(({ validTo }) => shanghaiDate(validTo));
  const validDays = activated
    .filter((each) => certificateState(each, now) === 'effective')
    .map(({ validTo }) => shanghaiDate(validTo));
  return {
    hardCertificate,
    hardReportedUntil: validDays.length === 0 ? reportedUntil : '',
    hardEndsOn: hardCertificate === 'AUTH' ? ([...validDays, reportedUntil].toSorted().at(-1) ?? '') : '',
    hardExpiredOn: hardCertificate === 'UNAUTH' ? ([...expiredDays, reportedExpiry].toSorted().at(-1) ?? '') : '',
  };
}

/** Certification of a company at an instant. Expired and revoked certificates count as unusable. */
export async function currentCertification(
  transaction: Transaction,
  pkCorp: string,
  now: number,
): Promise<CurrentCertification> {
  const kept = (await transaction.certifications.find(pkCorp)) ?? blankCertification;
  return {
    ...kept,
    ...(await softCertificateStatus(transaction, kept, pkCorp, now)),
    ...(await hardCertificateStatus(transaction, kept, pkCorp, now)),
  };
}

/** How long a company can sign by its certificates. */
export interface CompanyCertificates {
  /**
   * Last day of the certificate in effect that ends first, or of an expired one where none is in effect. One that was
   * not issued here counts where there is no other; empty where nothing is known.
   */
  readonly until: PlainDate;
  /** Kind of that certificate; undefined where there is none. */
  readonly kind: CertificateKind | undefined;
  /** Whether the company can sign after that day by a certificate of the other kind. */
  readonly signsAfterwards: boolean;
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
  const current = await currentCertification(transaction, pkCorp, now);
  const { certificateNumber, softKeyUsable, hardCertificate } = current;
  const named = certificateNumber || ((await transaction.certifications.find(pkCorp))?.certificateNumber ?? '');
  const keys = await activatedKeysOfSigners(transaction, pkCorp, await transaction.hardKeys.ofCompany(pkCorp));
  const found = await transaction.certificates.findAll(
    [...new Set([named, ...keys.map(({ serial }) => serial)])].filter((each) => each !== '').toSorted(),
  );
  const ends: CertificateRecord[] = [];
  for (const kind of ['CLOUD', 'HARD'] as const) {
    const own = found.filter((each) => each.kind === kind && each.revokedAt === undefined);
    // The certificate in effect that ends last counts, because the company continues with it. Without one, the one that
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
  const reportedUntil = last ? '' : ((await transaction.companies.find(pkCorp))?.certificateUntil ?? '');
  const until = first ? shanghaiDate(first.validTo) : reportedUntil;
  const kind = first?.kind ?? (until === '' ? undefined : 'HARD');
  return {
    until,
    kind,
    signsAfterwards: kind !== undefined && canSignWithout(kind, until, current),
    holder: first?.userId ?? last?.userId,
    lostOn: last && shanghaiDate(last.at),
  };
}

/** Records the cloud certificate by which the company signs from now on. */
export async function assignCompanyKey(transaction: Transaction, pkCorp: string, serial: string): Promise<void> {
  const kept = (await transaction.certifications.lock(pkCorp)) ?? { ...blankCertification, pkCorp };
  await transaction.certifications.save({ ...kept, ...softKeyFields(serial) });
}

/** After a certificate has ended, records the one by which the company signs instead, or none. */
export async function replaceEndedCompanyKey(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  const kept = await transaction.certifications.lock(pkCorp);
  if (!kept) return;
  const { softExpiredOn, softEndsOn: _ends, ...followed } = await softCertificateStatus(transaction, kept, pkCorp, now);
  // An expired certificate stays on record, because it is shown as expired and can be renewed.
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
export async function identifyingCertificate(
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
 * Whether the company has a soft key, usable or not: the certificate on record, or one of a user who may sign for the
 * company that has not been revoked.
 */
export async function hasSoftKey(transaction: Transaction, pkCorp: string, now: number): Promise<boolean> {
  if ((await currentCertification(transaction, pkCorp, now)).softKeyUsable) return true;
  for (const { userId } of (await transaction.users.ofCompany(pkCorp)).filter(signsForCompany))
    if (
      (await transaction.certificates.ofUser(userId)).some(
        ({ kind, revokedAt }) => kind === 'CLOUD' && revokedAt === undefined,
      )
    )
      return true;
  return false;
}
