import { issueIdentity, rememberedDays } from '../../../../src/domain/trade/imports/import-identity.ts';
import { openStates, type TradeState } from '../../../../src/domain/trade/shared/application-machine.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { KeptTradeForm, TradeApplicationRecord } from '../../records/trade.ts';
import { sha256Hex } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';

/** States of what counts as imported. What ended without effect may be imported again. */
const countedStates: readonly TradeState[] = [...openStates, 'EFFECTIVE'];

/** First instant from which on rows are remembered, in milliseconds. */
export const rememberedSince = (now: number): number => now - rememberedDays * 24 * 60 * 60 * 1000;

/** Digest of what a form asks for, by which rows are recognised. */
export const identityDigest = async (form: KeptTradeForm): Promise<string> => sha256Hex(issueIdentity(form));

/** An application that was made from a row, and when. */
export interface ImportedApplication {
  readonly application: TradeApplicationRecord;
  readonly importedAt: number;
}

/** Applications of a company that were made from rows which asked for the same, by the digests of the rows. */
export type ImportedBefore = ReadonlyMap<string, readonly ImportedApplication[]>;

/** What rows of a company were made into within the remembered days; the earliest first. */
export async function importedBefore(
  { importedIssues, tradeApplications }: Pick<Transaction, 'importedIssues' | 'tradeApplications'>,
  { companyId, kind }: { readonly companyId: string; readonly kind: InstrumentKind },
  identities: readonly string[],
  now: number,
): Promise<ImportedBefore> {
  const distinct = [...new Set(identities)];
  const records = await importedIssues.ofIdentities(companyId, kind, distinct, rememberedSince(now));
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
