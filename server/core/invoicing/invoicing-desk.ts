import {
  bankOnInvoice,
  digitalInvoiceTypes,
  emptyProfile,
  mayNotChange,
  profileFields,
  profileProblems,
  taxpayerTypes,
  normaliseProfile,
  type InvoicingProfile,
  type ProfileField,
} from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { InvoicingChange } from '../records/invoicing.ts';
import { Refusal } from '../refusal.ts';

/** Maximum number of changes that are kept, the newest first. */
const maxKeptChanges = 200;

const wireNames: Readonly<Record<ProfileField, string>> = {
  taxpayerType: 'taxpayerType',
  title: 'invoiceTitle',
  registeredAddress: 'registerAddress',
  registeredPhone: 'registerPhone',
  bankName: 'bankName',
  bankAccount: 'bankAccount',
  invoiceType: 'invoiceType',
  email: 'receiveEmail',
  mobile: 'receiveMobile',
};

function oneOf<Value extends string>(values: readonly Value[], given: string, field: string): Value | '' {
  if (given === '') return '';
  const found = values.find((each) => each === given);
  if (found === undefined) throw new Refusal('REQUEST_INVALID', { field });
  return found;
}

/** Invoicing information of a company (checklist F-093). Everybody in the company may read it; some may change it. */
export function invoicingDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<'invoicingProfile' | 'saveInvoicingProfile'> {
  return {
    invoicingProfile: async (_request, context) => {
      const { user, role } = callerOf(context);
      const [company, kept, accounts] = await store.transaction(
        async (transaction) =>
          [
            await transaction.companies.find(user.pkCorp),
            await transaction.invoicing.find(user.pkCorp),
            await transaction.bankAccounts.ofCompany(user.pkCorp),
          ] as const,
      );
      const editable = mayNotChange({ isMain: user.isMain, role }) === undefined;
      const inUse = accounts.find(
        ({ isDefault, verifiedAt, removedAt }) => isDefault && verifiedAt !== undefined && removedAt === undefined,
      );
      const {
        taxpayerType,
        title,
        registeredAddress,
        registeredPhone,
        bankName,
        bankAccount,
        invoiceType,
        email,
        mobile,
      } = kept?.profile ?? emptyProfile;
      return {
        taxpayerType,
        invoiceTitle: title,
        taxNumber: company?.uscc ?? '',
        taxNumberVerified: company !== undefined,
        registerAddress: registeredAddress,
        registerPhone: registeredPhone,
        bankName,
        bankAccount,
        invoiceType,
        paperInvoiceType: kept?.paperType,
        receiveEmail: email,
        receiveMobile: mobile,
        revision: kept?.revision ?? 0,
        editable,
        ...(editable && {
          proposed: {
            invoiceTitle: company?.name ?? '',
            bankName: inUse ? bankOnInvoice(inUse.bankName, inUse.branchName) : '',
            bankAccount: inUse?.accountNumber ?? '',
          },
        }),
        changes: (kept?.changes ?? []).map(({ at, by, fields }) => ({
          at,
          by,
          fields: fields.map(({ field, before, after }) => ({ name: wireNames[field], before, after })),
        })),
      };
    },

    saveInvoicingProfile: async (request, context) => {
      const { user, role } = callerOf(context);
      if (mayNotChange({ isMain: user.isMain, role })) throw new Refusal('NOT_PERMITTED');
      const given: InvoicingProfile = normaliseProfile({
        taxpayerType: oneOf(taxpayerTypes, request.taxpayerType, 'taxpayerType'),
        title: request.invoiceTitle,
        registeredAddress: request.registerAddress,
        registeredPhone: request.registerPhone,
        bankName: request.bankName,
        bankAccount: request.bankAccount,
        invoiceType: oneOf(digitalInvoiceTypes, request.invoiceType, 'invoiceType'),
        email: request.receiveEmail,
        mobile: request.receiveMobile,
      });
      const [wrong] = profileProblems(given).keys();
      if (wrong !== undefined) throw new Refusal('REQUEST_INVALID', { field: wireNames[wrong] });
      await store.transaction(async (transaction) => {
        const kept = await transaction.invoicing.lock(user.pkCorp);
        const [before, revision] = [kept?.profile ?? emptyProfile, kept?.revision ?? 0];
        if (request.revision !== revision) throw new Refusal('DATA_VERSION_STALE', { by: kept?.changes[0]?.by ?? '' });
        const fields = profileFields
          .filter((field) => before[field] !== given[field])
          .map((field) => ({ field, before: before[field], after: given[field] }));
        if (fields.length === 0) return;
        const change: InvoicingChange = { at: clock.now(), by: user.personName, fields };
        await transaction.invoicing.save({
          pkCorp: user.pkCorp,
          profile: given,
          paperType: kept?.paperType,
          revision: revision + 1,
          changes: [change, ...(kept?.changes ?? [])].slice(0, maxKeptChanges),
        });
      });
      return null;
    },
  };
}
