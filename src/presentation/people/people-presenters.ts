import { areaKey } from '../shared/area-key.ts';
import type { JoinPresenter } from './join/join-presenter.ts';
import type { PeoplePresenter } from './people/people-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface PeoplePresenters {
  people(): PeoplePresenter;
  join(): JoinPresenter;
}

export const peopleArea = areaKey<PeoplePresenters>('people');
