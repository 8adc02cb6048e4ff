import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { certificatePath } from '../../domain/keys/certificate-path.ts';
import { newCertificatePlace } from '../../domain/agreements/agreement-certificate.ts';
import type { CertificateSigning } from '../../presentation/agreements/certificate-signing.ts';
import { PortalLink } from '../design/actions/PortalLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { UnusableCertificates } from './UnusableCertificates.tsx';

const useStyles = makeStyles({ parts: { display: 'flex', flexDirection: 'column', gap: '12px' }, line: { margin: 0 } });

/** Why no certificate of the user can sign, the way to one, and the colleagues who can. */
export const UnsignableReasons = observer(function UnsignableReasons({
  signing,
}: {
  readonly signing: CertificateSigning;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { choice, unusable } = signing;
  if (!choice) return null;
  const place = newCertificatePlace(choice.signedBy);
  return (
    <div className={styles.parts}>
      <p className={styles.line}>{say('signing.none', { kinds: choice.signedBy, subject: signing.subject })}</p>
      {unusable.length === 0 && <p className={styles.line}>{say('signing.none-yours')}</p>}
      <UnusableCertificates signing={signing} />
      {choice.colleagues.length > 0 && (
        <p className={styles.line}>{say('signing.colleagues', { names: choice.colleagues })}</p>
      )}
      <p className={styles.line}>
        <PortalLink to={certificatePath(place)} strong>
          {say(place === 'cloud' ? 'signing.way-cloud' : 'signing.way-tokens')}
        </PortalLink>
      </p>
    </div>
  );
});
