import { CompiledQuery } from 'kysely';
import type { CertifiedBranch, RealNameRecord } from '../../../../core/records/certification.ts';
import { document, instant, optional, text, whole } from '../../fields.ts';
import { prepareOnce, withParameters } from '../../prepared-statements.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const realNameMapping: Mapping<RealNameRecord> = {
  table: 'real_names',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    progressId: text('progress_id'),
    revision: whole('revision'),
    form: document('form'),
    slots: document('slots'),
    savedBy: text('saved_by'),
    savedAt: instant('saved_at'),
    personSubmit: text('person_submit'),
    submittedBy: text('submitted_by'),
    submitted: optional(document('submitted')),
    evidence: document('evidence'),
    firstReviewer: text('first_reviewer'),
    secondReviewer: text('second_reviewer'),
    certified: optional(document('certified')),
    rounds: document('rounds'),
    steps: document('steps'),
  },
};

/**
 * Columns of the head office in the form by which a company is certified. `t`: the table's alias. They are few, because
 * every act of a company reads them, and whole forms have kilobytes.
 */
export const certifiedBranchColumns = `t.pk_corp, (t.certified #>> '{form,isBranch}')::boolean as is_branch,
  t.certified #>> '{form,upperCode}' as upper_code, t.certified #>> '{form,upperLetterUntil}' as upper_letter_until`;

/** Row of these columns. */
interface BranchRow {
  readonly is_branch: boolean | null;
  readonly upper_code: string | null;
  readonly upper_letter_until: string | null;
}

const readingBranch = prepareOnce<BranchRow>(
  CompiledQuery.raw(
    `select ${certifiedBranchColumns} from portal.real_names t where t.pk_corp = $1 and jsonb_typeof(t.certified) = 'object'`,
  ),
);

export class PostgresRealNames extends PostgresTable<RealNameRecord> {
  async certifiedBranch(pkCorp: string): Promise<CertifiedBranch | undefined> {
    // Rows that were read ahead have the same columns.
    const known = this.knownList(pkCorp) as readonly BranchRow[] | undefined;
    const [row] = known ?? (await this.connection.executeQuery(withParameters(readingBranch, [pkCorp]))).rows;
    return (
      row && {
        isBranch: row.is_branch ?? undefined,
        upperCode: row.upper_code ?? '',
        upperLetterUntil: row.upper_letter_until ?? '',
      }
    );
  }

  async all(): Promise<readonly RealNameRecord[]> {
    return this.read(await this.rows().orderBy('pk_corp').execute());
  }
}
