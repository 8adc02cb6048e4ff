import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { agreementPath, type PlatformAgreementName } from '../../../domain/agreements/platform-agreements.ts';
import { registrationArea } from '../../../presentation/registration/registration-presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { AgreementPaper } from '../../agreements/AgreementPaper.tsx';
import { useReadToEnd } from '../../agreements/use-read-to-end.ts';
import { usePresenter } from '../../pages/presenters-context.ts';

export interface ReadAgreementDialogProps {
  readonly name: PlatformAgreementName;
  readonly title: string;
  readonly onRead: () => void;
  readonly onClosed: () => void;
}

/** The full text of an agreement, which must be read to its end (document 1, section 5). */
export const ReadAgreementDialog = observer(function ReadAgreementDialog({
  name,
  title,
  onRead,
  onClosed,
}: ReadAgreementDialogProps) {
  const { say, locale } = useWords();
  const texts = usePresenter(registrationArea, (offered) => offered.registrationAgreement());
  useEffect(() => {
    texts.opened(agreementPath(name), locale);
    return () => texts.left();
  }, [texts, name, locale]);
  const read = useReadToEnd();
  return (
    <PortalDialog
      open
      kind="confirm"
      choosing
      width="wide"
      title={say('registration.read-dialog', { title })}
      confirmLabel={say('registration.agreement-done')}
      unavailable={read.isRead ? undefined : say('notices.agreement-scroll')}
      footNote={read.isRead ? undefined : say('notices.agreement-scroll')}
      onConfirmed={onRead}
      onClosed={onClosed}
    >
      <AgreementPaper texts={texts} read={read} />
    </PortalDialog>
  );
});
