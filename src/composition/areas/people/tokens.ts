import type { JoinPresenter } from '../../../presentation/people/join/join-presenter.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { token } from '../../token.ts';

export const people = token<PeoplePresenter>('PeoplePresenter');
export const join = token<JoinPresenter>('JoinPresenter');
