import type { CompanyDesk } from '../../../application/ports/home/company-desk.ts';
import { companyFactsExtensions } from '../../../contract/extensions/home/company-facts-extensions.ts';
import { signingTurnFromWire } from '../../../contract/signing-turn.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import { bookOfPackageType } from '../../../domain/evidence/shared/book-policies.ts';
import {
  startHolders,
  startObstacles,
  startOffices,
  startStates,
  startSteps,
  type StartStepStatus,
} from '../../../domain/parties/start-list.ts';
import type { CompanyFacts, RecalledProduct } from '../../../domain/home/company-facts.ts';
import { toRestrictedMember } from '../products/shared/restricted-member.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

/**
 * The status of a first step. An unknown step is omitted. An unknown state or holder means that it is no one's turn.
 */
function toStartStepStatus({
  step: told,
  state,
  holder,
  office,
  by,
  at,
  until,
  count,
  after,
  obstacle,
  asks,
  isLate,
}: AnswerOf<typeof companyFactsExtensions.companyFacts>['steps'][number]): readonly StartStepStatus[] {
  const step = startSteps.find((each) => each === told);
  const known = startStates.find((each) => each === state);
  if (!step || !known) return [];
  return [
    {
      step,
      state: known,
      holder: startHolders.find((each) => each === holder),
      office: startOffices.find((each) => each === office),
      by,
      at: at ?? undefined,
      until: isPlainDate(until) ? until : '',
      count,
      after: startSteps.find((each) => each === after),
      obstacle: startObstacles.find((each) => each === obstacle),
      asks: asks === 'phone' ? 'phone' : undefined,
      isLate: isLate ?? undefined,
    },
  ];
}

/** Parses a recalled product; an unknown state blocks nothing and is left out. */
function toRecalledProduct({
  productType: product,
  title,
  state,
  time: at,
  signing,
}: AnswerOf<typeof companyFactsExtensions.companyFacts>['agreements'][number]): readonly RecalledProduct[] {
  const kind = state === 'WITHDRAWN' ? 'withdrawn' : state === 'TO_SIGN' ? 'to-sign' : undefined;
  return kind
    ? [{ product, title, kind, at, turn: kind === 'to-sign' ? signingTurnFromWire(signing) : undefined }]
    : [];
}

export class WireCompanyDesk implements CompanyDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('company-facts');
  }

  async facts(signal?: AbortSignal): Promise<CompanyFacts> {
    const {
      billAgencyType: type,
      billAgencyEffectDate,
      objectionReceipt,
      restricted,
      licenceUntil,
      certificateUntil,
      certificateKind,
      signsAfterwards,
      certificateHolder,
      certificateLostOn,
      legalIdUntil,
      agentIdUntil,
      entrustUntil,
      upperLetterUntil,
      agreements,
      steps,
      limits,
    } = await this.client.send(companyFactsExtensions.companyFacts, {}, { signal });
    return {
      // 1 is a violating member, anything else a watch-listed one (document 1, section 4).
      standing: type === null || type === undefined ? undefined : type === '1' ? 'violating' : 'watch-listed',
      effectiveOn: billAgencyEffectDate ?? '',
      objection: objectionReceipt ?? undefined,
      restricted: restricted ? toRestrictedMember(restricted) : undefined,
      licenceUntil: licenceUntil ?? '',
      certificateUntil: certificateUntil ?? '',
      certificateKind: certificateKind ?? undefined,
      signsAfterwards: signsAfterwards === true,
      certificateHolder: certificateHolder
        ? { name: certificateHolder.personName, isOwn: certificateHolder.isOwn }
        : undefined,
      certificateLostOn: certificateLostOn ?? undefined,
      legalIdUntil: legalIdUntil ?? undefined,
      agentIdUntil: agentIdUntil ?? undefined,
      entrustUntil: entrustUntil ?? undefined,
      upperLetterUntil: upperLetterUntil ?? undefined,
      steps: steps.flatMap(toStartStepStatus),
      agreements: agreements.flatMap(toRecalledProduct),
      limits: limits.map(({ financeName, limitAmount, usedAmount, products }) => ({
        funder: financeName,
        limit: moneyFromWire(limitAmount),
        used: moneyFromWire(usedAmount),
        products: products.map((each) => ({
          book: bookOfPackageType(each.docType),
          code: each.docType,
          limit: moneyFromWire(each.limitAmount),
          used: moneyFromWire(each.usedAmount),
        })),
      })),
    };
  }
}
