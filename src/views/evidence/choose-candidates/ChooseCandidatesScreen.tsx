import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { crowded, onCrowded, onLowScreen } from '../../design/theme/breakpoints.ts';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StepHeader } from '../../design/panels/StepHeader.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { useBook } from '../shared/book-context.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money } from '../../../words/format.ts';
import { useListCrumbs } from '../shared/use-list-crumbs.ts';
import { useWords } from '../../../words/use-words.ts';
import { RestrictionHelp } from '../shared/RestrictionHelp.tsx';
import { TrailPlace } from '../shared/TrailDialog.tsx';
import { CandidateTable } from './CandidateTable.tsx';
import { ChooseTroubleDialog } from './ChooseTroubleDialog.tsx';
import { ChosenCard, funderPlace } from './ChosenCard.tsx';
import { JoinDialogs } from './JoinDialogs.tsx';
import { OthersCard } from './OthersCard.tsx';
import { SourceTabs } from './SourceTabs.tsx';
import { WhatNextCard } from './WhatNextCard.tsx';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    gap: '16px',
    alignItems: 'start',
    [onCrowded]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    position: 'sticky',
    top: `calc(${portal.barHeight} + 16px)`,
    // Subtracts the height above the card before the page scrolls (demo banner, bar, title, steps) and of the help
    // below it. The button to continue at its foot thus stays visible in one place.
    height: 'calc(100dvh - 316px)',
    [onLowScreen]: { position: 'static', height: 'auto' },
    [onCrowded]: { position: 'static', height: 'auto' },
  },
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minHeight: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Padding for shadows, which a scrolling box would cut off.
    margin: '-4px',
    padding: '4px',
    '& > *': { flexShrink: 0 },
    [onLowScreen]: { overflowY: 'visible' },
    [onCrowded]: { overflowY: 'visible' },
  },
  foot: { flexShrink: 0, marginTop: 'auto' },
  closed: { marginBottom: '12px' },
});

const NextButton = observer(function NextButton({
  presenter,
  block,
}: {
  readonly presenter: ChooseCandidatesPresenter;
  readonly block: boolean;
}) {
  const { say } = useWords();
  const { mayGoOn, needsFunder, creating, rows, closed } = presenter.viewModel;
  const kind = useBusinessKind();
  const { restriction } = presenter;
  const reason = restriction
    ? say(`packages.held-${restriction.kind}`)
    : closed
      ? say('choose.switched-off')
      : say(block ? 'choose.none-chosen' : 'choose.none-chosen-below', { kind });
  if (needsFunder && !restriction) {
    // Below a long list the selection is not visible, so this button scrolls to it.
    return (
      <PressButton
        kind="primary"
        size="large"
        block={block}
        onPress={() => document.querySelector<HTMLElement>(`#${funderPlace} input`)?.focus()}
      >
        {say('choose.funder-wanted')}
      </PressButton>
    );
  }
  return (
    <PressButton
      kind="primary"
      size="large"
      block={block}
      busy={creating}
      unavailable={mayGoOn && !restriction && rows.kind === 'ready' ? undefined : reason}
      onPress={() => presenter.nextPressed()}
    >
      {say('choose.next')}
    </PressButton>
  );
});

/** The first step of a new package: choosing its candidates (document 2, section 2). */
export const ChooseCandidatesScreen = observer(function ChooseCandidatesScreen() {
  const styles = useStyles();
  const crumbs = useListCrumbs();
  const { say } = useWords();
  const kind = useBusinessKind();
  const isCrowded = useMedia(crowded);
  const book = useBook();
  const presenter = usePresenter(evidenceArea, (offered) => offered.chooseCandidates(book));
  const { summary, closed, remedies, unfunded } = presenter.viewModel;
  const { search } = useLocation();
  const { ids, origin } = presenter.asked;

  useEffect(() => {
    presenter.opened(search);
    return () => presenter.left();
  }, [presenter, search]);

  return (
    <TrailPlace>
      <PageHeader
        title={say('choose.title')}
        crumbs={crumbs}
        aside={summary.count > 0 ? say('choose.kept') : undefined}
        actions={
          <PressButton onPress={() => presenter.exitPressed()}>
            {say(origin === '' ? 'choose.exit' : 'materials.exit-origin')}
          </PressButton>
        }
      />
      <StepHeader
        label={say('choose.title')}
        current={0}
        steps={[
          say('choose.step-choose', { kind }),
          say('choose.step-upload'),
          say('choose.step-check'),
          say('choose.step-done'),
        ]}
      />
      <div className={styles.two}>
        <div>
          {presenter.restriction && (
            <div className={styles.closed}>
              <Notice tone="bad" title={say('held.not-made')}>
                <RestrictionHelp {...presenter.restriction} isBegun={false} />
              </Notice>
            </div>
          )}
          {ids.length > 0 && (
            <div className={styles.closed}>
              <Notice
                tone="info"
                small
                actions={
                  <PressButton size="small" onPress={() => presenter.allWanted()}>
                    {say('choose.asked-all')}
                  </PressButton>
                }
              >
                {say('choose.asked', { kind, count: ids.length })}
              </Notice>
            </div>
          )}
          <SourceTabs presenter={presenter} />
          {!closed && remedies.length > 0 && (
            <div className={styles.closed}>
              <Notice tone="info" small>
                {remedies.map(({ reason, remedy }) => (
                  <div key={reason.key}>{say('choose.remedy', { reason: say(reason), remedy: say(remedy) })}</div>
                ))}
              </Notice>
            </div>
          )}
          {closed && (
            <div className={styles.closed}>
              <Notice tone="warn">{say(closed)}</Notice>
            </div>
          )}
          <CandidateTable presenter={presenter} />
        </div>
        <div className={styles.side}>
          <div className={styles.cards}>
            <ChosenCard presenter={presenter} />
            <OthersCard presenter={presenter} />
            {!closed && <WhatNextCard presenter={presenter} />}
            {/* Last, so that its appearance moves nothing. */}
            {!closed && unfunded && (
              <Notice tone="info" small>
                {say('choose.remedy', { reason: say(unfunded.reason), remedy: say(unfunded.remedy) })}
              </Notice>
            )}
          </div>
          {!isCrowded && (
            <div className={styles.foot}>
              <NextButton presenter={presenter} block />
            </div>
          )}
        </div>
      </div>
      {isCrowded && (
        <FooterBar
          count={say('choose.chosen', { count: summary.count })}
          total={summary.count > 0 ? money(summary.amount) : undefined}
          actions={<NextButton presenter={presenter} block={false} />}
        />
      )}
      <ChooseTroubleDialog presenter={presenter} />
      <JoinDialogs controller={presenter.joinController} />
    </TrailPlace>
  );
});
