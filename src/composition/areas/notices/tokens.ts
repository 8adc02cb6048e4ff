import type { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import type { ObjectionPresenter } from '../../../presentation/notices/objection/objection-presenter.ts';
import type { ProtocolsPresenter } from '../../../presentation/notices/protocols/protocols-presenter.ts';
import { token } from '../../token.ts';

export const agreementPage = token<AgreementPresenter>('AgreementPresenter');
export const objectionPage = token<ObjectionPresenter>('ObjectionPresenter');
export const protocolsPage = token<ProtocolsPresenter>('ProtocolsPresenter');
