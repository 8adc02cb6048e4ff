import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { FollowUpController } from '../../../presentation/evidence/package-detail/follow-up-controller.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';

const useStyles = makeStyles({
  about: { marginBottom: '4px', fontWeight: 600, overflowWrap: 'anywhere' },
  body: { marginBottom: '12px' },
});

/** Asks for the reason of a request to the platform, and shows a failure. */
export const AfterDialogs = observer(function AfterDialogs({
  controller,
}: {
  readonly controller: FollowUpController;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { requested, document, reason, trouble, failure, longest } = controller;
  // The text stays while the dialog closes.
  const action = requested ?? 'expedite';
  return (
    <>
      <PortalDialog
        open={requested !== undefined}
        kind="confirm"
        startsAtField
        title={say(`after.${action}-title`)}
        confirmLabel={say(`after.${action}`)}
        onConfirmed={async () => controller.requestConfirmed()}
        onClosed={() => controller.requestDropped()}
      >
        {action === 'removal' && document && (
          <div className={styles.about}>{say('after.removal-about', { name: say(document.name) })}</div>
        )}
        <div className={styles.body}>{say(`after.${action}-body`)}</div>
        <TextLinesField
          label={say('after.reason')}
          required
          lines={3}
          maxLength={longest}
          value={reason}
          hint={say('after.reason-hint')}
          error={trouble === undefined ? undefined : say(trouble)}
          onChanged={controller.reasonTyped}
        />
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={() => controller.failureRead()}
        onClosed={() => controller.failureRead()}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
});
