import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import type { StartPresenter } from '../../../presentation/home/start/start-presenter.ts';
import type { LimitsPresenter } from '../../../presentation/home/limits/limits-presenter.ts';
import { token } from '../../token.ts';

/** Apart from what stands behind the pages: the area itself names these, and comes with the frame. */
export const homePage = token<HomePresenter>('HomePresenter');
export const limitsPage = token<LimitsPresenter>('LimitsPresenter');
export const startPage = token<StartPresenter>('StartPresenter');
