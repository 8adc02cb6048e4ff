import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { TimelineLine } from '../../../presentation/evidence/package-detail/detail-timeline.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Timeline, type TimelineEntry } from '../../design/panels/Timeline.tsx';
import { DetailHistory } from './DetailHistory.tsx';

const useStyles = makeStyles({
  history: {
    marginTop: '12px',
    paddingTop: '8px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    '& > button': { marginLeft: '-8px' },
  },
});

interface DetailProgressProps {
  readonly presenter: PackageDetailPresenter;
  readonly view: PackageDetailView;
}

/** The past events, the present holder with the deadline, the next steps, and the whole history on demand. */
export const DetailProgress = observer(function DetailProgress({ presenter, view }: DetailProgressProps) {
  const styles = useStyles();
  const { say } = useWords();
  const historyId = useId();
  const { historyOpen } = presenter;
  const entry = ({ key, state, title, who, at, notes }: TimelineLine): TimelineEntry => ({
    id: key,
    state,
    title: say(title),
    ...(who === '' ? {} : { who }),
    ...(at === undefined ? {} : { when: say('formats.moment-short', { at, today: view.today }) }),
    ...(notes.length === 0 ? {} : { note: notes.map((note) => say(note)).join(say('formats.clause-separator')) }),
  });
  return (
    <Card title={say('detail.progress')} padded>
      {view.flags.progressLine && <Timeline label={say('detail.progress')} entries={view.timeline.map(entry)} />}
      {view.expectedMissing && (
        <MissingPart label={say('check.expected-label')} onRetry={() => presenter.retryPressed()} />
      )}
      {view.flags.progressTable && (
        <div className={styles.history}>
          {view.logMissing ? (
            <MissingPart label={say('detail.history')} onRetry={() => presenter.retryPressed()} />
          ) : (
            <>
              <PressButton
                kind="subtle"
                size="small"
                aria-expanded={historyOpen}
                aria-controls={historyId}
                onPress={() => presenter.historyPressed()}
              >
                {historyOpen
                  ? say('detail.history-close')
                  : say('detail.history-count', { count: view.history.length })}
              </PressButton>
              <div id={historyId}>{historyOpen && <DetailHistory lines={view.history} />}</div>
            </>
          )}
        </div>
      )}
    </Card>
  );
});
