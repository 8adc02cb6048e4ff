import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import type { SelectFilter } from '../../design/filters/filter-types.ts';
import type { Say } from '../../../words/use-words.ts';
import { indentName } from './indent-name.ts';

/** Choices begin with this sign, so that what no organisation has is a choice of its own. */
const sign = '=';

/** The filter of what is held by inner organisation. What no organisation has is for readers of the whole company. */
export function organisationFilter(say: Say, presenter: HoldingsPresenter): SelectFilter {
  const { place, allocations, institution } = presenter;
  const nobody = institution === undefined ? [{ value: sign, label: say('trade.organisation-nobody') }] : [];
  return {
    kind: 'select',
    id: 'organisation',
    label: say('trade.filter-organisation'),
    value: place.organisationId === undefined ? '' : `${sign}${place.organisationId}`,
    choices: [
      ...nobody,
      ...allocations.organisations.map(({ id, name, depth }) => ({
        value: `${sign}${id}`,
        label: indentName(name, depth),
      })),
    ],
    onChanged: (chosen) => presenter.organisationChosen(chosen === '' ? undefined : chosen.slice(sign.length)),
  };
}
