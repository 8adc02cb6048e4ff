import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import type { StartPresenter } from '../../../presentation/home/start/start-presenter.ts';
import type { LimitsPresenter } from '../../../presentation/home/limits/limits-presenter.ts';
import type { ToDoPresenter } from '../../../presentation/home/to-do/to-do-presenter.ts';
import { token } from '../../token.ts';

/** Tokens of the area itself, which is loaded with the frame. They are separate from those of the pages. */
export const homePage = token<HomePresenter>('HomePresenter');
export const limitsPage = token<LimitsPresenter>('LimitsPresenter');
export const toDoPage = token<ToDoPresenter>('ToDoPresenter');
export const startPage = token<StartPresenter>('StartPresenter');
