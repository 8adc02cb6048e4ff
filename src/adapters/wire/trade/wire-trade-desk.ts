import type { SigningChoice, SigningText } from '../../../application/ports/agreements/signing-choice.ts';
import { materialsStatuses } from '../../../domain/trade/financing/financing.ts';
import { endedFinancingStates, financingStates } from '../../../domain/trade/financing/financing-machine.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { laterOutcomes, type LaterOutcome } from '../../../domain/trade/shared/trade-application.ts';
import { returnOutcomeOf, type SentAmount } from '../../../domain/trade/shared/transit-outcome.ts';
import type {
  ReportedAcceptanceGap,
  TradeApplicationFilter,
  TradeApplicationPage,
  TradeDecided,
  TradeDesk,
  TradeFormAsked,
  TradeFormSaved,
  TradeOutcome,
  TradePaper,
  TradeRefusal,
} from '../../../application/ports/trade/trade-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { creditCalls } from '../../../contract/documented/trade/credits.ts';
import { tradeApplicationExtensions } from '../../../contract/extensions/trade/trade-application-extensions.ts';
import { isOpenBook, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { parseMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { acceptanceGaps } from '../../../domain/trade/shared/acceptance-gap.ts';
import { pilotFunctions, type PilotFunction } from '../../../domain/trade/shared/pilot.ts';
import { isTradeState, tradeStates } from '../../../domain/trade/shared/application-machine.ts';
import { tradePaperExtensions } from '../../../contract/extensions/trade/trade-paper-extensions.ts';
import { isTradeAct, stepRoles } from '../../../domain/trade/shared/application-policy.ts';
import { bulkBars } from '../../../domain/trade/shared/bulk-approval.ts';
import { instrumentKinds, type InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { ruleCodes, type RuleCheck, type RuleCode } from '../../../domain/trade/shared/rule-check.ts';
import { decisionRefusals, type DecisionRefusal } from '../../../domain/trade/shared/step-decision.ts';
import type {
  JudgedForm,
  TradeApplication,
  TradeApplicationRow,
  TradeParty,
  TradeStep,
} from '../../../domain/trade/shared/trade-application.ts';
import { signingChoiceOf, signingRefusalOf } from '../agreements/signing-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { costOf, keptOfferOf } from './kept-offer.ts';
import { outcomeOf } from './transit-outcome.ts';

type ApplicationWire = AnswerOf<typeof tradeApplicationExtensions.tradeApplication>;
type RowWire = AnswerOf<typeof tradeApplicationExtensions.tradeApplications>['records'][number];
type JudgedWire = AnswerOf<typeof tradeApplicationExtensions.checkTradeForm>;
type CheckWire = JudgedWire['checks'][number];
type StepWire = JudgedWire['steps'][number];
type CorpWire = AnswerOf<typeof creditCalls.creditCorpsByName>[number];
type PaperWire = AnswerOf<typeof tradePaperExtensions.tradeApplicationPapers>[number];
type PartyWire = JudgedWire['parties'][number];

/** Parses an amount; zero if it is invalid. */
export const wireAmount = (text: string): Money => parseMoney(text) ?? zeroMoney;

export const knownKind = (text: string): InstrumentKind | undefined => instrumentKinds.find((each) => each === text);

/** The book of evidence by its name; undefined for none, and for an unknown one. */
export const knownBook = (name: string | null | undefined): OpenBook | undefined =>
  name && isOpenBook(name) ? name : undefined;

const isRuleCode = (text: string): text is RuleCode => (ruleCodes as readonly string[]).includes(text);

const outcomes = ['passed', 'noted', 'refused'] as const;

/** Parses rules. Those with an unknown code are omitted, because they cannot be described here. */
export const checksOf = (wire: readonly CheckWire[]): readonly RuleCheck[] =>
  wire.flatMap(({ code, outcome, because, values }) => {
    const known = outcomes.find((each) => each === outcome);
    return isRuleCode(code) && known ? [{ code, outcome: known, because: because ?? undefined, values }] : [];
  });

export const stepOf = ({ role, isOwn, names, isSigned }: StepWire): TradeStep => ({
  role: stepRoles.find((each) => each === role),
  isOwn,
  names,
  isSigned: isSigned ?? false,
});

const partyOf = ({ companyId, companyName, uscc }: PartyWire): TradeParty => ({ companyId, name: companyName, uscc });

/** A company as the documented calls name it. */
export const creditPartyOf = ({ pkCorp, corpName, socialCreditCode }: CorpWire): TradeParty => ({
  companyId: pkCorp,
  name: corpName,
  uscc: socialCreditCode ?? '',
});

const barOf = (text: string | null | undefined): DecisionRefusal | 'unknown' | undefined =>
  text === null || text === undefined ? undefined : (decisionRefusals.find((each) => each === text) ?? 'unknown');

/** A contract or an invoice of the wire, with its files. */
export const paperOf = ({ kind, number, files }: PaperWire): TradePaper => ({
  kind,
  number,
  files: files.map(({ pkFile, name }) => ({ fileId: pkFile, name })),
});

/** Parses an application of a list. */
export function rowOf(wire: RowWire): TradeApplicationRow {
  return {
    id: wire.applicationId,
    number: wire.applicationNo,
    act: isTradeAct(wire.act) ? wire.act : undefined,
    kind: knownKind(wire.instrumentKind),
    companyId: wire.companyId,
    companyName: wire.companyName,
    counterpartyName: wire.counterpartyName,
    instrumentNumber: wire.instrumentNo,
    amount: wireAmount(wire.amount),
    dueOn: wire.dueDate,
    state: isTradeState(wire.state) ? wire.state : undefined,
    makerName: wire.makerName,
    isMine: wire.isMine,
    version: wire.version,
    createdAt: wire.createTime,
    stateSince: wire.stateTime,
    submittedAt: wire.submitTime ?? undefined,
    endsOn: wire.endDate,
    waitsFor: wire.waitsFor ? stepOf(wire.waitsFor) : undefined,
    decisionBar: barOf(wire.decisionBar),
    later: laterOutcomes.find((each) => each === wire.later),
    received: wire.receivedAmount === undefined ? undefined : wireAmount(wire.receivedAmount),
    bulkBar: wire.bulkBar ? (bulkBars.find((each) => each === wire.bulkBar) ?? 'unknown') : undefined,
  };
}

/** Why nobody of a company can accept; undefined for none. */
const gapOf = (because: string | null | undefined): SentAmount['gap'] =>
  because === null || because === undefined || because === ''
    ? undefined
    : (acceptanceGaps.find((each) => each === because) ?? 'unknown');

/** The later outcome of an effective application, from the details of its page. */
const laterOf = ({ financed }: ApplicationWire, sent: readonly SentAmount[]): LaterOutcome | undefined =>
  endedFinancingStates.some((each) => each === financed?.financingState) ? 'financing-ended' : returnOutcomeOf(sent);

function applicationOf(wire: ApplicationWire): TradeApplication {
  const sent = (wire.sent ?? []).map(({ companyName, amount, outcome, gap }) => ({
    companyName,
    amount: wireAmount(amount),
    outcome: outcomeOf(outcome),
    gap: gapOf(gap),
  }));
  return {
    ...rowOf(wire),
    later: laterOf(wire, sent),
    instrumentNumber: wire.instrument?.instrumentNo,
    form: { ...wire.form, offer: wire.form.offer ? keptOfferOf(wire.form.offer) : undefined },
    parties: wire.parties.map(partyOf),
    steps: wire.steps.map(stepOf),
    stepIndex: wire.stepIndex,
    events: wire.events.map(({ event, time, step, forName, certEnding, ...rest }) => ({
      ...rest,
      event,
      at: time,
      step: step ?? undefined,
      forName: forName ?? '',
      certificateEnding: certEnding ?? '',
    })),
    checks: checksOf(wire.checks),
    submittedChecks: checksOf(wire.submittedChecks),
    mayEdit: wire.mayEdit,
    mayWithdraw: wire.mayWithdraw,
    instrument: wire.instrument
      ? {
          id: wire.instrument.instrumentId,
          number: wire.instrument.instrumentNo,
          dueOn: wire.instrument.dueDate,
          issuedOn: wire.instrument.issueDate ?? '',
          issuerName: wire.instrument.issuerName ?? '',
          contractNumber: wire.instrument.contractNumber ?? '',
          isTransferable: wire.instrument.isTransferable ?? undefined,
          payroll: wire.instrument.payroll ?? undefined,
        }
      : undefined,
    financed: wire.financed
      ? {
          issuerName: wire.financed.issuerName ?? '',
          materials: materialsStatuses.find((each) => each === wire.financed?.materials),
          lines: wire.financed.lines.map(({ instrumentNo, contractNumber, amount }) => ({
            number: instrumentNo,
            contractNumber: contractNumber ?? '',
            amount: wireAmount(amount),
          })),
          offer: keptOfferOf(wire.financed.offer),
          figures: costOf(wire.financed.figures),
          bankName: wire.financed.bankName,
          accountEnding: wire.financed.accountEnding,
          financingId: wire.financed.financingId ?? '',
          contractNumber: wire.financed.contractNo ?? '',
          state: financingStates.find((each) => each === wire.financed?.financingState),
        }
      : undefined,
    sent,
  };
}

/** A limit of the wire; undefined for none. */
export const limitOf = (limit: JudgedWire['limit']): JudgedForm['limit'] =>
  limit
    ? {
        total: wireAmount(limit.total),
        used: wireAmount(limit.used),
        reserved: wireAmount(limit.reserved),
        validFrom: limit.validFrom ?? '',
        validUntil: limit.validUntil,
      }
    : undefined;

function judgedOf(wire: JudgedWire): JudgedForm {
  return {
    checks: checksOf(wire.checks),
    company: partyOf(wire.company),
    parties: wire.parties.map(partyOf),
    steps: wire.steps.map(stepOf),
    limit: limitOf(wire.limit),
    invoices: wire.invoices.map(({ left, share }) => ({ left: wireAmount(left), share: wireAmount(share) })),
  };
}

/** A value of a refusal as text; empty for any other type. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Why the back end refused a change; undefined for any other fault. */
export function refusalOf(fault: PortFault): TradeRefusal | undefined {
  const { code, values } = fault.detail;
  switch (code) {
    case 'TRADE_RULE': {
      const { rule, because, ...rest } = values ?? {};
      const texts = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, textOf(value)]));
      const known = typeof rule === 'string' && isRuleCode(rule) ? rule : undefined;
      return {
        because: 'rule',
        check: known && { code: known, outcome: 'refused', because: textOf(because), values: texts },
      };
    }
    case 'TRADE_CHANGED':
      return { because: 'changed', state: tradeStates.find((each) => each === values?.['because']) };
    case 'TRADE_STATE':
      return { because: 'state' };
    case 'TRADE_NOT_YOURS':
      return { because: 'not-yours', bar: barOf(textOf(values?.['because'])) ?? 'unknown' };
    case 'REQUEST_INVALID':
      return { because: 'field', field: textOf(values?.['field']) };
    case 'NOT_FOUND':
      return { because: 'gone' };
    case 'NOT_PERMITTED':
      return { because: 'not-permitted' };
    case 'SIGNATURE_NEEDED':
      return { because: 'unsigned' };
    default: {
      const refusal = signingRefusalOf(fault);
      return refusal && { because: 'signature', refusal };
    }
  }
}

export class WireTradeDesk implements TradeDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade');
  }

  async judge({ act, kind, applicationId, form }: TradeFormAsked, signal?: AbortSignal): Promise<JudgedForm> {
    const asked = { act, instrumentKind: kind, applicationId, form: formToWire(form) };
    return judgedOf(await this.#client.send(tradeApplicationExtensions.checkTradeForm, asked, { signal }));
  }

  async save({ kind, form, ...saved }: TradeFormSaved): Promise<TradeOutcome> {
    return this.#change(async () =>
      this.#client.send(tradeApplicationExtensions.saveTradeApplication, {
        ...saved,
        instrumentKind: kind,
        form: formToWire(form),
      }),
    );
  }

  async decide({ signed, ...decided }: TradeDecided): Promise<TradeOutcome> {
    return this.#change(async () => {
      if (!signed) return this.#client.send(tradeApplicationExtensions.decideTradeApplication, decided);
      const { serial: certNumber, ...answer } = signed;
      return this.#client.send(tradeApplicationExtensions.decideTradeApplication, {
        ...decided,
        signed: { certNumber, ...answer },
      });
    });
  }

  async signingChoice(applicationId: string): Promise<SigningChoice> {
    return signingChoiceOf(
      await this.#client.send(tradeApplicationExtensions.tradeSigningCertificates, { applicationId }),
    );
  }

  async signingText(
    applicationId: string,
    version: number,
    serial: string,
  ): Promise<SigningText | ({ readonly asked: false } & TradeRefusal)> {
    try {
      const order = { applicationId, version, certNumber: serial };
      return { asked: true, ...(await this.#client.send(tradeApplicationExtensions.tradeDecisionChallenge, order)) };
    } catch (fault) {
      const refused = fault instanceof PortFault ? refusalOf(fault) : undefined;
      if (!refused) throw fault;
      // The application was just read, so the certificate is what was not found.
      if (refused.because === 'gone') return { asked: false, because: 'signature', refusal: { because: 'gone' } };
      return { asked: false, ...refused };
    }
  }

  async withdraw(applicationId: string, version: number): Promise<TradeOutcome> {
    return this.#change(async () =>
      this.#client.send(tradeApplicationExtensions.withdrawTradeApplication, { applicationId, version }),
    );
  }

  async application(applicationId: string, signal?: AbortSignal): Promise<TradeApplication> {
    return applicationOf(
      await this.#client.send(tradeApplicationExtensions.tradeApplication, { applicationId }, { signal }),
    );
  }

  async papers(applicationId: string, signal?: AbortSignal): Promise<readonly TradePaper[]> {
    const papers = await this.#client.send(tradePaperExtensions.tradeApplicationPapers, { applicationId }, { signal });
    return papers.map(paperOf);
  }

  async applications(filter: TradeApplicationFilter, signal?: AbortSignal): Promise<TradeApplicationPage> {
    const { acts, states, ...rest } = filter;
    const answer = await this.#client.send(
      tradeApplicationExtensions.tradeApplications,
      { ...rest, acts: acts && [...acts], states: states && [...states] },
      { signal },
    );
    return { count: answer.count, total: wireAmount(answer.totalAmount), rows: answer.records.map(rowOf) };
  }

  async waiting(signal?: AbortSignal): Promise<readonly TradeApplicationRow[]> {
    return (await this.#client.send(tradeApplicationExtensions.waitingTradeApplications, {}, { signal })).records.map(
      rowOf,
    );
  }

  async payees(corpName: string, signal?: AbortSignal): Promise<readonly TradeParty[]> {
    return (await this.#client.send(creditCalls.creditCorpsByName, { corpName }, { signal })).map(creditPartyOf);
  }

  async acceptanceGap(id: string, signal?: AbortSignal): Promise<ReportedAcceptanceGap | undefined> {
    const { isSigned, because } = await this.#client.send(creditCalls.hasCreditDirectorSigned, { id }, { signal });
    return isSigned ? undefined : (gapOf(because) ?? 'unknown');
  }

  async closedPilots(signal?: AbortSignal): Promise<readonly PilotFunction[]> {
    const pilots = await this.#client.send(creditCalls.creditPilots, {}, { signal });
    return pilotFunctions.filter((each) =>
      pilots.some(({ functionCode, isOffered }) => functionCode === each && !isOffered),
    );
  }

  async #change(send: () => Promise<ApplicationWire>): Promise<TradeOutcome> {
    try {
      return { done: true, application: applicationOf(await send()) };
    } catch (fault) {
      const refused = fault instanceof PortFault ? refusalOf(fault) : undefined;
      if (!refused) throw fault;
      return { done: false, ...refused };
    }
  }
}

/** A form as it is sent. The back end sets the offer. */
export const formToWire = ({ offer: _offer, ...form }: TradeFormAsked['form']) => ({
  ...form,
  invoices: form.invoices.map((each) => ({ ...each })),
  lines: form.lines.map((each) => ({ ...each })),
  holdings: form.holdings.map((each) => ({ ...each })),
});
