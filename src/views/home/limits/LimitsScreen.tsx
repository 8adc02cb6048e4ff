import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { homeArea } from '../../../presentation/home/home-presenters.ts';
import type { FunderLimitsView } from '../../../presentation/home/limits/limits-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { IssueLimits } from '../../trade/shared/limits/IssueLimits.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFigureTable } from '../../design/table/use-figure-table.ts';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  heading: { margin: '8px 0 0', fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  about: { margin: '2px 0 0', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground3 },
  body: { padding: '0 16px 12px' },
  unled: { margin: '8px 4px 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  // A phone has no room for three long amounts beside a name, so each amount has its own label there.
  table: {
    [onPhone]: {
      '& thead': { display: 'none' },
      '& tr': { display: 'block', padding: '8px 0', borderBottom: `1px solid ${portal.hairlineSoft}` },
      '& th, & td': { display: 'flex', justifyContent: 'space-between', padding: '2px 4px', borderBottomStyle: 'none' },
      '& tbody th': { fontWeight: 600 },
      '& td::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3 },
    },
  },
});

function FunderLimits({ view }: { readonly view: FunderLimitsView }) {
  const styles = useStyles();
  const table = mergeClasses(useFigureTable(), styles.table);
  const { say } = useWords();
  const { funder, limit, used, available, products, isPartlyLinked } = view;
  return (
    <Card title={funder} note={say('home.limit-left', view)}>
      <div className={styles.body}>
        <table className={table}>
          <thead>
            <tr>
              {(['home.limit-product', 'home.limit-total', 'home.limit-used', 'home.limit-available'] as const).map(
                (key) => (
                  <th key={key} scope="col">
                    {say(key)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => {
              const name = product.name ? say(product.name) : product.code;
              return (
                <tr key={product.code}>
                  <th scope="row">
                    {product.path === undefined ? name : <PortalLink to={product.path}>{name}</PortalLink>}
                  </th>
                  <td data-label={say('home.limit-total')}>{money(product.limit)}</td>
                  <td data-label={say('home.limit-used')}>{money(product.used)}</td>
                  <td data-label={say('home.limit-available')}>
                    <span>
                      {product.isUsedUp && (
                        <>
                          <StateBadge tone="warn" size="small">
                            {say('home.limit-used-up')}
                          </StateBadge>{' '}
                        </>
                      )}
                      {money(product.available)}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('home.limit-all')}</th>
              <td data-label={say('home.limit-total')}>{money(limit)}</td>
              <td data-label={say('home.limit-used')}>{money(used)}</td>
              <td data-label={say('home.limit-available')}>{money(available)}</td>
            </tr>
          </tfoot>
        </table>
        {isPartlyLinked && <p className={styles.unled}>{say('home.limit-unled')}</p>}
      </div>
    </Card>
  );
}

/**
 * All limits of a core enterprise: those up to which it may issue, and those that funders grant it by product, with the
 * sums that its home page shows.
 */
export const LimitsScreen = observer(function LimitsScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(homeArea, (offered) => offered.limits());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { company, issuing, funders, hasNoLimits } = presenter;
  const { content, isOffered } = company;
  const isKnown = !isOffered || content.kind === 'ready';
  const factsOf = (isIssuing: boolean, isEmpty: boolean): string | undefined =>
    isIssuing ? say('home.limits-all-facts') : isEmpty ? undefined : say('home.limits-facts');
  return (
    <div className={styles.page}>
      <PageHeader
        title={say('home.limits-all')}
        crumbs={[{ label: say('shell.home'), to: '/index' }]}
        facts={factsOf(issuing.isShown, isKnown && funders.length === 0)}
      />
      {issuing.isShown && <IssueLimits presenter={issuing} />}
      {issuing.isShown && (
        <div>
          <h2 className={styles.heading}>{say('home.limits')}</h2>
          <p className={styles.about}>{say('home.limits-facts')}</p>
        </div>
      )}
      {isKnown && funders.length === 0 && (
        <Card>
          <EmptyPanel
            title={say('home.limits-none')}
            actions={!issuing.isShown && <LinkButton to="/index">{say('shell.go-home')}</LinkButton>}
          >
            {say(hasNoLimits ? 'home.limits-others-body' : 'home.limits-none-body')}
          </EmptyPanel>
        </Card>
      )}
      {isOffered && content.kind === 'loading' && <ListSkeleton />}
      {isOffered && content.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(content.failure.what)}
            code={content.failure.code || undefined}
            traceId={content.failure.traceId || undefined}
            onRetry={content.failure.canRetry ? async () => company.opened() : undefined}
          />
        </Card>
      )}
      {funders.map((view) => (
        <FunderLimits key={view.funder} view={view} />
      ))}
    </div>
  );
});
