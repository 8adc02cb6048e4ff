import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import type { SelectFilter } from '../../design/filters/filter-types.ts';
import type { Say } from '../../../words/use-words.ts';
import { indentName } from './indent-name.ts';

/** Values of the choices begin with this sign, so that "no organisation" differs from "all". */
const sign = '=';

/**
 * The filter of holdings by inner organisation. Only users of the whole company can choose the holdings of no
 * organisation.
 */
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
