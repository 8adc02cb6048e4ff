import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { certificationArea } from '../../../presentation/certification/certification-presenters.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { CertificationPiece, type CertificationCalled } from './RealNameScreen.tsx';

/** The same form as a step of the registration. A certified company sees a message instead (document 1, section 2). */
export const IntegrationRealNameScreen = observer(function IntegrationRealNameScreen({
  onRead,
  called,
}: {
  readonly onRead: () => void;
  readonly called?: CertificationCalled;
}) {
  const gate = usePresenter(certificationArea, (offered) => offered.integrationGate());
  useEffect(() => {
    void gate.opened();
    return () => gate.left();
  }, [gate]);
  return gate.isOpen ? <CertificationPiece isStep onRead={onRead} {...(called && { called })} /> : null;
});
