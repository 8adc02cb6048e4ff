import * as v from 'valibot';
import {
  recalledAgreementOf,
  type AgreementRecall,
  type RecalledAgreement,
} from '../../../src/domain/agreements/agreement-recall.ts';
import { productAgreementName } from '../../../src/domain/agreements/product-agreement.ts';
import { productCodes, type ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { signingTurnToWire } from '../../../src/contract/signing-turn.ts';
import type { Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { Transaction } from '../store.ts';
import { signingTurnOf } from './agreement-signers.ts';

/** Name of the fact that records what the platform did with the agreements of products. */
export const agreementRecallsFact = 'product-agreement-recalls';

const recallsSchema = v.record(
  v.picklist(productCodes),
  v.object({ what: v.picklist(['withdrawn', 'published-anew']), at: v.number() }),
);

export type AgreementRecalls = Readonly<Partial<Record<ProductCode, AgreementRecall>>>;

/** Agreements that the platform withdrew or published again; all others hold as they were signed. */
export async function agreementRecalls(transaction: Transaction): Promise<AgreementRecalls> {
  return v.parse(v.fallback(recallsSchema, {}), await transaction.facts.read(agreementRecallsFact));
}

/**
 * As `agreementRecalls`, but locked: the platform recalls no agreement until the transaction ends. A recall and a
 * signature or an opening therefore follow one another.
 */
export async function lockAgreementRecalls(transaction: Transaction): Promise<AgreementRecalls> {
  await transaction.facts.lock(agreementRecallsFact);
  return agreementRecalls(transaction);
}

/** Time at which a user of a company last signed a product's agreement; undefined where none is recorded. */
async function lastSignedAt(
  transaction: Transaction,
  pkCorp: string,
  product: ProductCode,
): Promise<number | undefined> {
  const instants: number[] = [];
  for (const { userId } of await transaction.users.ofCompany(pkCorp))
    instants.push(
      ...(await transaction.signatures.of(userId))
        .filter((each) => each.pkCorp === pkCorp && each.agreement === productAgreementName(product))
        .map(({ signedAt }) => signedAt),
    );
  return instants.length === 0 ? undefined : Math.max(...instants);
}

/** Recall of a product's agreement for a company that signed it; undefined where the agreement is in force. */
export async function agreementStatusOf(
  transaction: Transaction,
  pkCorp: string,
  product: ProductCode,
): Promise<RecalledAgreement | undefined> {
  const recall = (await agreementRecalls(transaction))[product];
  return recalledAgreementOf(
    recall,
    recall?.what === 'published-anew' ? await lastSignedAt(transaction, pkCorp, product) : undefined,
  );
}

export interface RecalledProduct {
  readonly product: ProductCode;
  readonly standing: RecalledAgreement;
}

/**
 * Products whose agreement is no longer in force as the company signed it, in the order of all products. For products
 * that the company has not opened, only withdrawn agreements are listed.
 */
export async function recalledProductsOf(
  transaction: Transaction,
  { pkCorp, openedProducts }: { readonly pkCorp: string; readonly openedProducts: readonly ProductCode[] },
): Promise<readonly RecalledProduct[]> {
  const recalls = await agreementRecalls(transaction);
  const found: RecalledProduct[] = [];
  for (const product of productCodes) {
    const standing =
      recalls[product] && (recalls[product].what === 'withdrawn' || openedProducts.includes(product))
        ? await agreementStatusOf(transaction, pkCorp, product)
        : undefined;
    if (standing) found.push({ product, standing });
  }
  return found;
}

/** A recalled agreement in the form of the wire, with the users who can sign it again where that is required. */
export async function agreementStatusToWire(
  transaction: Transaction,
  parts: Pick<Parts, 'extensions' | 'certificates' | 'cloudSigning' | 'clock'>,
  caller: Pick<Caller, 'user' | 'role'>,
  { product, standing }: RecalledProduct,
) {
  return standing.kind === 'withdrawn'
    ? { state: 'WITHDRAWN' as const, time: standing.at }
    : {
        state: 'TO_SIGN' as const,
        time: standing.deadline,
        signing: signingTurnToWire(await signingTurnOf(transaction, parts, caller, product)),
      };
}
