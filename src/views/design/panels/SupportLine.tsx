import { makeStyles } from '@fluentui/react-components';
import { use } from 'react';

import { useWords } from '../../../words/use-words.ts';
import { SupportContext } from './support-context.ts';
import { OutsideLink } from '../actions/OutsideLink.tsx';

const useStyles = makeStyles({
  line: { display: 'inline-flex', flexWrap: 'wrap', gap: '2px 16px', justifyContent: 'inherit' },
});

/**
 * The hotline (on working days) and the online service (at any time), as far as the platform has them (document 1,
 * section 9).
 */
export function SupportLine() {
  const styles = useStyles();
  const { say } = useWords();
  const { hotline, onlineService } = use(SupportContext);
  if (hotline === '' && onlineService === '') return null;
  return (
    <span className={styles.line}>
      {hotline !== '' && <span>{say('common.hotline', { phone: hotline })}</span>}
      {onlineService !== '' && <OutsideLink to={onlineService}>{say('common.online-service')}</OutsideLink>}
    </span>
  );
}
