import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { certificationArea } from '../../../presentation/certification/certification-presenters.ts';
import { usePresenter } from '../../shell/shared/presenters-context.ts';
import { CertificationPiece } from './RealNameScreen.tsx';

/** The same form as a step of the registration; a company that is certified already is told so instead (document 1, section 2). */
export const IntegrationRealNameScreen = observer(function IntegrationRealNameScreen({ onRead }: { readonly onRead: () => void }) {
  const gate = usePresenter(certificationArea, (offered) => offered.integrationGate());
  useEffect(() => {
    void gate.opened();
    return () => gate.left();
  }, [gate]);
  return gate.isOpen ? <CertificationPiece isStep onRead={onRead} /> : null;
});
