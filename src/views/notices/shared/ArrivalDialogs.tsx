import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { plainPath } from '../../pages/page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { AgencyDialog } from './AgencyDialog.tsx';
import { AgreementDialog } from './AgreementDialog.tsx';
import { InvoiceChangeDialog } from './InvoiceChangeDialog.tsx';
import { InvoicingInfoDialog } from './InvoicingInfoDialog.tsx';

const dialogs = {
  agreement: AgreementDialog,
  'invoice-change': InvoiceChangeDialog,
  'invoicing-info': InvoicingInfoDialog,
  agency: AgencyDialog,
} as const;

/** The dialogs that a user answers after signing in, one at a time (document 1, section 2). */
export const ArrivalDialogs = observer(function ArrivalDialogs({ chain }: { readonly chain: ArrivalChain }) {
  const { session, shell, watch } = usePresenters();
  const path = plainPath(useLocation().pathname);
  const { state } = session;
  const userId = session.who?.userId;
  useEffect(() => {
    if (userId !== undefined) void chain.pageOpened(path);
  }, [chain, userId, path]);
  const left = state.kind === 'signed-out' ? (state.because === 'left' ? 'left' : 'ended') : undefined;
  useEffect(() => {
    if (left) chain.sessionEnded(left);
  }, [chain, left]);
  // These dialogs wait while the session is ending, or while a dialog about signing out is open.
  if (chain.showing === undefined || watch.endsAt !== undefined || shell.leaving || shell.signOutFailure) return null;
  const Shown = dialogs[chain.showing];
  return <Shown chain={chain} />;
});
