import { moneyToText } from '../../../src/domain/money/money.ts';
import type { LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store.ts';
import {
  decideLimitProposal,
  proposeLimitChange,
  type LimitProposalDecision,
  type LimitProposalOrder,
} from '../trade/limit-proposals.ts';

const termsShown = ({ total, validFrom, validUntil, isRevolving }: LimitTerms) => ({
  total: moneyToText(total),
  validFrom,
  validUntil,
  isRevolving,
});

type TermsShown = ReturnType<typeof termsShown>;

/** A limit for issuing as the platform sees it. Amounts are decimal texts in yuan. */
export interface LimitShown extends TermsShown {
  readonly limitId: string;
  readonly company: string;
  readonly instrumentKind: string;
  readonly used: string;
  readonly reserved: string;
  /** The company's request; undefined for none. */
  readonly request:
    | {
        readonly requestId: string;
        readonly wanted: TermsShown;
        readonly reason: string;
        readonly makerName: string;
        readonly sentAt: number;
      }
    | undefined;
  /** A proposal of one officer that another one has not checked yet. */
  readonly proposal:
    | {
        readonly changes: boolean;
        readonly terms: TermsShown;
        readonly reason: string;
        readonly by: string;
        readonly at: number;
      }
    | undefined;
}

/** Actions of the simulated platform on limits for issuing: one officer proposes, another one checks. */
export interface SandboxLimits {
  all(): Promise<readonly LimitShown[]>;
  /** Refuses as `proposeLimitChange`. */
  propose(proposed: LimitProposalOrder): Promise<void>;
  /** Refuses as `decideLimitProposal`. */
  check(checked: LimitProposalDecision): Promise<void>;
}

export function sandboxLimits(store: Store, clock: Pick<Clock, 'now'>): SandboxLimits {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const members = (await transaction.users.all()).map(({ pkCorp }) => pkCorp);
        const companies = await transaction.companies.findAll([...new Set(members)].toSorted());
        const shown: LimitShown[] = [];
        for (const { pkCorp, name } of companies)
          for (const limit of await transaction.issueLimits.ofCompany(pkCorp)) {
            const { used, reserved } = await transaction.limitUses.sums(limit.id);
            const request = await transaction.limitRequests.open(limit.id);
            const proposal = await transaction.limitProposals.find(limit.id);
            shown.push({
              limitId: limit.id,
              company: name,
              instrumentKind: limit.kind,
              ...termsShown(limit),
              used: moneyToText(used),
              reserved: moneyToText(reserved),
              request: request && {
                requestId: request.id,
                wanted: termsShown(request.wanted),
                reason: request.reason,
                makerName: request.makerName,
                sentAt: request.sentAt,
              },
              proposal: proposal && {
                changes: proposal.changes,
                terms: termsShown(proposal.terms),
                reason: proposal.reason,
                by: proposal.madeBy,
                at: proposal.at,
              },
            });
          }
        return shown;
      }),
    propose: async (proposed) => {
      await store.transaction(async (transaction) => proposeLimitChange(transaction, proposed, clock.now()));
    },
    check: async (checked) =>
      store.transaction(async (transaction) => decideLimitProposal(transaction, checked, clock.now())),
  };
}
