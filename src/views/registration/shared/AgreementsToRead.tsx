import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import { useState } from 'react';

import { platformAgreementNames, type PlatformAgreementName } from '../../../domain/agreements/platform-agreements.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ReadAgreementDialog } from './ReadAgreementDialog.tsx';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, outlineStyle: 'none' },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600 },
  list: {
    listStyleType: 'none',
    margin: '0 0 8px',
    padding: 0,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 12px',
    '& + &': { borderTop: `1px solid ${portal.hairline}` },
  },
  title: { flexGrow: 1, [onPhone]: { flexBasis: '100%' } },
  state: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    [onPhone]: { flexGrow: 1 },
  },
  done: { color: portal.okWords },
  reason: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const titles: Readonly<Record<PlatformAgreementName, PlainKey>> = {
  CORP_REG_AGREEMENT: 'registration.agreement-registration',
  CORP_PRIVACY_AGREEMENT: 'registration.agreement-privacy',
};

export interface AgreementsToReadProps {
  /** The DOM id of the group, to which an error summary links. */
  readonly id: string;
  readonly read: ReadonlySet<PlatformAgreementName>;
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onRead: (name: PlatformAgreementName) => void;
  readonly onAgreed: (agreed: boolean) => void;
}

/** The platform's agreements. The user can agree only after reading each to its end (document 1, section 5). */
export function AgreementsToRead({ id, read, agreed, error, onRead, onAgreed }: AgreementsToReadProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [reading, setReading] = useState<PlatformAgreementName>();
  const allRead = platformAgreementNames.every((name) => read.has(name));
  return (
    <>
      <fieldset id={id} tabIndex={-1} className={styles.group}>
        <legend className={styles.legend}>{say('registration.agreements')}</legend>
        <ul className={styles.list}>
          {platformAgreementNames.map((name) => (
            <li key={name} className={styles.row}>
              <span className={styles.title}>{say(titles[name])}</span>
              <span className={mergeClasses(styles.state, read.has(name) && styles.done)}>
                {read.has(name) ? (
                  <CheckmarkCircle16Regular aria-hidden="true" />
                ) : (
                  <Circle16Regular aria-hidden="true" />
                )}
                {say(read.has(name) ? 'registration.agreement-read' : 'registration.agreement-unread')}
              </span>
              <PressButton
                size="small"
                label={`${say(read.has(name) ? 'registration.agreement-again' : 'registration.agreement-read-it')} ${say(titles[name])}`}
                onPress={() => setReading(name)}
              >
                {say(read.has(name) ? 'registration.agreement-again' : 'registration.agreement-read-it')}
              </PressButton>
            </li>
          ))}
        </ul>
        <CheckBox
          checked={agreed}
          off={!allRead}
          {...(allRead ? {} : { describedBy: `${id}-first` })}
          onToggled={(checked) => onAgreed(checked)}
        >
          {say('registration.agree')}
        </CheckBox>
        {!allRead && (
          <p id={`${id}-first`} className={styles.reason}>
            {say('registration.agree-first')}
          </p>
        )}
        {error !== undefined && (
          <Notice tone="bad" small>
            {error}
          </Notice>
        )}
      </fieldset>
      {reading && (
        <ReadAgreementDialog
          name={reading}
          title={say(titles[reading])}
          onClosed={() => setReading(undefined)}
          onRead={() => {
            onRead(reading);
            setReading(undefined);
          }}
        />
      )}
    </>
  );
}
