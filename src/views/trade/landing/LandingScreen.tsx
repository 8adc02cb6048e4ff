import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { productsPath } from '../../../domain/catalogue/product-paths.ts';
import { homePath } from '../../../domain/identity/signed-in.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { LoadingPage } from '../../design/panels/LoadingPage.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { FiguresCard, FinancingsCard, LimitCard } from './FigureCards.tsx';
import { LadderCard } from '../shared/LadderCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { RecentCard } from './RecentCard.tsx';
import { LookingCard, WaitingCard } from './WaitingCard.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '12px',
    marginBottom: '16px',
  },
  day: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  greeting: { margin: 0, fontSize: '22px', lineHeight: '30px', fontWeight: 600 },
  waits: { margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  starts: { display: 'flex', flexWrap: 'wrap', gap: '8px', [onPhone]: { width: '100%', '& > a': { flexGrow: 1 } } },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [onPhone]: { gap: '12px' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0, [onPhone]: { gap: '12px' } },
  lines: { display: 'flex', flexDirection: 'column', gap: '22px' },
});

function LandingSkeleton() {
  const styles = useStyles();
  return (
    <LoadingPage>
      <div className={styles.parts}>
        {['80%', '64%'].map((width) => (
          <Card key={width} padded>
            <div className={styles.lines}>
              {[0, 1, 2, 3, 4, 5].map((each) => (
                <SkeletonBlock key={each} width={each % 2 === 0 ? '92%' : width} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </LoadingPage>
  );
}

const Head = observer(function Head({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { greeting, headStarts, content, acts, absence, overdue, side } = presenter;
  const toDo = content.value?.toDo;
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.day}>{say('trade.landing-day', greeting)}</div>
        <h1 className={styles.greeting} tabIndex={-1}>
          {say('trade.landing-greeting', greeting)}
        </h1>
        <p className={styles.waits} role="status">
          {overdue && say('trade.landing-overdue', { ...overdue, amount: moneyToText(overdue.amount), side })}
          {!acts
            ? absence === undefined && say('trade.landing-looks', { institution: presenter.institution })
            : toDo &&
              say('trade.landing-waits', {
                decide: toDo.toDecide.count,
                mend: toDo.returned.count,
                accept: toDo.toAccept.count,
                finance: toDo.toFinance.count,
                confirm: toDo.toConfirm,
                overdue: overdue !== undefined,
              })}
        </p>
      </div>
      {toDo !== undefined && toDo.count > 0 && (
        <div className={styles.starts}>
          {headStarts.map(({ what, path }) => (
            <LinkButton key={what} kind={what === 'issue' ? 'primary' : 'ordinary'} to={path}>
              {say('trade.landing-start', { what })}
            </LinkButton>
          ))}
        </div>
      )}
    </header>
  );
});

/** The overview of a product: waiting items first, then the amounts that are owed or held (checklist ). */
export const LandingScreen = observer(function LandingScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const presenter = usePresenter(tradeArea, (offered) => offered.landing(kind));
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { absence } = presenter;
  const { current } = presenter.content;
  if (absence !== undefined)
    return (
      <>
        <Head presenter={presenter} />
        <Card>
          <EmptyPanel
            title={say('trade.landing-absent')}
            actions={
              <>
                <LinkButton kind="primary" to={homePath}>
                  {say('shell.go-home')}
                </LinkButton>
                {absence === 'closed' && <LinkButton to={productsPath}>{say('trade.landing-to-products')}</LinkButton>}
              </>
            }
          >
            {say('trade.landing-absent-body', { absence })}
          </EmptyPanel>
        </Card>
      </>
    );
  return (
    <>
      <Head presenter={presenter} />
      {current.kind === 'loading' && <LandingSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={presenter.content} />
        </Card>
      )}
      {current.kind === 'ready' && (
        <div className={styles.parts}>
          <div className={styles.column}>
            {presenter.acts ? <WaitingCard presenter={presenter} /> : <LookingCard presenter={presenter} />}
            <FiguresCard presenter={presenter} />
            <FinancingsCard presenter={presenter} />
            <LadderCard
              shown={presenter}
              more={
                presenter.receiptsPath && (
                  <PortalLink to={presenter.receiptsPath}>{say('trade.receipts-all')}</PortalLink>
                )
              }
            />
          </div>
          <div className={styles.column}>
            {presenter.side === 'core' && <LimitCard presenter={presenter} />}
            <PaymentsCard presenter={presenter} />
            <RecentCard presenter={presenter} />
          </div>
        </div>
      )}
    </>
  );
});
