import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { KeyIdentity } from '../../../application/ports/registration/key-identity-desk.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { contactManagerPath } from '../../../domain/catalogue/product-paths.ts';
import { identifyPath } from '../../../domain/registration/identify-places.ts';
import type { IdentifyPresenter } from '../../../presentation/registration/identify/identify-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  steps: { margin: '0 0 8px', paddingLeft: '20px' },
  words: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginTop: '12px',
    [onPhone]: { '& > button, & > a': { flexBasis: '100%' } },
  },
});

type Props = { readonly presenter: IdentifyPresenter; readonly told: KeyIdentity };

const tones = {
  AUTH: 'ok',
  VERIFYING: 'info',
  UPDATE_VERIFYING: 'info',
  UNAUTH: 'idle',
  unrecognised: 'idle',
} as const;

/** The facts that the signature proved, and the requirements that are still missing. */
const Proved = observer(function Proved({ presenter, told }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { papers } = presenter;
  const identified = told.signing?.identified;
  return (
    <>
      {identified && (
        <Notice tone="ok" live title={say('identification.done-title')}>
          {[
            say('identification.identified', {
              by: identified.by,
              at: identified.at,
              ending: identified.ending,
              until: shanghaiDate(identified.until),
            }),
            say('identification.proves'),
          ].join(say('formats.sentence-separator'))}
        </Notice>
      )}
      <Card title={say('identification.missing-title')} padded>
        <p className={styles.words}>{say(`identification.missing-${papers}`)}</p>
        <LinkButton kind={identified || papers === 'returned' ? 'primary' : 'ordinary'} to={identifyPath('soft-key')}>
          {say(
            papers === 'returned'
              ? 'identification.mend-soft-key'
              : papers === 'under-review'
                ? 'identification.see-soft-key'
                : 'identification.begin-soft-key',
          )}
        </LinkButton>
      </Card>
    </>
  );
});

const Signing = observer(function Signing({ presenter, told }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { signing } = presenter;
  const isAgain = told.signing?.identified !== undefined;
  return (
    <Card title={say('identification.steps')} padded>
      <ol className={styles.steps}>
        {(['plug', 'press', 'pin'] as const).map((step) => (
          <li key={step}>{say(`identification.step-${step}`)}</li>
        ))}
      </ol>
      <p className={styles.words}>{say('identification.proof')}</p>
      {presenter.failure && (
        <Notice tone="warn" live>
          {say(presenter.failure.words)}
        </Notice>
      )}
      {signing && (
        <Notice tone="info" live>
          {say('identification.asked')}
        </Notice>
      )}
      <div className={styles.acts}>
        <PressButton
          kind={isAgain ? 'ordinary' : 'primary'}
          busy={signing}
          onPress={async () => presenter.signPressed()}
        >
          {say(isAgain ? 'identification.sign-again' : 'identification.sign')}
        </PressButton>
        {signing && <PressButton onPress={() => presenter.cancelPressed()}>{say('common.cancel')}</PressButton>}
        <PortalLink to="/ukey-test">{say('identification.test')}</PortalLink>
      </div>
    </Card>
  );
});

/**
 * Certification by a UKey: the required holder of the certificate, the signature and its outcome (document 1, section
 * 2; R-027).
 */
export const UkeyPart = observer(function UkeyPart({ presenter, told }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { signing, ukey } = told;
  return (
    <div className={styles.column}>
      {signing && (
        <Card title={say('identification.company')} padded>
          <KeyValueFacts
            layout="down"
            facts={[
              { label: say('identification.company-name'), value: signing.companyName, strong: true },
              { label: say('identification.uscc'), value: signing.uscc },
              {
                label: say('identification.ukey'),
                value: <StateBadge tone={tones[ukey]}>{say('identification.state', { state: ukey })}</StateBadge>,
              },
            ]}
          />
        </Card>
      )}
      {!signing && <Notice tone="info">{say('identification.not-offered')}</Notice>}
      {signing?.because === 'role' && (
        <Notice
          tone="info"
          title={say('identification.role-title')}
          actions={
            <LinkButton size="small" to={contactManagerPath}>
              {say('identification.who')}
            </LinkButton>
          }
        >
          {say('identification.role')}
        </Notice>
      )}
      {signing && signing.because === undefined && signing.identified === undefined && (
        <Signing presenter={presenter} told={told} />
      )}
      <Proved presenter={presenter} told={told} />
      {signing && signing.because === undefined && signing.identified !== undefined && (
        <Signing presenter={presenter} told={told} />
      )}
    </div>
  );
});
