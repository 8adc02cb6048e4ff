import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';

const useStyles = makeStyles({ head: { display: 'flex', flexDirection: 'column', gap: '12px', marginBottom: '12px' } });

/**
 * The tabs of two lists, if some businesses were approved without invoices: candidates for a new package, and
 * businesses that still lack their invoices (document 2, section 5).
 */
export const SourceTabs = observer(function SourceTabs({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  if (!presenter.offersBlank) return null;
  return (
    <div className={styles.head}>
      <ViewTabs
        label={say('choose.sources')}
        views={[
          { id: 'free', label: say('choose.source-free') },
          { id: 'blank', label: say('choose.source-blank') },
        ]}
        chosen={presenter.blank ? 'blank' : 'free'}
        onChosen={(id) => presenter.blankChosen(id === 'blank')}
      />
      {presenter.blank && (
        <Notice tone="info" small>
          {say('choose.blank-about')}
        </Notice>
      )}
    </div>
  );
});
