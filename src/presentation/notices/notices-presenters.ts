import { areaKey } from '../shared/area-key.ts';
import type { SignedAgreementsPresenter } from './signed-agreements/signed-agreements-presenter.ts';
import type { ObjectionPresenter } from './objection/objection-presenter.ts';
import { noticesArea, type ArrivalPresenters } from './shared/notices-area.ts';

export interface NoticesPresenters extends ArrivalPresenters {
  objection(): ObjectionPresenter;
  protocols(): SignedAgreementsPresenter;
}

/** The same area, with what only its own pages use. */
export const noticesPages = areaKey<NoticesPresenters>(noticesArea.name);
