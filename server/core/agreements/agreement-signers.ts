import { certificateObstacle, type CertificateObstacle } from '../../../src/domain/agreements/agreement-certificate.ts';
import { opensForCompany, signsForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { productAgreementName } from '../../../src/domain/agreements/product-agreement.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { signingTurn, type SigningTurn } from '../../../src/domain/agreements/signing-turn.ts';
import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import type { Caller } from '../context.ts';
import { usccOfSubject } from '../keys/certificate-names.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { certificateKindsFor } from './agreement-kinds.ts';

type SignerParts = Pick<Parts, 'extensions' | 'certificates' | 'cloudSigning' | 'clock'>;

export const certificateKindOf = ({ kind }: Pick<CertificateRecord, 'kind'>): CertificateKind =>
  kind === 'HARD' ? 'hard' : 'cloud';

/** Reason why a user cannot sign by a certificate; undefined where they can. `holder` owns the certificate. */
export async function obstacleOf(
  transaction: Transaction,
  parts: SignerParts,
  { user }: Pick<Caller, 'user'>,
  record: CertificateRecord,
  holder: UserRecord,
  kinds: readonly CertificateKind[],
): Promise<CertificateObstacle | undefined> {
  const company = await transaction.companies.find(user.pkCorp);
  const subject = parts.certificates?.read(record.certificate)?.subject ?? '';
  return certificateObstacle(
    {
      ...record,
      kind: certificateKindOf(record),
      holder:
        holder.userId === user.userId
          ? 'own'
          : user.personId !== '' && holder.personId === user.personId
            ? 'own-elsewhere'
            : 'other',
      namesCompany: company !== undefined && usccOfSubject(subject) === company.uscc,
      isFrozen: (await transaction.freezes.find(holder.userId)) !== undefined,
      canAsk: parts.cloudSigning !== undefined && holder.mobile !== '',
    },
    kinds,
    parts.clock.now(),
  );
}

/** Whether a user has a certificate of the kinds by which an agreement is signed. */
export async function hasMeans(
  transaction: Transaction,
  parts: SignerParts,
  user: UserRecord,
  kinds: readonly CertificateKind[],
): Promise<boolean> {
  if (kinds.length === 0) return true;
  for (const record of await transaction.certificates.ofUser(user.userId))
    if ((await obstacleOf(transaction, parts, { user }, record, user, kinds)) === undefined) return true;
  return false;
}

/** Names of the user's colleagues who could sign an agreement by these kinds of certificates. */
export async function colleaguesWhoSign(
  transaction: Transaction,
  parts: SignerParts,
  { user }: Pick<Caller, 'user'>,
  kinds: readonly CertificateKind[],
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const each of (await transaction.users.ofCompany(user.pkCorp)).filter(
    (one) => one.userId !== user.userId && signsForCompany(one),
  ))
    if (await hasMeans(transaction, parts, each, kinds)) names.push(each.personName);
  return [...new Set(names)];
}

/** Users whose turn it is to sign a product's agreement for the company, the same on all pages and in messages. */
export async function signingTurnOf(
  transaction: Transaction,
  parts: SignerParts,
  caller: Pick<Caller, 'user' | 'role'>,
  product: ProductCode,
): Promise<SigningTurn> {
  const kinds = certificateKindsFor(parts, productAgreementName(product));
  const [mayOpen, means] = [opensForCompany(caller), await hasMeans(transaction, parts, caller.user, kinds)];
  return signingTurn({
    mayOpen,
    hasMeans: means,
    colleagues: mayOpen && means ? [] : await colleaguesWhoSign(transaction, parts, caller, kinds),
  });
}
