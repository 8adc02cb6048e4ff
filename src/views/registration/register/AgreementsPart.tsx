import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { RegisterPresenter } from '../../../presentation/registration/register/register-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { AgreementsToRead } from '../shared/AgreementsToRead.tsx';
import { idOf, type RegisterErrors } from './use-register-errors.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, outlineStyle: 'none' },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600 },
  points: { margin: '0 0 8px', paddingLeft: '20px', color: tokens.colorNeutralForeground2 },
});

const declarations = [
  'registration.declaration-capable',
  'registration.declaration-true',
  'registration.declaration-authorised',
] as const;

export interface AgreementsPartProps {
  readonly presenter: RegisterPresenter;
  readonly errors: RegisterErrors;
}

/**
 * Both agreements and the registrant's declaration. Each agreement must be read to its end first (document 1, section
 * 5).
 */
export const AgreementsPart = observer(function AgreementsPart({ presenter, errors }: AgreementsPartProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { readAgreements, agreed, declared } = presenter;
  const [agreementsError, declaredError] = [errors.of('agreements'), errors.of('declared')];
  return (
    <>
      <AgreementsToRead
        id={idOf('agreements')}
        read={readAgreements}
        agreed={agreed}
        error={agreementsError}
        onRead={(name) => presenter.agreementRead(name)}
        onAgreed={(checked) => presenter.agreedToggled(checked)}
      />
      <fieldset id={idOf('declared')} tabIndex={-1} className={styles.group}>
        <legend className={styles.legend}>{say('registration.declarations')}</legend>
        <ul className={styles.points}>
          {declarations.map((each) => (
            <li key={each}>{say(each)}</li>
          ))}
        </ul>
        <CheckBox checked={declared} onToggled={(checked) => presenter.declaredToggled(checked)}>
          {say('registration.declare')}
        </CheckBox>
        {declaredError !== undefined && (
          <Notice tone="bad" small>
            {declaredError}
          </Notice>
        )}
      </fieldset>
    </>
  );
});
