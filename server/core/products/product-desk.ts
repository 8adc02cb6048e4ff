import { recordSecurityEvent } from '../identity/security-events.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  productAgreementName,
  productAgreements,
  projectCodeOf,
} from '../../../src/domain/agreements/product-agreement.ts';
import { openingOf, type Opening } from '../../../src/domain/products/shared/opening.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { isProduct, platformCode, productCodes, type ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { productsByApplication } from '../../../src/domain/products/shared/application.ts';
import { currentCertification } from '../keys/company-key.ts';
import type { Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { generatedFiles } from '../generated-files.ts';
import { presentAgreement, unsignedAgreements } from '../agreements/agreement-signing.ts';
import { presentText } from '../agreements/agreement-texts.ts';
import type { Parts } from '../parts.ts';
import type { CompanyRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { termsFor } from '../platform/platform-config.ts';
import type { Transaction } from '../store.ts';
import { certificateKindsFor } from '../agreements/agreement-kinds.ts';
import { lockAgreementRecalls, recalledProductsOf, agreementStatusToWire } from '../agreements/agreement-recalls.ts';
import { objectorsAmong, toWireRestrictions } from '../parties/business-terms.ts';
import { applicationStateOf } from './shared/application-record.ts';
import { openingId } from './shared/opening-id.ts';
import { notifyProductOpened } from '../agreements/product-news.ts';

/** Refuses with NOT_FOUND a request for another company, as if there were none. */
function checkOwnCompany({ user }: Caller, pkCorp: string | undefined): void {
  if (pkCorp !== undefined && pkCorp !== '' && pkCorp !== user.pkCorp) throw new Refusal('NOT_FOUND');
}

/** Applies the portal's opening rule to the facts that the back end knows itself. */
async function judgeOpening(
  transaction: Transaction,
  parts: Pick<Parts, 'extensions' | 'certificates'>,
  caller: Caller,
  company: CompanyRecord,
  product: ProductCode,
  now: number,
): Promise<Opening> {
  const { products: offered } = await termsFor(transaction, caller.session);
  return openingOf(product, {
    ...(await currentCertification(transaction, caller.user.pkCorp, now)),
    role: opensForCompany(caller) ? caller.role : '',
    offered: offered.length === 0 || offered.includes(product),
    opened: company.openedProducts.includes(product),
    application: await applicationStateOf(transaction, parts, caller.user.pkCorp, product),
    agreementWithdrawn: (await lockAgreementRecalls(transaction))[product]?.what === 'withdrawn',
    agreementSigned:
      (
        await unsignedAgreements(
          transaction,
          caller,
          [productAgreementName(product)],
          (name) => certificateKindsFor(parts, name).length > 0,
        )
      ).length === 0,
  });
}

/** Agreements of products as files, and the project that they name. */
function agreementFiles(parts: Parts): Desk<'productAgreementFile' | 'agreementProjectCode'> {
  const { clock } = parts;
  const files = generatedFiles(parts);
  return {
    productAgreementFile: async ({ productType }, context) => {
      callerOf(context);
      const present = isProduct(productType) && (await presentText(productAgreementName(productType)));
      if (!present) throw new Refusal('REQUEST_INVALID', { field: 'productType' });
      const { title, version, sections } = present;
      return files.make(`${title} ${version}.pdf`, {
        kind: 'agreement',
        title,
        version,
        sections,
        date: shanghaiDate(clock.now()),
        signature: [],
      });
    },

    agreementProjectCode: async ({ greementType }, context) => {
      callerOf(context);
      const present = presentAgreement(greementType);
      if (!present) throw new Refusal('REQUEST_INVALID', { field: 'greementType' });
      return projectCodeOf(present.version) || null;
    },
  };
}

/** States of the products, and opening one. */
function productOpenings(parts: Parts): Desk<'productStates' | 'openProduct'> {
  const { store, clock } = parts;

  return {
    productStates: async ({ pkCorp }, context) => {
      const caller = callerOf(context);
      checkOwnCompany(caller, pkCorp);
      return store.transaction(async (transaction) => {
        const { user } = caller;
        const opened = (await transaction.companies.find(user.pkCorp))?.openedProducts ?? [];
        const openings = await transaction.productOpenings.findAll(
          productCodes.map((product) => openingId(user.pkCorp, product)),
        );
        const applications = new Map<ProductCode, string>();
        for (const product of productsByApplication) {
          const state = await applicationStateOf(transaction, parts, user.pkCorp, product);
          if (state) applications.set(product, state);
        }
        const agreements = new Map<ProductCode, Awaited<ReturnType<typeof agreementStatusToWire>>>();
        for (const each of await recalledProductsOf(transaction, { pkCorp: user.pkCorp, openedProducts: opened }))
          agreements.set(each.product, await agreementStatusToWire(transaction, parts, caller, each));
        const colleagues = await transaction.users.ofCompany(user.pkCorp);
        return {
          products: productCodes.map((product) => {
            const opening = openings.find((each) => each.product === product);
            return {
              productType: product,
              opened: opened.includes(product),
              openTime: opening?.openedAt,
              openedBy: opening?.openedBy,
              application: applications.get(product),
              agreement: agreements.get(product),
            };
          }),
          objectors: objectorsAmong(colleagues),
          restricted: await toWireRestrictions(transaction, user.pkCorp, shanghaiDate(clock.now())),
          openers: [
            ...new Set(
              colleagues
                .filter((each) => each.roles.some((role) => opensForCompany({ user: each, role })))
                .map(({ personName }) => personName),
            ),
          ],
        };
      });
    },

    openProduct: async ({ productType: product }, context) => {
      const caller = callerOf(context);
      const { user } = caller;
      if (!isProduct(product)) throw new Refusal('REQUEST_INVALID', { field: 'productType' });
      return store.transaction(async (transaction) => {
        // The lock serializes two users who open the product at the same time.
        const company = await transaction.companies.lock(user.pkCorp);
        if (!company) throw new Refusal('NOT_FOUND');
        const { reasons, state } = await judgeOpening(transaction, parts, caller, company, product, clock.now());
        if (state === 'opened') {
          const earlier = await transaction.productOpenings.find(openingId(user.pkCorp, product));
          return { alreadyOpened: true, openTime: earlier?.openedAt, openedBy: earlier?.openedBy };
        }
        if (reasons.length > 0) throw new Refusal('PRODUCT_NOT_OPENABLE', { reasons });
        const { version, textHash } = productAgreements[product];
        const openedAt = clock.now();
        await transaction.companies.save({ ...company, openedProducts: [...company.openedProducts, product] });
        await transaction.productOpenings.save({
          id: openingId(user.pkCorp, product),
          pkCorp: user.pkCorp,
          product,
          openedAt,
          userId: user.userId,
          openedBy: user.personName,
          agreementVersion: version,
          textHash,
        });
        await recordSecurityEvent(transaction, context, 'product-opened', user.userId, openedAt);
        await notifyProductOpened(transaction, user, product, openedAt);
        // The menus of all users of the company change.
        await transaction.announce(
          (await transaction.users.ofCompany(user.pkCorp)).map(({ userId }) => ({ userId, topic: 'session' })),
        );
        return { alreadyOpened: false, openTime: openedAt, openedBy: user.personName };
      });
    },
  };
}

/** Checks before a product is opened. */
function openingChecks({ store, clock }: Parts): Desk<'preValidateOpening' | 'checkSoftKey' | 'isUnifiedCertified'> {
  return {
    preValidateOpening: async ({ pkCorp, systemCode }, context) => {
      const caller = callerOf(context);
      checkOwnCompany(caller, pkCorp);
      if (!isProduct(systemCode) && systemCode !== platformCode)
        throw new Refusal('REQUEST_INVALID', { field: 'systemCode' });
      return store.transaction(async (transaction) => {
        const {
          realName,
          hardCertificate,
          softCertificate,
          node,
          individual,
          pending,
          hardExpiredOn,
          softExpiredOn,
          hardEndsOn,
          softEndsOn,
        } = await currentCertification(transaction, caller.user.pkCorp, clock.now());
        const opened = (await transaction.companies.find(caller.user.pkCorp))?.openedProducts ?? [];
        return {
          individual,
          existPending: pending,
          corpRnAuthStates: {
            realNameAuthState: realName,
            hardCertAuthState: hardCertificate,
            softCaOpenState: softCertificate,
            currentNodeState: node,
          },
          hardCertExpireDate: hardExpiredOn || undefined,
          softCertExpireDate: softExpiredOn || undefined,
          hardCertEndDate: hardEndsOn || undefined,
          softCertEndDate: softEndsOn || undefined,
          openedProducts: Object.fromEntries(productCodes.map((product) => [product, opened.includes(product)])),
        };
      });
    },

    checkSoftKey: async (_request, context) => {
      const caller = callerOf(context);
      const { softKeyUsable, certificateNumber } = await store.transaction(async (transaction) =>
        currentCertification(transaction, caller.user.pkCorp, clock.now()),
      );
      return { usable: softKeyUsable, certNumber: certificateNumber };
    },

    isUnifiedCertified: async (_request, context) => {
      const caller = callerOf(context);
      return (
        await store.transaction(async (transaction) =>
          currentCertification(transaction, caller.user.pkCorp, clock.now()),
        )
      ).unified;
    },
  };
}

/**
 * Products of the caller's company: which are open, what prevents an opening, and the opening itself (document 1,
 * sections 3 and 5).
 */
export function productDesk(
  parts: Parts,
): Desk<
  | 'productStates'
  | 'openProduct'
  | 'preValidateOpening'
  | 'checkSoftKey'
  | 'isUnifiedCertified'
  | 'productAgreementFile'
  | 'agreementProjectCode'
> {
  return {
    ...agreementFiles(parts),
    ...productOpenings(parts),
    ...openingChecks(parts),
  };
}
