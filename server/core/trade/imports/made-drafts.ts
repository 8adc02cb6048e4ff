import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { Caller } from '../../context.ts';
import type { KeptTradeForm, TradeApplicationRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import { checkCanMakeAct } from '../application-access.ts';
import { saveApplication } from '../save-application.ts';
import { identityDigest, earlierImports, type ImportedApplication } from './imported-before.ts';

/**
 * Forms from which drafts are to be made, and the number of applications that may exist already for each; absent for
 * only those of this request.
 */
export interface DraftsAsked {
  readonly kind: InstrumentKind;
  readonly forms: readonly KeptTradeForm[];
  readonly mayFollow: readonly number[];
}

/** A form of which no draft was made, by its index. */
export interface EarlierForm {
  readonly form: number;
  readonly timesBefore: number;
  readonly last: ImportedApplication;
}

/**
 * Makes drafts of issues, and records their content. The caller's company is locked, so that nobody makes the same
 * drafts meanwhile. A form that was imported more often than allowed is left out. Refuses with NOT_PERMITTED.
 */
export async function makeDrafts(
  transaction: Transaction,
  caller: Caller,
  { kind, forms, mayFollow }: DraftsAsked,
  now: number,
): Promise<{ readonly drafts: readonly TradeApplicationRecord[]; readonly earlier: readonly EarlierForm[] }> {
  checkCanMakeAct(caller, kind, 'issue');
  const companyId = caller.user.pkCorp;
  const identities = await Promise.all(forms.map(identityDigest));
  const before = await earlierImports(transaction, { companyId, kind }, identities, now);
  const made = new Map<string, number>();
  const drafts: TradeApplicationRecord[] = [];
  const earlier: EarlierForm[] = [];
  for (const [at, form] of forms.entries()) {
    const identity = identities[at] ?? '';
    const [all, own] = [before.get(identity) ?? [], made.get(identity) ?? 0];
    const last = all.at(-1);
    const timesBefore = all.length + own;
    if (last && timesBefore > (mayFollow[at] ?? own)) {
      earlier.push({ form: at, timesBefore, last });
      continue;
    }
    const saved = { applicationId: undefined, version: undefined, reason: '', submits: false } as const;
    const draft = await saveApplication(transaction, caller, { ...saved, act: 'issue', kind, form }, now);
    await transaction.importedIssues.save({ id: draft.id, companyId, kind, identity, importedAt: now });
    made.set(identity, own + 1);
    drafts.push(draft);
  }
  return { drafts, earlier };
}
