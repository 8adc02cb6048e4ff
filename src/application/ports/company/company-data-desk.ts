import type { DataChange } from '../../../domain/company/shared/company-data.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import type { HistoryChange, HistoryKind } from '../../../domain/company/shared/company-history.ts';

/**
 * Instants in milliseconds since the epoch; days as the form has them, `LONG-TERM` for none and empty where the form
 * says none.
 */
export interface CompanyPaperVersion {
  readonly fileCount: number;
  /** None for whoever may not see papers. */
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
  readonly handedInBy: string;
  readonly handedInAt: number;
  readonly certifiedAt: number;
  /** When others took its place; undefined for what holds. */
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

/** What is known of a company, as it is certified and not as somebody is just changing it. */
export interface CompanyData {
  readonly companyName: string;
  readonly uscc: string;
  readonly isCore: boolean;
  /** Undefined where it never was, or before it was kept. */
  readonly certified: CertifiedFacts | undefined;
  /** `unrecognised` where the back end named a state that is not known here. */
  readonly change: {
    readonly state: DataChange | 'unrecognised';
    readonly by: string;
    readonly at: number | undefined;
  };
  readonly mayChange: boolean;
  readonly readsPapers: boolean;
  /** In the order of the form; the versions of each the newest first, one at least. */
  readonly papers: readonly { readonly slot: LicenceSlot; readonly versions: readonly CompanyPaperVersion[] }[];
  /** `bankName` is empty where none is in use. */
  readonly accounts: { readonly count: number; readonly bankName: string; readonly masked: string };
  /**
   * The newest first; `by` is empty where that is not known, `account` where it is about none. Empty where the back end
   * keeps none.
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

/** What is known of the company of whoever asks (checklist 1.4, `/my/enterprise-info`). Throws `PortFault`. */
export interface CompanyDataDesk {
  /** Whether the back end tells it at all. */
  readonly isOffered: boolean;
  /** Undefined where the back end knows no such company. */
  data(signal?: AbortSignal): Promise<CompanyData | undefined>;
}
