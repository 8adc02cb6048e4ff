import type { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import type { ObjectionPresenter } from '../../../presentation/notices/objection/objection-presenter.ts';
import type { SignedAgreementsPresenter } from '../../../presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import { token } from '../../token.ts';

export const agreementPage = token<AgreementPresenter>('AgreementPresenter');
export const objectionPage = token<ObjectionPresenter>('ObjectionPresenter');
export const signedAgreementsPage = token<SignedAgreementsPresenter>('SignedAgreementsPresenter');
