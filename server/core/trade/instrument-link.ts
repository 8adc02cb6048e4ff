import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { instrumentPath } from '../../../src/domain/trade/shared/work-areas.ts';
import type { MessageRecord } from '../records/messages.ts';

/**
 * Address of the page of the instrument that a message names. Undefined for a role without that page, for a message
 * about several instruments, and for an old message that names none.
 */
export function instrumentLink({ values }: Pick<MessageRecord, 'values'>, role: RoleCode): string | undefined {
  const id = values['instrumentId'] ?? '';
  return id === '' ? undefined : instrumentPath((values['instrumentKind'] ?? 'credit') as InstrumentKind, role, id);
}
