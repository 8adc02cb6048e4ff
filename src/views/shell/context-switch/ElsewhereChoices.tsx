import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ContextSwitcher } from '../../../presentation/shell/context-switch/context-switcher.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { narrow } from '../../design/theme/breakpoints.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChoiceButtons } from '../ChoiceButtons.tsx';
import { leaveByForm } from '../../pages/leave-by-form.ts';

const useStyles = makeStyles({
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

export interface ElsewhereChoicesProps {
  readonly switcher: ContextSwitcher;
  readonly onClose: () => void;
}

/**
 * The choices of user type, of enterprise, and of the old version, as far as they are available (document 1, section
 * 2).
 */
export const ElsewhereChoices = observer(function ElsewhereChoices({ switcher, onClose }: ElsewhereChoicesProps) {
  const styles = useStyles();
  const { say } = useWords();
  const isNarrow = useMedia(narrow);
  const { kinds, companies, workbench } = switcher;
  return (
    <>
      {switcher.institution !== '' && (
        <div className={styles.quiet}>{say('switchers.institution', { name: switcher.institution })}</div>
      )}
      {kinds.length > 0 && (
        <ChoiceButtons
          label={say('switchers.user-kind')}
          value={switcher.kind}
          choices={kinds.map((kind) => ({ value: kind, label: say(`switchers.kind-${kind}`) }))}
          onChosen={(kind) => {
            onClose();
            void switcher.kindChosen(kind);
          }}
        />
      )}
      {companies.length > 0 && (
        <ChoiceButtons
          long
          label={say('switchers.company')}
          value={switcher.current?.userId ?? ''}
          choices={companies.map(({ userId, company, roles }) => ({
            value: userId,
            label: say('switchers.company-as', { company, roles }),
          }))}
          onChosen={(userId) => {
            onClose();
            void switcher.accountChosen(userId);
          }}
        />
      )}
      {isNarrow && workbench.isShown && (
        <PressButton
          block
          onPress={async () => {
            onClose();
            const departure = await workbench.workbenchPressed();
            if (departure) leaveByForm(departure);
          }}
        >
          {say('shell.workbench')}
        </PressButton>
      )}
      {switcher.oldVersion !== '' && (
        <PressButton
          block
          onPress={() => {
            onClose();
            switcher.returnPressed();
          }}
        >
          {say('switchers.old-version')}
        </PressButton>
      )}
    </>
  );
});
