import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { productsPath } from '../../../domain/catalogue/product-paths.ts';
import { productsArea } from '../../../presentation/products/products-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onCrowded } from '../../design/theme/breakpoints.ts';
import { RestrictionHelp } from '../../evidence/shared/RestrictionHelp.tsx';
import { focusOnceLost } from '../../design/actions/focus-in.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConditionsCard } from './ConditionsCard.tsx';
import { OpenedCard } from './OpenedCard.tsx';
import { OtherProducts } from './OtherProducts.tsx';
import { ProductCatalogue } from './ProductCatalogue.tsx';
import { ProductDialogs } from './ProductDialogs.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { lookOf, waysOnId } from './state-look.ts';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 316px',
    gap: '16px',
    alignItems: 'start',
    [onCrowded]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** All products, or the one that the address names (document 1, section 2; checklist F-116). */
export const ProductOverviewScreen = observer(function ProductOverviewScreen() {
  const styles = useStyles();
  const { say, locale } = useWords();
  const asked = new URLSearchParams(useLocation().search).get('productType') ?? '';
  const presenter = usePresenter(productsArea, (offered) => offered.productOverview());
  useEffect(() => {
    presenter.opened(asked, locale);
    return () => presenter.left();
  }, [presenter, asked, locale]);
  const { content, shown, isUnknown } = presenter;
  const { current } = content;
  const stands = shown && { product: shown.product, isOpen: shown.opening.state === 'opened' };
  const stood = useRef(stands);
  useEffect(() => {
    // The button that opened the product was removed with its conditions, so the focus moves to the links into the
    // product.
    if (stands?.isOpen && stood.current?.product === stands.product && !stood.current.isOpen) focusOnceLost([waysOnId]);
    stood.current = stands;
  });
  const limits = presenter.leadsToLimits && <LinkButton to={limitsPath}>{say('products.limits')}</LinkButton>;
  const all = { label: say('products.crumb'), to: productsPath };
  return (
    <>
      {shown ? (
        <PageHeader
          title={shown.title}
          crumbs={[all, { label: shown.title }]}
          state={<StateBadge tone={lookOf(shown).tone}>{say(lookOf(shown).words)}</StateBadge>}
          facts={shown.texts.slogan}
          actions={limits}
        />
      ) : (
        <PageHeader
          title={say(isUnknown ? 'products.unknown' : 'products.title')}
          crumbs={asked === '' ? [] : [all]}
          facts={asked === '' ? say('products.facts') : undefined}
          actions={limits}
        />
      )}
      {isUnknown && (
        <Card>
          <EmptyPanel
            title={say('products.unknown')}
            actions={
              <LinkButton kind="primary" to={productsPath}>
                {say('products.all')}
              </LinkButton>
            }
          >
            {say('products.unknown-body')}
          </EmptyPanel>
        </Card>
      )}
      {!isUnknown && current.kind === 'loading' && <DetailSkeleton />}
      {!isUnknown && current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.checkPressed() : undefined}
          />
        </Card>
      )}
      {!isUnknown && current.kind === 'ready' && !shown && <ProductCatalogue presenter={presenter} />}
      {shown && (
        <div className={styles.two}>
          <div className={styles.column}>
            {presenter.restriction && (
              <Notice tone="bad" title={say('held.not-made')}>
                <RestrictionHelp {...presenter.restriction} isBegun={false} />
              </Notice>
            )}
            {shown.offered && !shown.hasPages && (
              <Notice tone="info">
                {say('products.not-online-body')} <SupportLine />
              </Notice>
            )}
            <ProductFacts card={shown} />
            {shown.opening.state === 'opened' ? (
              <OpenedCard card={shown} presenter={presenter} />
            ) : (
              <ConditionsCard card={shown} presenter={presenter} />
            )}
          </div>
          <OtherProducts presenter={presenter} />
        </div>
      )}
      <ProductDialogs presenter={presenter} />
    </>
  );
});
