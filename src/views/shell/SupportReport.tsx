import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';

import { CheckBox } from '../design/fields/CheckBox.tsx';
import { CopyText } from '../design/actions/CopyText.tsx';
import { ReportLines } from '../design/panels/ReportLines.tsx';
import { useWords } from '../../words/use-words.ts';
import { PresentersContext } from './shared/presenters-context.ts';

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', alignItems: 'center', maxWidth: '520px', margin: '0 auto', padding: '0 16px 24px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  lines: { width: '100%', boxSizing: 'border-box' },
});

/** What to hand to customer service when a page broke: the build, and the last steps for who likes to tell them. It is read here before it is copied, and sent by nobody else (F-021). */
export const SupportReport = observer(function SupportReport() {
  const styles = useStyles();
  const { say } = useWords();
  const trail = use(PresentersContext)?.trail;
  const [withSteps, setWithSteps] = useState(true);
  if (!trail || trail.lines.length === 0) return null;
  const { version, lines } = trail;
  const copied = withSteps ? lines : lines.slice(0, version === '' ? 0 : 1);
  return (
    <div className={styles.frame}>
      {copied.length > 0 && <CopyText text={copied.join('\n')} shown={say('shell.report-copy')} label={say('shell.report-copy')} />}
      <CheckBox checked={withSteps} onToggled={(isWanted) => setWithSteps(isWanted)}>
        {say('shell.report')}
      </CheckBox>
      {copied.length > 0 && (
        <div className={styles.lines}>
          <ReportLines lines={copied} label={say('shell.report-lines')} />
        </div>
      )}
    </div>
  );
});
