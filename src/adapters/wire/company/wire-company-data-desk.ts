import type { CompanyData, CompanyDataDesk } from '../../../application/ports/company/company-data-desk.ts';
import { companyDataExtensions } from '../../../contract/extensions/company/company-data-extensions.ts';
import { isLicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { dataChanges } from '../../../domain/company/shared/company-data.ts';
import { historyFields, historyKinds } from '../../../domain/company/shared/company-history.ts';
import type { WireClient } from '../wire-client.ts';

export class WireCompanyDataDesk implements CompanyDataDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('company-data');
  }

  async data(signal?: AbortSignal): Promise<CompanyData | undefined> {
    const answer = await this.client.send(companyDataExtensions.companyData, {}, { signal });
    if (!answer) return undefined;
    const {
      companyName,
      socialCreditCode,
      isCore,
      certified,
      change,
      mayChange,
      readsPapers,
      papers,
      history,
      accounts,
      invoicing,
      certificate,
    } = answer;
    return {
      companyName,
      uscc: socialCreditCode,
      isCore,
      certified: certified ?? undefined,
      change: {
        state: dataChanges.find((each) => each === change.state) ?? 'unrecognised',
        by: change.by,
        at: change.at ?? undefined,
      },
      mayChange,
      readsPapers,
      papers: papers.flatMap(({ slot, versions }) =>
        isLicenceSlot(slot) && versions.length > 0
          ? [
              {
                slot,
                versions: versions.map(({ files, replacedAt, ...version }) => ({
                  ...version,
                  files: files.map(({ pkFile, name }) => ({ fileId: pkFile, name })),
                  replacedAt: replacedAt ?? undefined,
                })),
              },
            ]
          : [],
      ),
      history: (history ?? []).flatMap(({ kind: named, changes, ...each }) => {
        const kind = historyKinds.find((one) => one === named);
        const known = changes.flatMap(({ field: called, ...values }) =>
          historyFields.filter((one) => one === called).map((field) => ({ ...values, field })),
        );
        return kind ? [{ ...each, kind, changes: known }] : [];
      }),
      accounts: { count: accounts.count, bankName: accounts.bankName, masked: accounts.accountNo },
      invoicingMissing: invoicing.missing,
      certificate,
    };
  }
}
