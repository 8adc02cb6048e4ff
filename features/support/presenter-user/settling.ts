import { settlementProcessPath } from '../../../src/domain/settling/shared/settling-path.ts';
import type { SettlementProcessPresenter } from '../../../src/presentation/settling/settlement-process/settlement-process-presenter.ts';
import type { SettlingEntryPresenter } from '../../../src/presentation/settling/shared/settling-entry-presenter.ts';
import { promptLook } from '../../../src/presentation/settling/shared/settling-words.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { Settling } from '../abilities/settling.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function settling(portal: OpenPortal): Settling {
  let entry: SettlingEntryPresenter | undefined;
  let page: SettlementProcessPresenter | undefined;
  const process = (): SettlementProcessPresenter => opened(page, 'The page of settling in');

  const look = async (): Promise<void> => {
    page?.left();
    const next = (page = portal.presenters.settlementProcess());
    next.opened();
    await until('it is known how settling in stands', () => next.content.value !== undefined);
  };
  const followed = async (): Promise<void> => {
    if (portal.navigator.current() === settlementProcessPath) await look();
  };

  return {
    isShownSettling: async () => {
      entry?.left();
      const next = (entry = portal.presenters.settlingEntry());
      next.opened();
      await until('it is known whether one may settle in', () => next.isKnown);
      return next.isShown;
    },
    pressToSettle: async () => {
      entry?.left();
      const next = (entry = portal.presenters.settlingEntry());
      next.opened();
      await until('one may settle in', () => next.isShown);
      await next.settlePressed();
      await followed();
      return next.prompt === undefined ? '' : say(message(promptLook[next.prompt].words));
    },
    settleDirectly: () => opened(entry, 'The way to settle in').settleDirectly(),
    lookAtSettling: look,
    signAndHandIn: async () => {
      if (page === undefined) await look();
      await process().handInPressed();
      await process().agreePressed();
    },
    handInAgain: async () => process().handInPressed(),
    settlingSteps: () => process().steps.map(({ state }) => state),
    bankReason: () => process().content.value?.standing.reason ?? '',
    settlingRefusedBecause: () => process().refusals,
    isToldOfSuccess: () => process().isSuccessShown,
    goOver: async () => {
      const over = await process().goPressed();
      return over && { address: over.address, key: over.fields['key'] ?? '' };
    },
  };
}
