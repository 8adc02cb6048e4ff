import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { Card } from '../../views/design/panels/Card.tsx';
import { PortalDialog } from '../../views/design/dialogs/PortalDialog.tsx';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({ facts: { margin: '0 0 16px', color: tokens.colorNeutralForeground3 } });

/** The button that resets the demo world, after a confirmation. */
export const ResetCard = observer(function ResetCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { world } = useConsole();
  return (
    <Card title={say('sandbox.reset')} padded>
      <p className={styles.facts}>{say('sandbox.reset-facts')}</p>
      <PressButton onPress={world.resetPressed}>{say('sandbox.reset')}</PressButton>
      <PortalDialog
        open={world.isResetAsked}
        kind="warning"
        destroys
        title={say('sandbox.reset-title')}
        confirmLabel={say('sandbox.reset-confirm')}
        cancelLabel={say('sandbox.reset-keep')}
        onConfirmed={world.resetConfirmed}
        onClosed={world.resetClosed}
      >
        {say('sandbox.reset-warning')}
      </PortalDialog>
    </Card>
  );
});
