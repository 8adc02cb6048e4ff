import type { PageConfigWire } from '../../../../src/contract/documented/shell/platform.ts';
import { pageConfigFromWire } from '../../../../src/contract/shell/page-config-from-wire.ts';
import type { PageConfig } from '../../../../src/domain/shell/shared/page-config.ts';
import type { SessionRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';

/** What is configured for a host, else for any other; nothing where nobody configured anything. */
export async function configuredFor(transaction: Transaction, host: string): Promise<PageConfigWire> {
  const platform = (await transaction.platforms.find(host)) ?? (await transaction.platforms.find('*'));
  return platform?.config ?? {};
}

/** The terms under which somebody works: those of the host by which they signed in. A call may name any. */
export async function termsFor(transaction: Transaction, { host }: Pick<SessionRecord, 'host'>): Promise<PageConfig> {
  return pageConfigFromWire(await configuredFor(transaction, host));
}
