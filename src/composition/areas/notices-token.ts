import type { AgreementPresenter } from '../../presentation/notices/shared/agreement-presenter.ts';
import { token } from '../token.ts';

export const agreementPage = token<AgreementPresenter>('AgreementPresenter');
