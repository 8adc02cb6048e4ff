import { emptyTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { TradeApplicationRecord } from '../../core/records/trade.ts';
import { eventWithoutPerson } from '../../core/trade/close-application.ts';

type SeededParts = Pick<
  TradeApplicationRecord,
  'id' | 'number' | 'act' | 'kind' | 'amount' | 'dueOn' | 'instrumentId' | 'createdAt'
>;

interface Between {
  readonly company: Pick<CompanyRecord, 'pkCorp' | 'name'>;
  readonly counterparty: Pick<CompanyRecord, 'pkCorp' | 'name'>;
}

/** An application of the demo world that took effect at the instant `at`. No account of the portal made it. */
export function effectiveApplication(parts: SeededParts, between: Between, at: number): TradeApplicationRecord {
  const { company, counterparty } = between;
  return {
    ...parts,
    companyId: company.pkCorp,
    companyName: company.name,
    makerUserId: '',
    makerName: '',
    maker: { personId: '', forPersonId: '' },
    counterpartyId: counterparty.pkCorp,
    counterpartyName: counterparty.name,
    form: { ...emptyTradeForm, dueOn: parts.dueOn },
    state: 'EFFECTIVE',
    steps: [],
    step: 0,
    waitsForId: '',
    waitsForRole: '',
    version: 1,
    submittedAt: parts.createdAt,
    stateSince: at,
    endsOn: '',
    isReserving: false,
    events: [eventWithoutPerson('effective', at)],
    checks: [],
  };
}
