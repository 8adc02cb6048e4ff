import { makeStyles } from '@fluentui/react-components';
import { use } from 'react';

import { useWords } from '../../../words/use-words.ts';
import { SupportContext } from './support-context.ts';
import { useHiddenText } from '../theme/use-hidden-text.ts';

const useStyles = makeStyles({
  line: { display: 'inline-flex', flexWrap: 'wrap', gap: '2px 16px', justifyContent: 'inherit' },
  link: { color: 'inherit', ':focus-visible': { outlineOffset: '2px' } },
});

/** The hotline of working days and the online service of every hour, each where the platform has one (document 1, section 9). */
export function SupportLine() {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { hotline, onlineService } = use(SupportContext);
  if (hotline === '' && onlineService === '') return null;
  return (
    <span className={styles.line}>
      {hotline !== '' && <span>{say('common.hotline', { phone: hotline })}</span>}
      {onlineService !== '' && (
        <a href={onlineService} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {say('common.online-service')}
          <span className={hidden}>{say('common.new-tab')}</span>
        </a>
      )}
    </span>
  );
}
