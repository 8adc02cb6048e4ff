import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { Identifier } from '../../../domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  secret: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

export const identifierLabels = { mobile: 'account.mobile', 'id-number': 'account.id-number', mail: 'account.mail' } as const;

/** An identifier that stands masked until it is asked for. */
export const Secret = observer(function Secret({ presenter, identifier, masked }: { readonly presenter: AccountInfoPresenter; readonly identifier: Identifier; readonly masked: string }) {
  const styles = useStyles();
  const { say } = useWords();
  const whole = presenter.revealed[identifier];
  const label = say(identifierLabels[identifier]);
  return (
    <span className={styles.secret}>
      <span aria-live="polite">{whole ?? masked}</span>
      <PressButton kind="subtle" size="small" aria-pressed={whole !== undefined} label={whole === undefined ? say('account.reveal-of', { label }) : say('account.hide-of', { label })} onPress={async () => presenter.revealPressed(identifier)}>
        {say(whole === undefined ? 'account.reveal' : 'account.hide')}
      </PressButton>
    </span>
  );
});
