import type { InvoicingDesk, KeptProfile, SaveOutcome } from '../../../application/ports/invoicing/invoicing-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { invoicingCalls } from '../../../contract/documented/invoicing/invoicing.ts';
import {
  digitalInvoiceTypes,
  paperInvoiceTypes,
  profileFields,
  taxpayerTypes,
  type InvoicingProfile,
  type ProfileField,
} from '../../../domain/invoicing/shared/invoicing-profile.ts';
import type { WireClient } from '../wire-client.ts';

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

const fieldOf = (name: unknown): ProfileField | undefined => profileFields.find((field) => wireNames[field] === name);

export class WireInvoicingDesk implements InvoicingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async profile(signal?: AbortSignal): Promise<KeptProfile> {
    const wire = await this.client.send(invoicingCalls.invoicingProfile, {}, { signal });
    return {
      profile: {
        taxpayerType: taxpayerTypes.find((each) => each === wire.taxpayerType) ?? '',
        title: wire.invoiceTitle ?? '',
        registeredAddress: wire.registerAddress ?? '',
        registeredPhone: wire.registerPhone ?? '',
        bankName: wire.bankName ?? '',
        bankAccount: wire.bankAccount ?? '',
        invoiceType: digitalInvoiceTypes.find((each) => each === wire.invoiceType) ?? '',
        email: wire.receiveEmail ?? '',
        mobile: wire.receiveMobile ?? '',
      },
      taxNumber: wire.taxNumber ?? '',
      taxNumberVerified: wire.taxNumberVerified === true,
      paperType: paperInvoiceTypes.find((each) => each === wire.paperInvoiceType),
      revision: wire.revision ?? 0,
      mayChange: wire.editable !== false,
      proposed: wire.proposed
        ? {
            title: wire.proposed.invoiceTitle ?? '',
            bankName: wire.proposed.bankName ?? '',
            bankAccount: wire.proposed.bankAccount ?? '',
          }
        : undefined,
      changes: (wire.changes ?? []).map(({ at, by, fields }) => ({
        at,
        by,
        fields: fields.map(({ name, before, after }) => ({
          field: fieldOf(name),
          before: before ?? '',
          after: after ?? '',
        })),
      })),
    };
  }

  async save(profile: InvoicingProfile, revision: number): Promise<SaveOutcome> {
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
    } = profile;
    try {
      await this.client.send(invoicingCalls.saveInvoicingProfile, {
        taxpayerType,
        invoiceTitle: title,
        registerAddress: registeredAddress,
        registerPhone: registeredPhone,
        bankName,
        bankAccount,
        invoiceType,
        receiveEmail: email,
        receiveMobile: mobile,
        revision,
      });
      return { saved: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      const { code, values } = fault.detail;
      if (code === 'DATA_VERSION_STALE')
        return {
          saved: false,
          because: 'changed-meanwhile',
          by: typeof values?.['by'] === 'string' ? values['by'] : '',
        };
      if (code === 'REQUEST_INVALID') return { saved: false, because: 'refused', field: fieldOf(values?.['field']) };
      throw fault;
    }
  }
}
