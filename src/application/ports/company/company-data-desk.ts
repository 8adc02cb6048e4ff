import type { DataChange } from '../../../domain/company/shared/company-data.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import type { HistoryChange, HistoryKind } from '../../../domain/company/shared/company-history.ts';

/** Instants in milliseconds since the epoch. Days as in the form: `LONG-TERM` for no end, empty for no entry. */
export interface CompanyPaperVersion {
  readonly fileCount: number;
  /** Empty for a user who may not see papers. */
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
  readonly handedInBy: string;
  readonly handedInAt: number;
  readonly certifiedAt: number;
  /** When it was replaced; undefined for the current version. */
  readonly replacedAt: number | undefined;
  readonly validUntil: string;
}

export interface CertifiedFacts {
  readonly at: number;
  readonly handedInBy: string;
  readonly handedInAt: number;
  readonly isUnified: boolean;
  readonly isBranch: boolean;
  readonly upperName: string;
  readonly upperCode: string;
  readonly legalName: string;
  /** Empty where the legal representative applied in person. */
  readonly agentName: string;
  readonly licenceUntil: string;
}

/** Certified data of a company, without pending changes. */
export interface CompanyData {
  readonly companyName: string;
  readonly uscc: string;
  readonly isCore: boolean;
  /** Undefined where the company was never certified, or where the certification was not recorded. */
  readonly certified: CertifiedFacts | undefined;
  /** `unrecognised` for an unknown state. */
  readonly change: {
    readonly state: DataChange | 'unrecognised';
    readonly by: string;
    readonly at: number | undefined;
  };
  readonly mayChange: boolean;
  readonly readsPapers: boolean;
  /** In the order of the form. Versions of a paper are sorted newest first; each paper has at least one. */
  readonly papers: readonly { readonly slot: LicenceSlot; readonly versions: readonly CompanyPaperVersion[] }[];
  /** `bankName` is empty where no account is in use. */
  readonly accounts: { readonly count: number; readonly bankName: string; readonly masked: string };
  /**
   * The newest first. `by` is empty where unknown; `account` is empty where the event is not about a bank account. The
   * list is empty where the back end keeps no history.
   */
  readonly history: readonly {
    readonly at: number;
    readonly by: string;
    readonly kind: HistoryKind;
    readonly account: string;
    readonly changes: readonly HistoryChange[];
  }[];
  readonly invoicingMissing: number;
  readonly certificate: { readonly usable: boolean; readonly until: string };
}

/** Data of the user's company (checklist 1.4, `/my/enterprise-info`). Throws `PortFault`. */
export interface CompanyDataDesk {
  /** Whether the back end offers the data. */
  readonly isOffered: boolean;
  /** Undefined for an unknown company. */
  data(signal?: AbortSignal): Promise<CompanyData | undefined>;
}
