import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { makeStyles } from '@fluentui/react-components';

import { guaranteeRegisterPath, registerPath } from '../../../domain/registration/registration-places.ts';
import type { RegisterPresenter } from '../../../presentation/registration/register/register-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';

const useStyles = makeStyles({ part: { marginBottom: '16px' } });

/** The product or guarantee project for which the user registers; nothing without one. */
export const RegisteringForCard = observer(function RegisteringForCard({
  presenter,
}: {
  readonly presenter: RegisterPresenter;
}) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { registeringFor, productTitle, isOffered } = presenter;
  const { product, project } = registeringFor;
  useEffect(() => void productTitle.load(product, locale), [productTitle, product, locale]);
  if (product !== undefined && !isOffered)
    return (
      <Notice
        tone="warn"
        live
        title={say('registration.not-offered-title')}
        actions={
          <LinkButton size="small" to={registerPath}>
            {say('registration.not-offered-without')}
          </LinkButton>
        }
      >
        {say('registration.not-offered', { product: productTitle.text })} <SupportLine />
      </Notice>
    );
  if (product !== undefined && productTitle.text !== '')
    return (
      <div className={styles.part}>
        <Notice tone="info">
          {say('registration.for-product', { product: productTitle.text })}{' '}
          {say(product === 'ABS' ? 'registration.for-abs-after' : 'registration.for-product-after')}
        </Notice>
      </div>
    );
  if (!project) return null;
  return (
    <div className={styles.part}>
      {project.kind === 'loading' && <SkeletonBlock width="100%" height="72px" />}
      {project.kind === 'failed' && (
        <FailedPanel message={say(project.failure.what)} onRetry={async () => registeringFor.retryPressed()} />
      )}
      {project.kind === 'ready' &&
        (project.value ? (
          <Card title={say('registration.project')} padded>
            <KeyValueFacts
              facts={[
                { label: say('registration.project'), value: project.value.name, strong: true },
                { label: say('registration.project-beneficiary'), value: project.value.beneficiary || '--' },
                { label: say('registration.project-serial'), value: project.value.serial },
              ]}
            />
          </Card>
        ) : (
          <Notice
            tone="bad"
            live
            title={say('registration.project-none-title')}
            actions={
              <LinkButton size="small" to={guaranteeRegisterPath}>
                {say('registration.project-without')}
              </LinkButton>
            }
          >
            {say('registration.project-none')} <SupportLine />
          </Notice>
        ))}
    </div>
  );
});
