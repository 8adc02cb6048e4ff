import type { TrailSubject, TrailViewer } from '../../../src/presentation/evidence/shared/trail-viewer.ts';
import type { ShownValue } from '../../../src/presentation/evidence/shared/shown-value.ts';
import { en } from '../every-word.ts';
import type { ViewingOrders, ShownOrder } from '../abilities/viewing-orders.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function viewingOrders(portal: OpenPortal): ViewingOrders {
  let viewer: TrailViewer | undefined;

  async function look(subject: TrailSubject): Promise<TrailViewer> {
    const found = (viewer ??= portal.presenters.trailViewer());
    found.opened(subject);
    await until('what stands behind it is shown', () => found.view.kind !== 'loading');
    return found;
  }

  function shownOrder(): ShownOrder | undefined {
    const view = viewer?.view;
    if (view?.kind !== 'ready' || view.value.kind !== 'order') return undefined;
    const { sections, account, mayAsk } = view.value;
    const all = [sections.order, sections.payment, sections.repayment];
    const facts = all.flatMap((section) =>
      section.facts.map(
        ({ label, value }) => [say(label), value.kind === 'words' ? say(value.words) : value.text] as const,
      ),
    );
    return {
      sections: all.map(({ title }) => en[title]),
      facts: Object.fromEntries(facts),
      account: account.number,
      mayAsk,
    };
  }

  return {
    orderBehind: async (number, packageId) => {
      await look({ kind: 'order', book: portal.book, number, packageId });
      return shownOrder();
    },
    shownOrder: async () => shownOrder(),
    askForOrderAccount: async () => {
      const { subject } = opened(viewer, 'The order');
      if (subject?.kind === 'order' && subject.packageId !== undefined)
        await opened(viewer, 'The order').accounts.numberPressed(subject.packageId);
    },
    ordersFor: async (fileName) => {
      const { orderFill, editors } = opened(portal.screens.materials, 'The package');
      const contract = [...editors.values()].find(({ item }) => item.files[0]?.name === fileName);
      await orderFill.ordersPressed(contract?.item.documentId ?? '');
      const textOf = (value: ShownValue): string => (value.kind === 'words' ? say(value.words) : value.text);
      return (orderFill.views ?? []).flatMap(({ businessNumber, offers }) =>
        offers.map(({ id, mine, theirs, same }) => ({
          business: businessNumber,
          field: id,
          mine: textOf(mine),
          theirs: textOf(theirs),
          same,
        })),
      );
    },
    takeFromOrder: async (business, field) => {
      const { orderFill } = opened(portal.screens.materials, 'The package');
      orderFill.valueTaken(business, field === 'contractNumber' ? 'contractNumber' : 'contractAmount');
    },
    journeyOf: async (invoiceNumber) => {
      const { view } = await look({ kind: 'journey', invoiceNumber });
      if (view.kind !== 'ready' || view.value.kind !== 'journey') return undefined;
      const { steps } = view.value;
      return {
        at: (steps.find(({ state }) => state === 'now') ?? steps.findLast(({ state }) => state === 'done'))?.step ?? '',
      };
    },
    unclearLines: async () => {
      const { viewModel } = opened(portal.screens.detail, 'The package');
      return viewModel.kind === 'ready'
        ? viewModel.value.lines.flatMap(({ unclear }) => (unclear ? [say(unclear.words)] : []))
        : [];
    },
    invoiceNumbers: async () => {
      const { viewModel } = opened(portal.screens.detail, 'The package');
      const lines =
        viewModel.kind === 'ready' ? viewModel.value.lines.filter(({ invoiceNumber }) => invoiceNumber !== '') : [];
      const numbers = (isReturned: boolean) =>
        lines.filter(({ result }) => (result === 'NOPASS') === isReturned).map(({ invoiceNumber }) => invoiceNumber);
      return { good: numbers(false), returned: numbers(true) };
    },
  };
}
