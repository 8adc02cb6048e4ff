import {
  limitRefusals,
  type LimitDesk,
  type LimitOutcome,
  type LimitPage,
  type LimitPlace,
  type LimitsOfCompany,
} from '../../../application/ports/trade/limit-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradeLimitExtensions } from '../../../contract/extensions/trade/trade-limit-extensions.ts';
import type { CompanyLimit, LimitChange, LimitRequest, LimitUse } from '../../../domain/trade/shared/company-limit.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  limitRequestFaults,
  limitRequestFields,
  limitRequestStates,
  type LimitTerms,
  type TypedLimitRequest,
} from '../../../domain/trade/shared/limit-request.ts';
import { limitUseStates } from '../../../domain/trade/shared/limit.ts';
import type { WireClient } from '../wire-client.ts';
import { sendForm } from './form-change.ts';
import { knownKind, wireAmount } from './wire-trade-desk.ts';

type LimitWire = AnswerOf<typeof tradeLimitExtensions.tradeLimits>['records'][number];
type RequestWire = AnswerOf<typeof tradeLimitExtensions.requestTradeLimit>;
type UseWire = AnswerOf<typeof tradeLimitExtensions.tradeLimitUses>['records'][number];
type ChangeWire = AnswerOf<typeof tradeLimitExtensions.tradeLimitChanges>['records'][number];
type TermsWire = ChangeWire['after'];

const termsOf = ({ total, validFrom, validUntil, isRevolving }: TermsWire): LimitTerms => ({
  total: wireAmount(total),
  validFrom,
  validUntil,
  isRevolving,
});

const requestOf = (wire: RequestWire): LimitRequest => ({
  id: wire.requestId,
  before: termsOf(wire.before),
  wanted: termsOf(wire.wanted),
  reason: wire.reason,
  state: limitRequestStates.find((each) => each === wire.state),
  makerName: wire.makerName,
  sentAt: wire.time,
  endedAt: wire.endTime ?? undefined,
  words: wire.words,
});

/** Parses a limit; empty for an unknown kind, which cannot be described here. */
function limitOf(wire: LimitWire): readonly CompanyLimit[] {
  const kind = knownKind(wire.instrumentKind);
  if (kind === undefined) return [];
  return [
    {
      ...termsOf(wire),
      kind,
      used: wireAmount(wire.used),
      reserved: wireAmount(wire.reserved),
      openRequest: wire.openRequest ? requestOf(wire.openRequest) : undefined,
    },
  ];
}

const useOf = (wire: UseWire): LimitUse => ({
  applicationId: wire.applicationId,
  applicationNumber: wire.applicationNo,
  counterpartyName: wire.counterpartyName,
  amount: wireAmount(wire.amount),
  freed: wireAmount(wire.freedAmount),
  state: limitUseStates.find((each) => each === wire.state),
  at: wire.time,
});

const changeOf = ({ changeId, time, before, after, reason }: ChangeWire): LimitChange => ({
  id: changeId,
  at: time,
  before: before ? termsOf(before) : undefined,
  after: termsOf(after),
  reason,
});

const refusals = {
  code: 'LIMIT_REQUEST',
  reasons: limitRefusals,
  fields: limitRequestFields,
  faults: limitRequestFaults,
};

const askedFor = ({ kind, page, pageSize }: LimitPlace) => ({ instrumentKind: kind, page, pageSize });

export class WireLimitDesk implements LimitDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade');
  }

  async limits(signal?: AbortSignal): Promise<LimitsOfCompany> {
    const { records, mayRequest } = await this.#client.send(tradeLimitExtensions.tradeLimits, {}, { signal });
    return { limits: records.flatMap(limitOf), mayRequest };
  }

  async uses(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitUse>> {
    const asked = askedFor(place);
    const { count, records } = await this.#client.send(tradeLimitExtensions.tradeLimitUses, asked, { signal });
    return { count, rows: records.map(useOf) };
  }

  async changes(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitChange>> {
    const asked = askedFor(place);
    const { count, records } = await this.#client.send(tradeLimitExtensions.tradeLimitChanges, asked, { signal });
    return { count, rows: records.map(changeOf) };
  }

  async requests(place: LimitPlace, signal?: AbortSignal): Promise<LimitPage<LimitRequest>> {
    const asked = askedFor(place);
    const { count, records } = await this.#client.send(tradeLimitExtensions.tradeLimitRequests, asked, { signal });
    return { count, rows: records.map(requestOf) };
  }

  async request(kind: InstrumentKind, typed: TypedLimitRequest): Promise<LimitOutcome> {
    const { total, validUntil, reason } = typed;
    const asked = { instrumentKind: kind, total, validUntil, reason };
    const call = tradeLimitExtensions.requestTradeLimit;
    return sendForm(async () => requestOf(await this.#client.send(call, asked)), refusals);
  }

  async withdraw(requestId: string): Promise<LimitOutcome> {
    const call = tradeLimitExtensions.withdrawTradeLimitRequest;
    return sendForm(async () => requestOf(await this.#client.send(call, { requestId })), refusals);
  }
}
