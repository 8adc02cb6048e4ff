import { moneyToText } from '../../../src/domain/money/money.ts';
import type { LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { LimitsPresenter } from '../../../src/presentation/home/limits/limits-presenter.ts';
import type {
  IssueLimitPresenter,
  LimitTab,
} from '../../../src/presentation/trade/shared/limits/issue-limit-presenter.ts';
import type { ReviewThresholdPresenter } from '../../../src/presentation/trade/shared/limits/review-threshold-presenter.ts';
import type { ManagingLimits } from '../abilities/managing-limits.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const termsSaid = ({ total, validUntil }: LimitTerms): string => `${moneyToText(total)} until ${validUntil}`;

export function managingLimits(portal: OpenPortal): ManagingLimits {
  let page: LimitsPresenter | undefined;

  const open = async (): Promise<LimitsPresenter> => {
    page?.left();
    const shown = portal.presenters.limits();
    page = shown;
    shown.opened();
    const { issuing } = shown;
    await until('the limits are shown', () => !issuing.isShown || issuing.content.value !== undefined);
    return shown;
  };
  const limitNow = async (): Promise<IssueLimitPresenter> =>
    opened((await open()).issuing.limits[0], 'A limit for issuing');
  /** The limit of the page that is already open. */
  const limitOpen = async (): Promise<IssueLimitPresenter> =>
    opened((page ?? (await open())).issuing.limits[0], 'A limit for issuing');
  const listed = async (tab: LimitTab): Promise<IssueLimitPresenter> => {
    const limit = await limitNow();
    limit.tabChosen(tab);
    await until(`the ${tab} are shown`, () => limit.list.content.value !== undefined);
    return limit;
  };

  const thresholdNow = async (): Promise<ReviewThresholdPresenter> => {
    const { threshold } = await limitNow();
    await until('the threshold is shown', () => threshold.content.value !== undefined);
    return threshold;
  };

  return {
    reviewThreshold: async () => {
      const { amount, later, mayAnswer, mayPropose } = opened((await thresholdNow()).content.value, 'The threshold');
      const amounts = later.map((each) => `${moneyToText(each.amount)} from ${each.validFrom}`);
      const may = [...mayAnswer, ...(mayPropose ? ['propose'] : [])];
      return { amounts: [moneyToText(amount), ...amounts].join(', '), may: may.join(', ') || 'do nothing' };
    },
    proposeThreshold: async (amount, validFrom, reason) => {
      const threshold = await thresholdNow();
      threshold.proposePressed();
      threshold.form.change({ amount, validFrom, reason });
      await threshold.submitPressed();
      const [told] = [...Object.values(threshold.form.errors), threshold.form.trouble].filter((each) => each);
      if (told) throw new Error(say(told));
    },
    answerThreshold: async (answer) => {
      const threshold = await thresholdNow();
      threshold.answerPressed(answer);
      await threshold.answerConfirmed();
    },
    openLimits: async () => void (await open()),
    limitFigures: async () => {
      const { issuing } = await open();
      const [limit] = issuing.limits;
      if (!issuing.isShown || !limit) return '';
      const { total, used, reserved, validUntil } = limit.limit;
      return [
        `${moneyToText(total)} total`,
        `${moneyToText(used)} used`,
        `${moneyToText(reserved)} reserved`,
        `${moneyToText(limit.available)} available`,
        `until ${validUntil}`,
      ].join(', ');
    },
    limitNotes: async () => {
      const { notes, available } = await limitNow();
      return { notes: notes.join(', ') || 'valid', available: moneyToText(available) };
    },
    newestLimitUse: async () => {
      const [use] = (await listed('uses')).uses.content.value?.rows ?? [];
      const { amount, state, counterpartyName, path } = opened(use, 'A use of the limit');
      if (path === undefined) throw new Error('The use does not lead to its application');
      return `${moneyToText(amount)} ${state} for ${counterpartyName}`;
    },
    newestLimitChange: async () => {
      const [change] = (await listed('changes')).changes.content.value?.rows ?? [];
      const { before, after, reason } = opened(change, 'A change of the limit');
      return `${before ? `${termsSaid(before)} → ` : ''}${termsSaid(after)}, ${reason}`;
    },
    limitRequests: async () => {
      // The first request belongs to the demo world.
      const rows = ((await listed('requests')).requests.content.value?.rows ?? []).slice(0, -1);
      return rows.map(({ wanted, state, words }) =>
        [`${termsSaid(wanted)}: ${state}`, ...(words === '' ? [] : [words])].join(', '),
      );
    },
    askForLimit: async (total, validUntil, reason) => {
      const limit = await limitOpen();
      limit.requestPressed();
      limit.form.change({ total, validUntil, reason });
      await limit.submitPressed();
      const { errors, trouble } = limit.form;
      const [told] = [...Object.values(errors), trouble].filter((each) => each !== undefined);
      return told ? say(told) : '';
    },
    withdrawLimitRequest: async () => {
      const limit = await limitNow();
      limit.withdrawPressed();
      await limit.withdrawConfirmed();
    },
    mayAskForLimit: async () => (await limitNow()).canRequest,
  };
}
