import { observer } from 'mobx-react-lite';

import type { Identifier } from '../../../domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { SecretValue } from '../../design/fields/SecretValue.tsx';
import { useWords } from '../../../words/use-words.ts';

export const identifierLabels = {
  mobile: 'account.mobile',
  'id-number': 'account.id-number',
  mail: 'account.mail',
} as const;

/** An identifier that is masked until the user asks for it. */
export const Secret = observer(function Secret({
  presenter,
  identifier,
  masked,
}: {
  readonly presenter: AccountInfoPresenter;
  readonly identifier: Identifier;
  readonly masked: string;
}) {
  const { say } = useWords();
  const whole = presenter.revealed[identifier];
  const label = say(identifierLabels[identifier]);
  return (
    <SecretValue
      value={whole ?? masked}
      isWhole={whole !== undefined}
      press={{
        words: say(whole === undefined ? 'account.reveal' : 'account.hide'),
        label: say(whole === undefined ? 'account.reveal-of' : 'account.hide-of', { label }),
        onPress: async () => presenter.revealPressed(identifier),
      }}
    />
  );
});
