import { areaKey } from '../shared/area-key.ts';
import type { StartPresenter } from './start/start-presenter.ts';
import type { LimitsPresenter } from './limits/limits-presenter.ts';
import type { ToDoPresenter } from './to-do/to-do-presenter.ts';
import type { HomePresenter } from './home/home-presenter.ts';

/** Creates a presenter each time the page opens. */
export interface HomePresenters {
  home(): HomePresenter;
  start(): StartPresenter;
  limits(): LimitsPresenter;
  toDo(): ToDoPresenter;
}

export const homeArea = areaKey<HomePresenters>('home');
