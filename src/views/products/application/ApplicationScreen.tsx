import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { ApplicationState } from '../../../domain/products/shared/application-state.ts';
import { productPath, productsPath } from '../../../domain/catalogue/product-paths.ts';
import type { ApplicationPresenter } from '../../../presentation/products/application/application-presenter.ts';
import { productsArea } from '../../../presentation/products/products-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationSummary } from './ApplicationSummary.tsx';

const useStyles = makeStyles({
  notices: { display: 'grid', gap: '12px', marginBottom: '16px', ':empty': { display: 'none' } },
});

const tones: Readonly<Record<ApplicationState, Tone>> = {
  none: 'idle',
  draft: 'idle',
  submitted: 'info',
  returned: 'bad',
  granted: 'ok',
  declined: 'warn',
};

/** The holder of the application, with its start and deadline; after a return, also the reason. */
const Standing = observer(function Standing({ presenter }: { readonly presenter: ApplicationPresenter }) {
  const { say } = useWords();
  const { content, product } = presenter;
  const { value } = content;
  if (!value || product === undefined) return null;
  const { state, submittedBy, submittedAt, decidedAt, expected, returned, answer, mayWrite } = value;
  if (state === 'submitted' && submittedAt !== undefined) {
    return (
      <Notice tone="info" live>
        {say('applying.with-platform', { by: submittedBy, at: submittedAt })}{' '}
        {expected && say('applying.expected', { day: expected.day, about: expected.about })}
      </Notice>
    );
  }
  if (state === 'returned')
    return (
      <Notice tone="warn">
        {say(mayWrite ? 'applying.returned' : 'applying.returned-other', { count: returned.size })}
      </Notice>
    );
  if (state === 'granted' && decidedAt !== undefined) {
    return (
      <Notice
        tone="ok"
        actions={
          <LinkButton kind="primary" to={productPath(product)}>
            {say('applying.go-open')}
          </LinkButton>
        }
      >
        {say('applying.granted', { at: decidedAt })}
      </Notice>
    );
  }
  if (state === 'declined' && decidedAt !== undefined) {
    return (
      <Notice tone="warn" title={say('applying.declined', { at: decidedAt })}>
        {say('applying.declined-why', { answer })} <SupportLine />
      </Notice>
    );
  }
  return mayWrite ? null : <Notice tone="info">{say('applying.read-only')}</Notice>;
});

/** Applies for a product that is opened only on application (document 1, section 2; checklist F-117). */
export const ApplicationScreen = observer(function ApplicationScreen() {
  const styles = useStyles();
  const { say, locale } = useWords();
  const asked = new URLSearchParams(useLocation().search).get('productType') ?? '';
  const presenter = usePresenter(productsArea, (offered) => offered.application());
  useEffect(() => {
    presenter.opened(asked, locale);
    return () => presenter.left();
  }, [presenter, asked, locale]);
  const { product, content, trouble, changedBy, open, title, isOffered } = presenter;
  const { current, value } = content;
  const all = { label: say('products.crumb'), to: productsPath };
  if (product === undefined || !isOffered) {
    const words = product === undefined ? 'unknown' : 'not-offered';
    return (
      <>
        <PageHeader title={say('applying.page')} crumbs={[all]} />
        <Card>
          <EmptyPanel
            title={say(`applying.${words}`)}
            actions={
              <LinkButton kind="primary" to={productsPath}>
                {say('applying.to-products')}
              </LinkButton>
            }
          >
            {say(`applying.${words}-body`)} {words === 'not-offered' && <SupportLine />}
          </EmptyPanel>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={say('applying.title', { title })}
        crumbs={[all, { label: title, to: productPath(product) }]}
        facts={value === undefined || open.length > 0 ? say('applying.facts') : undefined}
        state={value && <StateBadge tone={tones[value.state]}>{say(`applying.state-${value.state}`)}</StateBadge>}
      />
      <div className={styles.notices}>
        <Standing presenter={presenter} />
        {changedBy !== undefined && (
          <Notice
            tone="warn"
            live
            actions={
              <>
                <PressButton size="small" onPress={async () => presenter.theirsPressed()}>
                  {say('applying.take-theirs')}
                </PressButton>
                <PressButton size="small" onPress={async () => presenter.minePressed()}>
                  {say('applying.keep-mine')}
                </PressButton>
              </>
            }
          >
            {say('applying.changed', { by: changedBy })}
          </Notice>
        )}
        {trouble && (
          <Notice tone="bad" live>
            {say(trouble)}
          </Notice>
        )}
      </div>
      {current.kind === 'loading' && <FormSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.retryPressed() : undefined}
          />
        </Card>
      )}
      {value && open.length > 0 && <ApplicationForm presenter={presenter} />}
      {value && open.length === 0 && value.state !== 'none' && (
        <Card title={say('applying.summary')} padded>
          <ApplicationSummary presenter={presenter} />
        </Card>
      )}
    </>
  );
});
