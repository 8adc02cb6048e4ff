import {
  afterApplication,
  applicationParts,
  maxAnswerCharacters,
  type ApplicationPart,
} from '../../../src/domain/products/shared/application.ts';
import { isBlank } from '../../../src/domain/text/invisible-characters.ts';
import { announceToCompany } from '../keys/company-key.ts';
import type { Clock } from '../ports.ts';
import type { ApplicationRecord } from '../records/products.ts';
import type { Store } from '../store.ts';
import { settleApplication, notifyApplicationStep } from '../products/shared/application-news.ts';
import { Refusal } from '../refusal.ts';

/** Decision of the platform on an application. */
export interface ApplicationAction {
  /** The application's number. */
  readonly id: string;
  readonly action: 'grant' | 'return' | 'decline';
  /** The returned parts, each with its reason. */
  readonly returned: readonly { readonly part: ApplicationPart; readonly reason: string }[];
  /** Why it is declined. */
  readonly answer: string;
}

export interface ApplicationShown extends ApplicationRecord {
  readonly name: string;
  /** Whether something can be decided now. */
  readonly open: boolean;
}

/** Actions of the simulated platform on applications for products. */
export interface SandboxApplications {
  /** Every application that was ever submitted; pending ones come first. */
  all(): Promise<readonly ApplicationShown[]>;
  /**
   * Refuses with REQUEST_INVALID an unknown application, a return without a part or a reason, and a decline without an
   * answer; with NOT_IN_THIS_STATE an application that is not pending.
   */
  applyAction(action: ApplicationAction): Promise<void>;
}

export function sandboxApplications(store: Store, clock: Pick<Clock, 'now'>): SandboxApplications {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const records = await transaction.applications.allSubmitted();
        const names = new Map(
          (await transaction.companies.findAll([...new Set(records.map(({ pkCorp }) => pkCorp))].toSorted())).map(
            ({ pkCorp, name }) => [pkCorp, name],
          ),
        );
        return records
          .map((each) => ({ ...each, name: names.get(each.pkCorp) ?? each.pkCorp, open: each.state === 'submitted' }))
          .toSorted((a, b) => Number(b.open) - Number(a.open));
      }),

    applyAction: async ({ id, action, returned, answer }) =>
      store.transaction(async (transaction) => {
        const known = await transaction.applications.find(id);
        if (!known) throw new Refusal('REQUEST_INVALID', { field: 'id' });
        await transaction.companies.lock(known.pkCorp);
        const record = (await transaction.applications.find(id)) ?? known;
        const state = afterApplication(record.state, action);
        if (state === undefined || state === 'none') throw new Refusal('NOT_IN_THIS_STATE');
        const parts = applicationParts.flatMap((part) => returned.find((each) => each.part === part) ?? []);
        if (
          action === 'return' &&
          (parts.length === 0 ||
            parts.length !== returned.length ||
            parts.some(({ reason }) => isBlank(reason) || reason.trim().length > maxAnswerCharacters))
        )
          throw new Refusal('REQUEST_INVALID', { field: 'returned' });
        if (action === 'decline' && (isBlank(answer) || answer.trim().length > maxAnswerCharacters))
          throw new Refusal('REQUEST_INVALID', { field: 'answer' });
        const at = clock.now();
        const after: ApplicationRecord = {
          ...record,
          state,
          returned: action === 'return' ? parts.map(({ part, reason }) => ({ part, reason: reason.trim() })) : [],
          answer: action === 'decline' ? answer.trim() : '',
          revision: record.revision + 1,
          decidedAt: at,
          steps: [...record.steps, { event: action, at, by: '' }],
        };
        await transaction.applications.save(after);
        await settleApplication(transaction, id, at);
        await notifyApplicationStep(transaction, after, action, at);
        await announceToCompany(transaction, record.pkCorp);
      }),
  };
}
