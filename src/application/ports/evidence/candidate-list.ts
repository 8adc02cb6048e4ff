import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';
import type { HandledDocType } from '../../../domain/evidence/materials/materials-policy.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';

export interface CandidateFilter {
  readonly counterparty: string;
  readonly businessTypes: readonly string[];
  readonly productType: string;
}

/** A material that a funder will ask for. */
export interface ExpectedMaterial {
  readonly name: string;
  readonly stage: UploadStage;
  readonly required: boolean;
}

/** The credits that packages may be made for, and what a funder asks for them (document 2, section 7). */
export interface CandidateList {
  /** Page from 1. */
  page(filter: CandidateFilter, page: number, pageSize: number, signal?: AbortSignal): Promise<{ readonly total: number; readonly rows: readonly Candidate[] }>;
  expectedMaterials(docType: HandledDocType, fkCorpCore: string, fkFinance: string): Promise<readonly ExpectedMaterial[]>;
}
