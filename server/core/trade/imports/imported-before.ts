import { issueIdentity, rememberedDays } from '../../../../src/domain/trade/imports/import-identity.ts';
import { openStates, type TradeState } from '../../../../src/domain/trade/shared/application-machine.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { KeptTradeForm, TradeApplicationRecord } from '../../records/trade.ts';
import { sha256Hex } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';

/** States in which an application counts as imported. One that ended without effect may be imported again. */
const countedStates: readonly TradeState[] = [...openStates, 'EFFECTIVE'];

/** First instant from which on rows are remembered, in milliseconds. */
export const firstRememberedInstant = (now: number): number => now - rememberedDays * 24 * 60 * 60 * 1000;

/** Digest of a form's content, by which equal rows are recognised. */
export const identityDigest = async (form: KeptTradeForm): Promise<string> => sha256Hex(issueIdentity(form));

/** An application that was made from a row, and when. */
export interface ImportedApplication {
  readonly application: TradeApplicationRecord;
  readonly importedAt: number;
}

/** Applications of a company that were made from equal rows, by the digests of the rows. */
export type ImportedBefore = ReadonlyMap<string, readonly ImportedApplication[]>;

/** Applications that were made from rows of a company within the remembered days; the earliest first. */
export async function earlierImports(
  { importedIssues, tradeApplications }: Pick<Transaction, 'importedIssues' | 'tradeApplications'>,
  { companyId, kind }: { readonly companyId: string; readonly kind: InstrumentKind },
  identities: readonly string[],
  now: number,
): Promise<ImportedBefore> {
  const distinct = [...new Set(identities)];
  const records = await importedIssues.ofIdentities(companyId, kind, distinct, firstRememberedInstant(now));
  const found = await tradeApplications.findAll(records.map(({ id }) => id));
  const counted = new Map(
    found.filter(({ state }) => countedStates.includes(state)).map((application) => [application.id, application]),
  );
  const imported = records.flatMap(({ id, identity, importedAt }) => {
    const application = counted.get(id);
    return application ? [{ identity, application, importedAt }] : [];
  });
  return Map.groupBy(imported, ({ identity }) => identity);
}
