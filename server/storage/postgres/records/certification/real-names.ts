import { CompiledQuery } from 'kysely';
import type { CertifiedBranch, RealNameRecord } from '../../../../core/records/certification.ts';
import { document, instant, optional, text, whole, type Row } from '../../fields.ts';
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

const readingBranch = prepareOnce<Row>(
  CompiledQuery.raw(
    `select ${certifiedBranchColumns} from portal.real_names t where t.pk_corp = $1 and jsonb_typeof(t.certified) = 'object'`,
  ),
);

export class PostgresRealNames extends PostgresTable<RealNameRecord> {
  async certifiedBranch(pkCorp: string): Promise<CertifiedBranch | undefined> {
    const known = this.knownList(pkCorp);
    const [row] = known ?? (await this.connection.executeQuery(withParameters(readingBranch, [pkCorp]))).rows;
    if (!row) return undefined;
    const isBranch = row['is_branch'];
    return {
      isBranch: typeof isBranch === 'boolean' ? isBranch : undefined,
      upperCode: String(row['upper_code'] ?? ''),
      upperLetterUntil: String(row['upper_letter_until'] ?? ''),
    };
  }

  async all(): Promise<readonly RealNameRecord[]> {
    return this.read(await this.rows().orderBy('pk_corp').execute());
  }
}
