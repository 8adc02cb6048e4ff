import type { Container } from 'inversify';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { IntegrationPlace, IntegrationStep } from '../../../domain/registration/integration-places.ts';
import { IntegrationRealNameScreen } from '../../../views/certification/real-name/IntegrationRealNameScreen.tsx';
import { BankAccountsScreen } from '../../../views/company/bank-accounts/BankAccountsScreen.tsx';
import { InvoicingInfoScreen } from '../../../views/invoicing/invoicing-info/InvoicingInfoScreen.tsx';
import { InvitePiece } from '../../../views/people/people/PeopleScreen.tsx';
import { IntegrationScreen } from '../../../views/registration/integration/IntegrationScreen.tsx';
import type { StepPiece } from '../../../views/registration/shared/step-piece.ts';
import { IntegrationSuccessScreen } from '../../../views/registration/integration/IntegrationSuccessScreen.tsx';
import { bindCertificationPage } from '../certification/pages.ts';
import { bindCompany } from '../company/parts.ts';
import { bindIntegration } from './integration-parts.ts';
import { bindInvoicing } from '../invoicing/parts.ts';
import { bindPeople } from '../people/parts.ts';

/**
 * The content of each step. A new step needs a line here, one in domain/registration/integration.ts, and its name in
 * step-names.ts.
 */
const pieces: Readonly<Record<IntegrationStep, StepPiece>> = {
  realname: IntegrationRealNameScreen,
  operator: InvitePiece,
  account: BankAccountsScreen,
  'invoice-info': InvoicingInfoScreen,
};

/** The page of a step. */
export function integrationScreen(place: IntegrationPlace): ComponentType {
  if (place === 'success') return IntegrationSuccessScreen;
  return () => createElement(IntegrationScreen, { step: place, Piece: pieces[place] });
}

/** Bindings of the steps and their content. */
export function bindIntegrationPages(container: Container): void {
  for (const bind of [bindIntegration, bindCertificationPage, bindPeople, bindCompany, bindInvoicing]) bind(container);
}
