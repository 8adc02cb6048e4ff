import { makeStyles, tokens } from '@fluentui/react-components';
import type { AccountNumberView } from '../../../presentation/evidence/shared/account-numbers.ts';
import { accountNumber } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';

const useStyles = makeStyles({
  line: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4px' },
  number: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  trouble: { flexBasis: '100%', fontSize: '12px', lineHeight: '18px', color: tokens.colorStatusDangerForeground1 },
});

export interface AccountNumberProps {
  readonly account: AccountNumberView;
  readonly onPressed: (packageId: string) => Promise<void>;
}

/** An account number, masked until the user asks for it, which is recorded. */
export function AccountNumber({ account: { packageId, number, state, trouble }, onPressed }: AccountNumberProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  if (number === '') return accountNumber('');
  const isShown = state === 'shown';
  return (
    <span className={styles.line}>
      <span role="status" className={styles.number}>
        {accountNumber(number)}
        <span className={hidden}>{say(isShown ? 'packages.account-shown' : 'packages.account-masked')}</span>
      </span>
      <PressButton
        kind="subtle"
        size="small"
        label={say(isShown ? 'packages.account-hide-of' : 'packages.account-show-of', { number: packageId })}
        busy={state === 'asking'}
        onPress={() => void onPressed(packageId)}
      >
        {say(isShown ? 'packages.account-hide' : 'packages.account-show')}
      </PressButton>
      {trouble && (
        <span role="alert" className={styles.trouble}>
          {say('packages.account-unrecorded', { why: say(trouble) })}
        </span>
      )}
    </span>
  );
}
