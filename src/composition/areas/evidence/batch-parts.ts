import type { Container } from 'inversify';
import { BatchSubmission } from '../../../presentation/evidence/package-list/batch-submission.ts';
import { tokens } from '../../tokens.ts';
import { evidenceTokens as t } from './tokens.ts';

/** Bindings of submitting several packages at once, in addition to those of one package. */
export function batchSubmission(container: Container): BatchSubmission {
  return new BatchSubmission({
    packages: container.get(t.PackageDesk),
    materials: container.get(t.MaterialDesk),
    uses: container.get(t.InvoiceUses),
    readings: container.get(t.ReadingDesk),
    submission: container.get(t.PackageSubmission),
    businessTerms: container.get(t.BusinessTermsDesk),
    session: container.get(tokens.SessionStore),
    clock: container.get(tokens.Clock),
    identifiers: container.get(tokens.Identifiers),
    drafts: container.get(tokens.Drafts),
    queue: container.get(tokens.UploadQueue),
  });
}
