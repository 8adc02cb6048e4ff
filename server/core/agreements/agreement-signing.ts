import {
  agreementNames,
  agreements,
  type AgreementName,
  type AgreementVersion,
} from '../../../src/domain/agreements/agreement.ts';
import {
  productAgreements,
  productOfAgreement,
  type ProductAgreementName,
} from '../../../src/domain/agreements/product-agreement.ts';
import {
  onboardingAgreement,
  onboardingAgreementName,
  type OnboardingAgreementName,
} from '../../../src/domain/agreements/onboarding-agreement.ts';
import type { Caller, CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { agreementRecalls, lockAgreementRecalls } from './agreement-recalls.ts';
import { settleAgreementMessages } from './product-news.ts';
import type { AgreementProof } from '../records/notices.ts';
import type { Transaction } from '../store.ts';
import { keepAgreementText } from './agreement-texts.ts';

/** One of the platform's agreements, one that is signed when a product is opened, or that with the partner bank. */
export type SignedName = AgreementName | ProductAgreementName | OnboardingAgreementName;

/** Whether one user's signature of an agreement binds the company, so that all its users may read it. */
export const bindsCompany = (name: string): boolean =>
  name === onboardingAgreementName || productOfAgreement(name) !== undefined;

interface PresentAgreement extends AgreementVersion {
  readonly name: SignedName;
}

/** Name of the fact that holds the time, in milliseconds, since which a company's users have to sign again. */
const signAgainFact = (pkCorp: string): string => `agreements-asked-again ${pkCorp}`;

/** Requires all users of a company to sign the platform's agreements again, as after a new publication. */
export async function requireNewSignatures(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  await transaction.facts.write(signAgainFact(pkCorp), now);
}

/** Present version of an agreement; undefined for an unknown or former agreement. */
export function presentAgreement(name: string): PresentAgreement | undefined {
  const platform = agreementNames.find((each) => each === name);
  if (platform) return { name: platform, ...agreements[platform] };
  if (name === onboardingAgreementName) return { name, ...onboardingAgreement };
  const product = productOfAgreement(name);
  return product && { name: `PRODUCT_${product}_AGREEMENT`, ...productAgreements[product] };
}

/** Present versions of the named agreements. Refuses with REQUEST_INVALID an unknown agreement, and an empty list. */
export function presentAgreements(names: readonly string[]): readonly PresentAgreement[] {
  const found = [...new Set(names)].map(presentAgreement);
  const known = found.filter((each) => each !== undefined);
  if (known.length === 0 || known.length < found.length)
    throw new Refusal('REQUEST_INVALID', { field: 'agreementNames' });
  return known;
}

/**
 * Refuses with PRODUCT_NOT_OPENABLE a withdrawn agreement, which nobody can sign. Locks the recalls, so that none is
 * withdrawn during the signature.
 */
export async function refuseWithdrawn(transaction: Transaction, names: readonly SignedName[]): Promise<void> {
  const recalls = await lockAgreementRecalls(transaction);
  const isWithdrawn = names
    .map(productOfAgreement)
    .some((product) => product && recalls[product]?.what === 'withdrawn');
  if (isWithdrawn) throw new Refusal('PRODUCT_NOT_OPENABLE', { reasons: ['agreement-withdrawn'] });
}

/**
 * Agreements whose present text the user has not signed, each with its date of publication. `byCertificate` names those
 * that only a certificate can sign.
 */
export async function unsignedAgreements(
  transaction: Transaction,
  { user }: Pick<Caller, 'user'>,
  names: readonly SignedName[],
  byCertificate: (name: SignedName) => boolean = () => false,
): Promise<readonly PresentAgreement[]> {
  const [signatures, again] = [
    await transaction.signatures.of(user.userId),
    await transaction.facts.read(signAgainFact(user.pkCorp)),
  ];
  const since = typeof again === 'number' ? again : 0;
  const recalls = await agreementRecalls(transaction);
  // A product's agreement stays in force as signed, unless the platform published it again for signature.
  const sinceOf = (name: SignedName): number => {
    const product = productOfAgreement(name);
    const recall = product && recalls[product];
    return bindsCompany(name) ? (recall?.what === 'published-anew' ? recall.at : 0) : since;
  };
  return presentAgreements(names)
    .map((each) => ({ ...each, since: sinceOf(each.name) }))
    .filter(
      (each) =>
        !signatures.some(
          ({ agreement, version, textHash, pkCorp, signedAt, proof }) =>
            (proof !== undefined || !byCertificate(each.name)) &&
            agreement === each.name &&
            version === each.version &&
            textHash === each.textHash &&
            pkCorp === user.pkCorp &&
            signedAt >= each.since,
        ),
    )
    .map((each) => ({ ...each, publishedAt: Math.max(each.publishedAt, each.since) }));
}

/** Records who signed which agreement, for which company, when, from where, and by which certificate. */
async function recordSignature(
  transaction: Transaction,
  { user }: Pick<Caller, 'user'>,
  { name, version, textHash }: PresentAgreement,
  { source }: Pick<CallContext, 'source'>,
  now: number,
  proof: AgreementProof | undefined,
): Promise<void> {
  await transaction.signatures.save({
    id: randomToken(16),
    userId: user.userId,
    pkCorp: user.pkCorp,
    agreement: name,
    version,
    textHash,
    signedAt: now,
    source,
    proof,
  });
  await keepAgreementText(transaction, { name, version, textHash }, now);
  const product = productOfAgreement(name);
  if (product) await settleAgreementMessages(transaction, user.pkCorp, product, now);
}

/** Signs agreements by a click. An agreement that the user has signed already is not signed again. */
export async function signByClick(
  transaction: Transaction,
  caller: Pick<Caller, 'user'>,
  names: readonly SignedName[],
  context: Pick<CallContext, 'source'>,
  now: number,
): Promise<void> {
  // The lock serializes two windows that sign at the same time.
  await transaction.users.lock(caller.user.userId);
  for (const each of await unsignedAgreements(transaction, caller, names))
    await recordSignature(transaction, caller, each, context, now, undefined);
}

/** Signs an agreement by a certificate. The calling code must hold a lock on the account. */
export async function signByCertificate(
  transaction: Transaction,
  caller: Pick<Caller, 'user'>,
  name: SignedName,
  proof: AgreementProof,
  context: Pick<CallContext, 'source'>,
  now: number,
): Promise<void> {
  for (const each of await unsignedAgreements(transaction, caller, [name], () => true))
    await recordSignature(transaction, caller, each, context, now, proof);
}
