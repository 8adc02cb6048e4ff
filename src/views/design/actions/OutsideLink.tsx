import { makeStyles } from '@fluentui/react-components';

import { useWords } from '../../../words/use-words.ts';
import { useHiddenText } from '../theme/use-hidden-text.ts';

const useStyles = makeStyles({ link: { color: 'inherit', ':focus-visible': { outlineOffset: '2px' } } });

/** A link out of the portal. It opens in a new tab and says so to screen readers. */
export function OutsideLink({ to, children }: { readonly to: string; readonly children: string }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
      <span className={hidden}>{say('common.new-tab')}</span>
    </a>
  );
}
