import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { isAllDone } from '../../../domain/parties/start-list.ts';
import { homeArea } from '../../../presentation/home/home-presenters.ts';
import type { StartPresenter } from '../../../presentation/home/start/start-presenter.ts';
import { productsPath } from '../../../domain/catalogue/product-paths.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { StepRow } from '../shared/StepRow.tsx';
import { StepSegments } from '../shared/StepSegments.tsx';

const useStyles = makeStyles({
  page: { maxWidth: '880px' },
  steps: { listStyleType: 'none', margin: 0, padding: 0 },
  needs: { margin: 0, display: 'grid', gap: '10px' },
  need: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: '2px 16px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  what: { fontWeight: 600 },
  which: { margin: 0 },
  way: { marginTop: '12px' },
  note: { margin: '12px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const StartList = observer(function StartList({ presenter }: { readonly presenter: StartPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { steps, expected, today } = presenter;
  const done = steps.filter(({ state }) => state === 'done').length;
  const allDone = isAllDone(steps);
  const note = allDone
    ? say('home.start-all-done')
    : expected === undefined
      ? undefined
      : expected.day === today
        ? say(presenter.isOwnTask ? 'home.start-today' : 'home.start-today-colleague')
        : say(expected.about ? 'home.start-expected-about' : 'home.start-expected', { day: expected.day, today });
  return (
    <>
      <Card title={say('home.start-count', { done, all: steps.length })} note={note}>
        <StepSegments steps={steps} />
        <ol className={styles.steps}>
          {steps.map((view) => (
            <StepRow key={view.step} view={view} />
          ))}
        </ol>
      </Card>
      {!allDone && <p className={styles.note}>{say('home.start-note')}</p>}
      <ProductNeeds presenter={presenter} />
      <SupportLine />
    </>
  );
});

/** The certificates that each product needs, shown before the user chooses a product. */
const ProductNeeds = observer(function ProductNeeds({ presenter }: { readonly presenter: StartPresenter }) {
  const styles = useStyles();
  const { say, locale } = useWords();
  useEffect(() => void presenter.nameProducts(locale), [presenter, locale]);
  const { needs } = presenter;
  if (needs.length === 0) return null;
  return (
    <Card title={say('home.needs-title')} note={say('home.needs-note')} padded>
      <dl className={styles.needs}>
        {needs.map(({ need, products }) => (
          <div key={need} className={styles.need}>
            <dt className={styles.what}>{say(`home.needs-${need}`)}</dt>
            <dd className={styles.which}>{products.join(say('formats.list-separator'))}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.way}>
        <PortalLink to={productsPath}>{say('home.needs-products')}</PortalLink>
      </div>
    </Card>
  );
});

/**
 * The steps from registration to the first package, each with its state, its holder and its deadline (checklist 1.4,
 * onboarding).
 */
export const StartScreen = observer(function StartScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(homeArea, (offered) => offered.start());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { content, isOffered } = presenter.company;
  return (
    <div className={styles.page}>
      <PageHeader title={say('home.start')} facts={presenter.companyName} />
      {!isOffered && (
        <Card>
          <EmptyPanel
            title={say('home.start-not-offered')}
            actions={<LinkButton to="/index">{say('shell.home')}</LinkButton>}
          />
        </Card>
      )}
      {isOffered && content.kind === 'loading' && <ListSkeleton />}
      {isOffered && content.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(content.failure.what)}
            code={content.failure.code || undefined}
            traceId={content.failure.traceId || undefined}
            onRetry={content.failure.canRetry ? async () => presenter.company.opened() : undefined}
          />
        </Card>
      )}
      {isOffered && content.kind === 'ready' && <StartList presenter={presenter} />}
    </div>
  );
});
