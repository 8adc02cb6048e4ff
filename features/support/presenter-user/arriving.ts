import type { ArrivalChain } from '../../../src/presentation/notices/shared/arrival-chain.ts';
import type { Arriving } from '../abilities/arriving.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

const asked = {
  agreement: 'the agreements',
  'invoice-change': 'the change of invoices',
  'invoicing-info': 'invoicing information',
  agency: 'its standing',
} as const;

export function arriving(portal: OpenPortal): Arriving {
  const settled = async (): Promise<ArrivalChain> => {
    const chain = await portal.presenters.arrival();
    await until('what is asked is known', () => !chain.isPending);
    return chain;
  };

  return {
    arrive: async (path = '/index') => {
      portal.navigator.goTo(path);
      const chain = await portal.presenters.arrival();
      // Not awaited, because it lasts as long as a question is open.
      void chain.pageOpened(path);
      await settled();
    },
    askedAtPresent: async () => {
      const { showing } = await settled();
      return showing === undefined ? '' : asked[showing];
    },
    answer: async (how) => {
      const chain = await settled();
      if (how === 'agree') await chain.agreePressed();
      if (how === 'disagree') {
        chain.disagreePressed();
        await chain.declineConfirmed();
      }
      if (how === 'know') await chain.invoiceChangeRead();
      if (how === 'read') await chain.agencyRead();
      if (how === 'complete') chain.invoicingInfoPressed();
    },
    agreementsChanged: async () => {
      const chain = await settled();
      await chain.changesPressed();
      const { changes } = chain;
      return changes?.kind === 'ready'
        ? changes.value.filter(({ lines }) => lines.some(({ kind }) => kind !== 'same')).map(({ name }) => name)
        : [];
    },
    objectionDeadline: async () => (await settled()).deadline,
  };
}
