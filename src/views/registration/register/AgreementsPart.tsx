import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import { platformAgreementNames, type PlatformAgreementName } from '../../../domain/notices/shared/platform-agreements.ts';
import type { RegisterPresenter } from '../../../presentation/registration/register/register-presenter.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ReadAgreementDialog } from './ReadAgreementDialog.tsx';
import { idOf, type RegisterErrors } from './use-register-errors.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, outlineStyle: 'none' },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600 },
  list: { listStyleType: 'none', margin: '0 0 8px', padding: 0, border: `1px solid ${portal.hairline}`, borderRadius: tokens.borderRadiusMedium },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: '8px 12px', '& + &': { borderTop: `1px solid ${portal.hairline}` } },
  title: { flexGrow: 1, [onPhone]: { flexBasis: '100%' } },
  state: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, [onPhone]: { flexGrow: 1 } },
  done: { color: portal.okWords },
  points: { margin: '0 0 8px', paddingLeft: '20px', color: tokens.colorNeutralForeground2 },
  reason: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const titles: Readonly<Record<PlatformAgreementName, PlainKey>> = { CORP_REG_AGREEMENT: 'registration.agreement-registration', CORP_PRIVACY_AGREEMENT: 'registration.agreement-privacy' };
const declarations = ['registration.declaration-capable', 'registration.declaration-true', 'registration.declaration-authorised'] as const;

export interface AgreementsPartProps {
  readonly presenter: RegisterPresenter;
  readonly errors: RegisterErrors;
}

/** Both agreements, each read to its end before one can agree, and what registrants declare (document 1, section 5). */
export const AgreementsPart = observer(function AgreementsPart({ presenter, errors }: AgreementsPartProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [reading, setReading] = useState<PlatformAgreementName>();
  const { read, allRead, agreed, declared } = presenter;
  const [agreementsError, declaredError] = [errors.of('agreements'), errors.of('declared')];
  return (
    <>
      <fieldset id={idOf('agreements')} tabIndex={-1} className={styles.group}>
        <legend className={styles.legend}>{say('registration.agreements')}</legend>
        <ul className={styles.list}>
          {platformAgreementNames.map((name) => (
            <li key={name} className={styles.row}>
              <span className={styles.title}>{say(titles[name])}</span>
              <span className={mergeClasses(styles.state, read.has(name) && styles.done)}>
                {read.has(name) ? <CheckmarkCircle16Regular aria-hidden="true" /> : <Circle16Regular aria-hidden="true" />}
                {say(read.has(name) ? 'registration.agreement-read' : 'registration.agreement-unread')}
              </span>
              <PressButton size="small" label={`${say(read.has(name) ? 'registration.agreement-again' : 'registration.agreement-read-it')} ${say(titles[name])}`} onPress={() => setReading(name)}>
                {say(read.has(name) ? 'registration.agreement-again' : 'registration.agreement-read-it')}
              </PressButton>
            </li>
          ))}
        </ul>
        <CheckBox checked={agreed} off={!allRead} {...(allRead ? {} : { describedBy: 'register-agree-first' })} onToggled={(checked) => presenter.agreedToggled(checked)}>
          {say('registration.agree')}
        </CheckBox>
        {!allRead && (
          <p id="register-agree-first" className={styles.reason}>
            {say('registration.agree-first')}
          </p>
        )}
        {agreementsError !== undefined && <Notice tone="bad" small>{agreementsError}</Notice>}
      </fieldset>
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
        {declaredError !== undefined && <Notice tone="bad" small>{declaredError}</Notice>}
      </fieldset>
      {reading && (
        <ReadAgreementDialog
          name={reading} title={say(titles[reading])} onClosed={() => setReading(undefined)}
          onRead={() => {
            presenter.agreementRead(reading);
            setReading(undefined);
          }}
        />
      )}
    </>
  );
});
