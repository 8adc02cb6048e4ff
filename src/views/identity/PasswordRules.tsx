import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';

import { passwordRules, type PasswordRule } from '../../domain/identity/password-rules.ts';
import { forcedColours } from '../design/theme/breakpoints.ts';
import { hiddenText } from '../design/theme/hidden-text.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';

const useStyles = makeStyles({
  bars: { display: 'flex', gap: '4px', marginBottom: '6px' },
  bar: {
    height: '4px',
    flexGrow: 1,
    borderRadius: '2px',
    backgroundColor: portal.hairline,
    [forcedColours]: { border: '1px solid CanvasText' },
  },
  some: {
    backgroundColor: portal.warnWords,
    [forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  full: {
    backgroundColor: portal.okWords,
    [forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  rule: { display: 'flex', alignItems: 'flex-start', gap: '6px' },
  icon: { flexShrink: 0, display: 'inline-flex', marginTop: '1px' },
  kept: { color: portal.okWords },
  hidden: hiddenText,
});

/**
 * The rules of a new password, each marked once it is met while the user types. A password that is too short meets no
 * rule.
 */
export function PasswordRules({ kept }: { readonly kept: ReadonlySet<PasswordRule> }) {
  const styles = useStyles();
  const { say } = useWords();
  const isLong = kept.has('length');
  const filled = isLong ? kept.size : Math.min(kept.size, 1);
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {passwordRules.map((rule, index) => (
          <span
            key={rule}
            className={mergeClasses(
              styles.bar,
              index < filled && (kept.size === passwordRules.length ? styles.full : styles.some),
            )}
          />
        ))}
      </div>
      <ul className={styles.list} aria-label={say('account.rules')}>
        {passwordRules.map((rule) => (
          <li key={rule} className={mergeClasses(styles.rule, isLong && kept.has(rule) && styles.kept)}>
            <span className={styles.icon} aria-hidden="true">
              {kept.has(rule) ? <Checkmark16Regular /> : <Circle16Regular />}
            </span>
            <span>
              {say(`account.rule-${rule}`)}
              <span
                className={styles.hidden}
              >{` ${say(kept.has(rule) ? 'account.rule-kept' : 'account.rule-open')}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
