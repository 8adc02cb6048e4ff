import { moneyToText } from '../../../src/domain/money/money.ts';
import type { HeldInstrument } from '../../../src/domain/trade/shared/held-instrument.ts';
import type { HoldingsPresenter } from '../../../src/presentation/trade/holdings/holdings-presenter.ts';
import type { Allocating } from '../abilities/allocating.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const kind = 'credit';

export function allocating(portal: OpenPortal): Allocating {
  let page: HoldingsPresenter | undefined;

  const open = async (search = ''): Promise<HoldingsPresenter> => {
    page?.left();
    const shown = (page = portal.presenters.holdings(kind));
    shown.addressChanged(search, 'held');
    await until('the holdings are shown', () => shown.content.value !== undefined);
    await shown.allocations.load();
    return shown;
  };
  const idOf = ({ allocations }: HoldingsPresenter, name: string): string =>
    allocations.organisations.find((each) => each.name === name)?.id ?? '';
  const listOf = async (name: string): Promise<HoldingsPresenter> =>
    open(`?org=${name === '' ? '' : idOf(await open(), name)}`);
  const firstOf = ({ content }: HoldingsPresenter): HeldInstrument => opened(content.value?.rows[0], 'A holding');
  const troubleOf = ({ allocations: { trouble, asked } }: HoldingsPresenter): string =>
    trouble && asked ? say(trouble) : '';

  return {
    organisationsOfList: async () =>
      (await open()).allocations.organisations.map(({ name, depth }) => `${'-'.repeat(depth)}${name}`),
    countOfOrganisation: async (name) => (await listOf(name)).content.value?.count ?? 0,
    allocateFirst: async (name) => {
      const shown = await listOf('');
      shown.allocations.allocationPressed(firstOf(shown));
      shown.allocations.organisationChosen(idOf(shown, name));
      await shown.allocations.confirmed();
      return troubleOf(shown);
    },
    handBackFirst: async (name) => {
      const shown = await listOf(name);
      shown.allocations.returnPressed(firstOf(shown));
      await shown.allocations.confirmed();
      return troubleOf(shown);
    },
    mayAllocate: async () => (await open()).allocations.mayAllocate,
    sumsOfHeld: async () => {
      const { content } = await open();
      const landing = portal.presenters.landing(kind);
      landing.opened();
      await until('the overview is shown', () => landing.content.value !== undefined);
      landing.left();
      const held = landing.figures.find(({ figure }) => figure === 'held');
      const ledger = portal.presenters.ledger();
      ledger.addressChanged('');
      await until('the ledger is shown', () => ledger.content.value !== undefined);
      ledger.left();
      return {
        list: moneyToText(opened(content.value, 'The list').total),
        overview: moneyToText(opened(held, 'What is held').amount),
        ledger: moneyToText(opened(ledger.content.value, 'The ledger').closing),
      };
    },
    newestAllocation: async (name) => {
      const shown = await listOf(name);
      const { chain } = shown;
      chain.addressChanged(`?open=${firstOf(shown).instrumentId}`);
      await until('the chain is shown', () => chain.detail.value !== undefined);
      const [line] = opened(chain.detail.value, 'The instrument').allocations;
      const { event, organisationName, personName } = opened(line, 'An allocation');
      return `${event}: ${organisationName}, by ${personName}`;
    },
  };
}
