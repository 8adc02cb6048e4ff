import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';

import { reportLines } from '../../domain/pages/breadcrumb-report.ts';
import { CheckBox } from '../design/fields/CheckBox.tsx';
import { CopyText } from '../design/actions/CopyText.tsx';
import { ReportLines } from '../design/panels/ReportLines.tsx';
import { useLearning, useWords } from '../../words/use-words.ts';
import { PresentersContext } from '../pages/presenters-context.ts';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    maxWidth: '520px',
    margin: '0 auto',
    padding: '0 16px 24px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  lines: { width: '100%', boxSizing: 'border-box' },
});

/**
 * The report for customer service when a page broke: the build and, if the user agrees, the last steps. The user reads
 * it here before copying it; the portal never sends it (F-021).
 */
export const SupportReport = observer(function SupportReport() {
  const styles = useStyles();
  const { say } = useWords();
  const trail = use(PresentersContext)?.trail;
  const [withSteps, setWithSteps] = useState(true);
  const learn = useLearning();
  const [isWorded, setWorded] = useState(false);
  // A page that works does not load these texts, so they are loaded here.
  useEffect(() => {
    const learnWords = async (): Promise<void> => {
      const { cornerWords } = await import('../../words/areas/help.ts');
      await learn([cornerWords]);
    };
    learnWords().then(
      () => setWorded(true),
      () => undefined,
    );
  }, [learn]);
  if (!trail || !isWorded) return null;
  const { version, steps } = trail;
  const lines = reportLines(version, steps);
  if (lines.length === 0) return null;
  const copied = withSteps ? lines : lines.slice(0, version === '' ? 0 : 1);
  return (
    <div className={styles.frame}>
      {copied.length > 0 && (
        <CopyText text={copied.join('\n')} shown={say('corner.steps-copy')} label={say('corner.steps-copy')} />
      )}
      <CheckBox checked={withSteps} onToggled={(isWanted) => setWithSteps(isWanted)}>
        {say('corner.steps')}
      </CheckBox>
      {copied.length > 0 && (
        <div className={styles.lines}>
          <ReportLines lines={copied} label={say('corner.steps-copied')} />
        </div>
      )}
    </div>
  );
});
