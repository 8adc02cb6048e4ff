import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';

import { certificatePath } from '../../domain/keys/certificate-path.ts';
import { resolutionPlaceOf } from '../../domain/agreements/agreement-certificate.ts';
import type { CertificateSigning } from '../../presentation/agreements/certificate-signing.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { PortalLink } from '../design/actions/PortalLink.tsx';
import { useWords } from '../../words/use-words.ts';

/** The page that unlocks a frozen account, below the portal's base (document 1, section 2). */
const unfreezePath = '/register/account-unfreeze';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, '& > li': { paddingBottom: '8px' } },
  heading: {
    margin: '0 0 4px',
    color: tokens.colorNeutralForeground3,
    fontWeight: 400,
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  why: { fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Beside a certificate that can sign, further ones are behind a button. */
const maxShownCertificates = 2;

/** The certificates that cannot sign, each with its reason and the way to remove it. */
export const UnusableCertificates = observer(function UnusableCertificates({
  signing,
}: {
  readonly signing: CertificateSigning;
}) {
  const [asked, setAsked] = useState(false);
  const listId = useId();
  const styles = useStyles();
  const { say } = useWords();
  const { usable, unusable, foreign, choice } = signing;
  const count = unusable.length + foreign.length;
  if (!choice || count === 0) return null;
  const folds = usable.length > 0 && count > maxShownCertificates;
  return (
    <section>
      {folds ? (
        <PressButton
          kind="subtle"
          size="small"
          aria-expanded={asked}
          aria-controls={listId}
          onPress={() => setAsked(!asked)}
        >
          {say('signing.others-count', { count })}
        </PressButton>
      ) : (
        <h3 className={styles.heading}>{say('signing.others')}</h3>
      )}
      <ul id={listId} className={styles.list} hidden={folds && !asked}>
        {unusable.map(({ serial, kind, holder, companyName, obstacle = 'unknown' }) => {
          const way = obstacle === 'unknown' ? undefined : resolutionPlaceOf(obstacle, kind, choice.signedBy);
          return (
            <li key={serial}>
              {say('signing.other', {
                kind,
                holder: obstacle === 'other-company' ? `${holder} · ${companyName}` : holder,
                ending: serial.slice(-6),
              })}
              <div className={styles.why}>
                {say(`signing.obstacle-${obstacle}`)}{' '}
                {way && (
                  <PortalLink to={way === 'unfreeze' ? unfreezePath : certificatePath(way)}>
                    {say(`signing.way-${way}`)}
                  </PortalLink>
                )}
              </div>
            </li>
          );
        })}
        {foreign.map(({ serial, person }) => (
          <li key={serial}>
            {say('signing.foreign', { holder: person, ending: serial.slice(-6) })}
            <div className={styles.why}>{say('signing.obstacle-not-holder')}</div>
          </li>
        ))}
      </ul>
    </section>
  );
});
