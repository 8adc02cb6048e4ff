import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import {
  rowHeights,
  type AccountInfoPresenter,
} from '../../../presentation/account/account-info/account-info-presenter.ts';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';
import { localeNames, locales } from '../../../words/locale.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', gap: '14px' },
  note: { margin: '2px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const themes = ['light', 'dark', 'system'] as const;

/** The user's display settings in this browser. */
export const DisplayChoices = observer(function DisplayChoices({
  presenter,
}: {
  readonly presenter: AccountInfoPresenter;
}) {
  const styles = useStyles();
  const noteId = useId();
  const { say, locale, chooseLocale } = useWords();
  const { shell } = usePresenters();
  return (
    <Card title={say('account.preferences')} note={say('account.preferences-note')} padded>
      <div className={styles.choices}>
        <RadioChoices
          label={say('account.language')}
          value={locale}
          choices={locales.map((each) => ({ value: each, label: localeNames[each] }))}
          onChanged={(value) => void chooseLocale(locales.find((each) => each === value) ?? locale)}
        />
        <div>
          <RadioChoices
            label={say('account.theme')}
            value={shell.theme}
            choices={themes.map((each) => ({ value: each, label: say(`shell.theme-${each}`) }))}
            onChanged={(value) => shell.themeChosen(themes.find((each) => each === value) ?? 'system')}
          />
          <p className={styles.note}>{say('account.theme-note')}</p>
        </div>
        <RadioChoices
          label={say('account.row-height')}
          value={presenter.rowHeight}
          choices={rowHeights.map((each) => ({ value: each, label: say(`account.row-${each}`) }))}
          onChanged={(value) => presenter.rowHeightChosen(value === 'compact' ? 'compact' : 'comfortable')}
        />
        <div>
          <CheckBox
            checked={presenter.sharedComputer}
            describedBy={noteId}
            onToggled={(on) => presenter.sharedComputerChosen(on)}
          >
            {say('account.shared-computer')}
          </CheckBox>
          <p id={noteId} className={styles.note}>
            {say('account.shared-computer-note')}
          </p>
        </div>
      </div>
    </Card>
  );
});
