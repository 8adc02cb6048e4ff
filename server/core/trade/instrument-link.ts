import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { instrumentPath } from '../../../src/domain/trade/shared/work-areas.ts';
import type { MessageRecord } from '../records/messages.ts';

/**
 * Address of the page of the instrument that a message names; undefined for a role without one, for a message about
 * several, and for one that was sent before messages named it.
 */
export function instrumentLink({ values }: Pick<MessageRecord, 'values'>, role: RoleCode): string | undefined {
  const id = values['instrumentId'] ?? '';
  return id === '' ? undefined : instrumentPath((values['instrumentKind'] ?? 'credit') as InstrumentKind, role, id);
}
