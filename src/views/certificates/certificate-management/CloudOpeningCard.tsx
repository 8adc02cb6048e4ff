import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { contactManagerPath } from '../../../domain/catalogue/product-paths.ts';
import { reasonWords } from '../../../presentation/certificates/certificate-management/refusal-words.ts';
import type { CertificatesPresenter } from '../../../presentation/certificates/certificate-management/certificates-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  words: { margin: 0, color: tokens.colorNeutralForeground2 },
  reason: { margin: 0 },
});

/**
 * The opening of a cloud certificate: whether the company has one that can sign, or the reason why none can be opened,
 * with the way to remove it.
 */
export const CloudOpeningCard = observer(function CloudOpeningCard({
  presenter,
  hasButton,
}: {
  readonly presenter: CertificatesPresenter;
  /** False in the empty list, which has its own button. */ readonly hasButton: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { opening } = presenter;
  if (!opening) return null;
  const { because } = opening;
  const companyHas = presenter.content.value?.standing?.companyHas === true;
  const applied = presenter.content.value?.standing?.applied;
  return (
    <Card title={say('certificates.open-title')} padded>
      <div className={styles.parts}>
        <StateBadge tone={companyHas ? 'ok' : 'warn'}>
          {say(companyHas ? 'certificates.company-has' : 'certificates.company-lacks')}
        </StateBadge>
        {applied && (
          <Notice tone="info" title={say('certificates.applied-title')}>
            {[
              say('certificates.applied', { by: applied.by, at: applied.at }),
              applied.isOwn || because === undefined
                ? say('certificates.applied-confirm')
                : say('certificates.applied-wait', { by: applied.by }),
            ].join(say('formats.sentence-separator'))}
          </Notice>
        )}
        <p className={styles.words}>
          {[
            say('certificates.cloud-means'),
            ...(because === undefined
              ? [say(companyHas ? 'certificates.open-means-own' : 'certificates.open-means')]
              : []),
          ].join(say('formats.sentence-separator'))}
        </p>
        {because === undefined && hasButton && (
          <PressButton
            kind={presenter.needed === 'cloud' ? 'primary' : 'ordinary'}
            onPress={() => presenter.form.open({ action: 'open', serial: '' })}
          >
            {say('certificates.open')}
          </PressButton>
        )}
        {because !== undefined && (
          <p className={styles.reason}>
            {say(reasonWords[because])}
            {because === 'under-review' && ` ${say('certificates.open-check')}`}
            {(because === 'no-phone' || because === 'unrecognised') && (
              <>
                {' '}
                <SupportLine />
              </>
            )}
          </p>
        )}
        {(because === 'unauthenticated' || because === 'review-failed' || because === 'under-review') && (
          <PortalLink to="/my/enterprise-info/realname" strong>
            {say('certificates.open-realname')}
          </PortalLink>
        )}
        {because === 'role' && (
          <PortalLink to={contactManagerPath} strong>
            {say('certificates.open-who')}
          </PortalLink>
        )}
      </div>
    </Card>
  );
});
